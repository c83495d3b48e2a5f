extension StandIns {
    /// Tables, collections, scroll views and search bars with what they tell their delegates.
    static let reactiveLists = """
        /// A delegate that tells what it hears, and asks the app's own delegate about the rest.
        class DelegateProxyObject: NSObject, UIScrollViewDelegate, _MessageForwarding {
            weak var next: AnyObject?
            var kept: AnyObject?
            let didScroll = PublishSubject<Void>()
            let didEndDecelerating = PublishSubject<Void>()
            let willBeginDragging = PublishSubject<Void>()
            let didEndDragging = PublishSubject<Bool>()

            func forwardingTarget(for selector: Selector!) -> Any? { next }
            func responds(to selector: Selector!) -> Bool {
                _respondsItself(to: selector) || (next as? any NSObjectProtocol)?.responds(to: selector) ?? false
            }
            private var scrolled: (any UIScrollViewDelegate)? { next as? any UIScrollViewDelegate }
            func scrollViewDidScroll(_ view: UIScrollView) {
                scrolled?.scrollViewDidScroll?(view)
                didScroll.onNext(())
            }
            func scrollViewDidEndDecelerating(_ view: UIScrollView) {
                scrolled?.scrollViewDidEndDecelerating?(view)
                didEndDecelerating.onNext(())
            }
            func scrollViewWillBeginDragging(_ view: UIScrollView) {
                scrolled?.scrollViewWillBeginDragging?(view)
                willBeginDragging.onNext(())
            }
            func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
                scrolled?.scrollViewDidEndDragging?(view, willDecelerate: decelerate)
                didEndDragging.onNext(decelerate)
            }
        }

        final class TableProxy: DelegateProxyObject, UITableViewDelegate {
            /// The object before the table's data source where an app listens to edits.
            var edits: RowEdits?
            let selected = PublishSubject<IndexPath>()
            let deselected = PublishSubject<IndexPath>()
            let accessory = PublishSubject<IndexPath>()
            let willDisplay = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
            let didEndDisplaying = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
            private var rows: (any UITableViewDelegate)? { next as? any UITableViewDelegate }

            func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                rows?.tableView?(table, didSelectRowAt: path)
                selected.onNext(path)
            }
            func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
                rows?.tableView?(table, didDeselectRowAt: path)
                deselected.onNext(path)
            }
            func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
                rows?.tableView?(table, accessoryButtonTappedForRowWith: path)
                accessory.onNext(path)
            }
            func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
                rows?.tableView?(table, willDisplay: cell, forRowAt: path)
                willDisplay.onNext((cell, path))
            }
            func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
                rows?.tableView?(table, didEndDisplaying: cell, forRowAt: path)
                didEndDisplaying.onNext((cell, path))
            }
        }

        final class CollectionProxy: DelegateProxyObject, UICollectionViewDelegateFlowLayout {
            let selected = PublishSubject<IndexPath>()
            let deselected = PublishSubject<IndexPath>()
            let willDisplay = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
            let didEndDisplaying = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
            typealias Supplement = (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)
            let willDisplaySupplement = PublishSubject<Supplement>()
            let didEndDisplayingSupplement = PublishSubject<Supplement>()
            let highlighted = PublishSubject<IndexPath>()
            let unhighlighted = PublishSubject<IndexPath>()
            private var items: (any UICollectionViewDelegate)? { next as? any UICollectionViewDelegate }

            func collectionView(_ collection: UICollectionView, didSelectItemAt path: IndexPath) {
                items?.collectionView?(collection, didSelectItemAt: path)
                selected.onNext(path)
            }
            func collectionView(_ collection: UICollectionView, didDeselectItemAt path: IndexPath) {
                items?.collectionView?(collection, didDeselectItemAt: path)
                deselected.onNext(path)
            }
            func collectionView(
                _ collection: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) {
                items?.collectionView?(collection, willDisplay: cell, forItemAt: path)
                willDisplay.onNext((cell, path))
            }
            func collectionView(
                _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
            ) {
                items?.collectionView?(collection, didEndDisplaying: cell, forItemAt: path)
                didEndDisplaying.onNext((cell, path))
            }
            func collectionView(
                _ collection: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind kind: String, at path: IndexPath
            ) {
                items?.collectionView?(collection, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
                willDisplaySupplement.onNext((view, kind, path))
            }
            func collectionView(
                _ collection: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                forElementOfKind kind: String, at path: IndexPath
            ) {
                items?.collectionView?(collection, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
                didEndDisplayingSupplement.onNext((view, kind, path))
            }
            func collectionView(_ collection: UICollectionView, didHighlightItemAt path: IndexPath) {
                items?.collectionView?(collection, didHighlightItemAt: path)
                highlighted.onNext(path)
            }
            func collectionView(_ collection: UICollectionView, didUnhighlightItemAt path: IndexPath) {
                items?.collectionView?(collection, didUnhighlightItemAt: path)
                unhighlighted.onNext(path)
            }
        }

        extension UIScrollView {
            /// The view's proxy, which takes the place of the delegate that it had.
            fileprivate func proxy<Proxy: DelegateProxyObject>(_ type: Proxy.Type, _ make: () -> Proxy) -> Proxy {
                let known = objc_getAssociatedObject(self, &proxyKey) as? Proxy
                let proxy = known ?? make()
                if known == nil {
                    objc_setAssociatedObject(self, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                if let own = delegate, own !== proxy { proxy.next = own }
                if delegate !== proxy { delegate = proxy }
                return proxy
            }
            fileprivate var anyProxy: DelegateProxyObject {
                if let table = self as? UITableView { return table.tableProxy }
                if let collection = self as? UICollectionView { return collection.collectionProxy }
                return proxy(DelegateProxyObject.self) { DelegateProxyObject() }
            }
        }
        extension UITableView {
            var tableProxy: TableProxy { proxy(TableProxy.self) { TableProxy() } }
        }
        extension UICollectionView {
            fileprivate var collectionProxy: CollectionProxy { proxy(CollectionProxy.self) { CollectionProxy() } }
        }

        extension Reactive where Base: UIScrollView {
            public var didScroll: ControlEvent<Void> { ControlEvent(events: base.anyProxy.didScroll) }
            public var didEndDecelerating: ControlEvent<Void> { ControlEvent(events: base.anyProxy.didEndDecelerating) }
            public var willBeginDragging: ControlEvent<Void> { ControlEvent(events: base.anyProxy.willBeginDragging) }
            public var didEndDragging: ControlEvent<Bool> { ControlEvent(events: base.anyProxy.didEndDragging) }
            public var contentOffset: ControlProperty<CGPoint> {
                let offsets = base.anyProxy.didScroll.compactMap { [weak view = base] in view?.contentOffset }
                return ControlProperty(
                    values: offsets.startWith(base.contentOffset), valueSink: Binder(base) { $0.contentOffset = $1 })
            }
            /// The delegate that is asked besides; it isn't retained.
            public func setDelegate(_ delegate: any UIScrollViewDelegate) -> Disposable {
                let proxy = base.anyProxy
                proxy.next = delegate as AnyObject
                if let delegate = base.delegate {
                    // The delegate's answers are asked for anew.
                    base.delegate = nil
                    base.delegate = delegate
                }
                return Disposables.create { [weak proxy] in proxy?.next = nil }
            }
        }

        public protocol RxTableViewDataSourceType {
            associatedtype Element
            func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
        }
        public protocol RxCollectionViewDataSourceType {
            associatedtype Element
            func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
        }
        public protocol RxPickerViewDataSourceType {
            associatedtype Element
            func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
        }

        /// One section of elements.
        final class RowSource<Sequence: Swift.Sequence>: NSObject, UITableViewDataSource, SectionedViewDataSourceType,
            RxTableViewDataSourceType
        {
            typealias Element = Sequence
            private var elements: [Sequence.Element] = []
            private let cell: (UITableView, Int, Sequence.Element) -> UITableViewCell
            init(_ cell: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) { self.cell = cell }

            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                cell(table, path.row, elements[path.row])
            }
            func model(at path: IndexPath) throws -> Any { elements[path.row] }
            func tableView(_ table: UITableView, observedEvent event: Event<Sequence>) {
                guard case .next(let new) = event else { return }
                elements = Array(new)
                table.reloadData()
            }
        }

        final class ItemSource<Sequence: Swift.Sequence>: NSObject, UICollectionViewDataSource,
            SectionedViewDataSourceType, RxCollectionViewDataSourceType
        {
            typealias Element = Sequence
            private var elements: [Sequence.Element] = []
            private let cell: (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell
            init(_ cell: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) { self.cell = cell }

            func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                elements.count
            }
            func collectionView(
                _ collection: UICollectionView, cellForItemAt path: IndexPath
            ) -> UICollectionViewCell { cell(collection, path.item, elements[path.item]) }
            func model(at path: IndexPath) throws -> Any { elements[path.item] }
            func collectionView(_ collection: UICollectionView, observedEvent event: Event<Sequence>) {
                guard case .next(let new) = event else { return }
                elements = Array(new)
                collection.reloadData()
            }
        }

        extension Reactive where Base: UITableView {
            public func items<Sequence: Swift.Sequence, Source: ObservableType>(
                _ source: Source
            ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable
            where Source.Element == Sequence {
                { factory in items(dataSource: RowSource<Sequence>(factory))(source) }
            }

            public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
                cellIdentifier: String, cellType: Cell.Type = Cell.self
            ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
            where Source.Element == Sequence {
                { source in
                    { configure in
                        let rows = RowSource<Sequence> { table, row, element in
                            let path = IndexPath(row: row, section: 0)
                            let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
                            if let cell = cell as? Cell { configure(row, element, cell) }
                            return cell
                        }
                        return items(dataSource: rows)(source)
                    }
                }
            }

            public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
                dataSource: DataSource
            ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
                { source in
                    let table = base
                    let proxy = table.tableProxy
                    proxy.kept = dataSource
                    table.takeRows(from: dataSource)
                    let subscription = source.observeOn(MainScheduler()).subscribe { [weak table] event in
                        if let table { dataSource.tableView(table, observedEvent: event) }
                    }
                    return Disposables.create {
                        subscription.dispose()
                        if proxy.kept === dataSource { proxy.kept = nil }
                        if table.takesRows(from: dataSource) { table.takeRows(from: nil) }
                    }
                }
            }

            public func setDataSource(_ dataSource: any UITableViewDataSource) -> Disposable {
                let table = base
                table.takeRows(from: dataSource)
                return Disposables.create { table.takeRows(from: nil) }
            }

            public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.tableProxy.selected) }
            public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.tableProxy.deselected) }
            public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
                ControlEvent(events: base.tableProxy.accessory)
            }
            public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
                ControlEvent(events: base.tableProxy.willDisplay)
            }
            public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
                ControlEvent(events: base.tableProxy.didEndDisplaying)
            }
            public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
                let models = base.tableProxy.selected.compactMap { [weak table = base] path -> T? in
                    try? table?.rx.model(at: path)
                }
                return ControlEvent(events: models)
            }
            public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
                let models = base.tableProxy.deselected.compactMap { [weak table = base] path -> T? in
                    try? table?.rx.model(at: path)
                }
                return ControlEvent(events: models)
            }
            public func model<T>(at indexPath: IndexPath) throws -> T {
                guard let source = base.dataSource as? any SectionedViewDataSourceType,
                    let model = try source.model(at: indexPath) as? T
                else { throw RxError.unknown }
                return model
            }
        }

        extension Reactive where Base: UICollectionView {
            public func items<Sequence: Swift.Sequence, Source: ObservableType>(
                _ source: Source
            ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable
            where Source.Element == Sequence {
                { factory in items(dataSource: ItemSource<Sequence>(factory))(source) }
            }

            public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
                cellIdentifier: String, cellType: Cell.Type = Cell.self
            ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
            where Source.Element == Sequence {
                { source in
                    { configure in
                        let rows = ItemSource<Sequence> { collection, item, element in
                            let path = IndexPath(item: item, section: 0)
                            let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
                            if let cell = cell as? Cell { configure(item, element, cell) }
                            return cell
                        }
                        return items(dataSource: rows)(source)
                    }
                }
            }

            public func items<
                DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
            >(
                dataSource: DataSource
            ) -> (_ source: Source) -> Disposable where DataSource.Element == Source.Element {
                { source in
                    let collection = base
                    let proxy = collection.collectionProxy
                    proxy.kept = dataSource
                    collection.dataSource = dataSource
                    let subscription = source.observeOn(MainScheduler()).subscribe { [weak collection] event in
                        if let collection { dataSource.collectionView(collection, observedEvent: event) }
                    }
                    return Disposables.create {
                        subscription.dispose()
                        if proxy.kept === dataSource { proxy.kept = nil }
                        if collection.dataSource === dataSource { collection.dataSource = nil }
                    }
                }
            }

            public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.collectionProxy.selected) }
            public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.collectionProxy.deselected) }
            public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
                ControlEvent(events: base.collectionProxy.willDisplay)
            }
            public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
                ControlEvent(events: base.collectionProxy.didEndDisplaying)
            }
            public var willDisplaySupplementaryView:
                ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
            { ControlEvent(events: base.collectionProxy.willDisplaySupplement) }
            public var didEndDisplayingSupplementaryView:
                ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
            { ControlEvent(events: base.collectionProxy.didEndDisplayingSupplement) }
            public var itemHighlighted: ControlEvent<IndexPath> { ControlEvent(events: base.collectionProxy.highlighted) }
            public var itemUnhighlighted: ControlEvent<IndexPath> {
                ControlEvent(events: base.collectionProxy.unhighlighted)
            }
            public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
                let models = base.collectionProxy.selected.compactMap { [weak collection = base] path -> T? in
                    try? collection?.rx.model(at: path)
                }
                return ControlEvent(events: models)
            }
            public func model<T>(at indexPath: IndexPath) throws -> T {
                guard let source = base.dataSource as? any SectionedViewDataSourceType,
                    let model = try source.model(at: indexPath) as? T
                else { throw RxError.unknown }
                return model
            }
        }

        """
}
