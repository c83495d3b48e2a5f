extension StandIns {
    /// Rows that a person deletes or inserts, which a table offers where its data source has a method for it.
    static let reactiveEdits = """
        /// A data source that tells of edits, and asks the app's own about the rest.
        final class RowEdits: NSObject, UITableViewDataSource, SectionedViewDataSourceType, _MessageForwarding {
            weak var next: (any UITableViewDataSource)?
            let deleted = PublishSubject<IndexPath>()
            let inserted = PublishSubject<IndexPath>()

            func forwardingTarget(for selector: Selector!) -> Any? { next }
            func responds(to selector: Selector!) -> Bool {
                _respondsItself(to: selector) || (next as? any NSObjectProtocol)?.responds(to: selector) ?? false
            }
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
                next?.tableView(table, numberOfRowsInSection: section) ?? 0
            }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                next?.tableView(table, cellForRowAt: path) ?? UITableViewCell()
            }
            func tableView(
                _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
            ) {
                next?.tableView?(table, commit: style, forRowAt: path)
                if style == .delete { deleted.onNext(path) }
                if style == .insert { inserted.onNext(path) }
            }
            func model(at path: IndexPath) throws -> Any {
                guard let source = next as? any SectionedViewDataSourceType else { throw RxError.unknown }
                return try source.model(at: path)
            }
        }

        extension UITableView {
            fileprivate var rowEdits: RowEdits {
                let proxy = tableProxy
                if let known = proxy.edits { return known }
                let edits = RowEdits()
                proxy.edits = edits
                edits.next = dataSource
                dataSource = edits
                return edits
            }
            /// Takes a source of rows, behind what tells of edits.
            func takeRows(from source: (any UITableViewDataSource)?) {
                guard let edits = tableProxy.edits else {
                    dataSource = source
                    return
                }
                edits.next = source
                // The source's answers are asked for anew.
                dataSource = nil
                dataSource = edits
            }
            func takesRows(from source: any UITableViewDataSource) -> Bool {
                dataSource === source || tableProxy.edits?.next === source
            }
        }

        extension Reactive where Base: UITableView {
            public var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: base.rowEdits.deleted) }
            public var itemInserted: ControlEvent<IndexPath> { ControlEvent(events: base.rowEdits.inserted) }
            public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> {
                let models = base.rowEdits.deleted.compactMap { [weak table = base] path -> T? in
                    try? table?.rx.model(at: path)
                }
                return ControlEvent(events: models)
            }
        }


        """
}
