/// Tells a table how many rows there are and makes their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        forwardee("numberOfSectionsWithIn:")?.numberOfSections(in: tableView) ?? 1
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        forwardee("tableView:titleForHeaderInSection:")?.tableView(tableView, titleForHeaderInSection: section)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        forwardee("tableView:titleForFooterInSection:")?.tableView(tableView, titleForFooterInSection: section)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if let other = forwardee("tableView:canEditRowAt:") {
            return other.tableView(tableView, canEditRowAt: indexPath)
        }
        tableView.answeredByDefault(.canEditRow, of: self, .bool(true))
        return true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        if let other = forwardee("tableView:canMoveRowAt:") {
            return other.tableView(tableView, canMoveRowAt: indexPath)
        }
        tableView.answeredByDefault(.canMoveRow, of: self, .bool(false))
        return false
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if let other = forwardee("tableView:commit:forRowAt:") {
            return other.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
        tableView.answeredByDefault(.commitEditing, of: self, .nothing)
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forwardee("tableView:moveRowAt:to:")?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        forwardee("sectionIndexTitlesWithFor:")?.sectionIndexTitles(for: tableView)
    }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        forwardee("tableView:sectionForSectionIndexTitle:at:")?.tableView(
            tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }

    /// The object that answers methods that the data source lacks.
    fileprivate func forwardee(_ name: String) -> (any UITableViewDataSource)? {
        MessageForwarding.target(of: self, for: name) as? any UITableViewDataSource
    }
}

/// A data source that is notified of rows that will soon be shown, so that it can prepare their data.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
