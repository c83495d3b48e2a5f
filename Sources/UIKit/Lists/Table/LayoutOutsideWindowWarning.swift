/// The log line for a table that is laid out before it is in a window; once an app, as UIKit does since iOS 13.
@MainActor enum LayoutOutsideWindowWarning {
    static func check(_ table: UITableView) {
        guard !(table.topmost is UIWindow), table.window == nil, table.dataSource != nil, !table.bounds.isEmpty,
            UIApplication.shared.isFirst(.tableOutsideWindow)
        else { return }
        UIKitLog.write(
            "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without "
                + "being in the view hierarchy (the table view or one of its superviews has not been added to a "
                + "window). This may cause bugs by forcing views inside the table view to load and perform layout "
                + "without accurate information (e.g. table view bounds, trait collection, layout margins, safe area "
                + "insets, etc), and will also cause unnecessary performance overhead due to extra layout passes. Make "
                + "a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger "
                + "and see what caused this to occur, so you can avoid this action altogether if possible, or defer it "
                + "until the table view has been added to a window. Table view: \(table.description)")
    }
}
