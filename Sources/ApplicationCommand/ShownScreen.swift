import Foundation
import HeadlessHost
import UIKit

/// The screen of a host, for questions about its rows, its explanations and its picture.
@MainActor package struct ShownScreen {
    package let host: HeadlessHost
    /// Finishes layout, and waits for what the screen asked for.
    let settle: @MainActor () -> Void

    /// - Parameter settle: nil for a turn of the loop.
    package init(_ host: HeadlessHost, settle: (@MainActor () -> Void)? = nil) {
        self.host = host
        self.settle = settle ?? { host.settle() }
    }

    var window: UIWindow { host.shownWindow }

    /// The view of the controller that was presented last.
    var root: UIView {
        var controller = window.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller?.view ?? window
    }

    /// The first table that isn't hidden, from the front of the tree.
    package var tableView: UITableView? { Self.firstTable(in: root) }

    private static func firstTable(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        for subview in view.subviews where !subview.isHidden {
            if let table = firstTable(in: subview) { return table }
        }
        return nil
    }

    package func table(for flag: String) throws(UsageError) -> UITableView {
        guard let tableView else {
            throw UsageError("The screen has no table view, so \(flag) has no meaning for it.")
        }
        return tableView
    }

    /// - Parameter scale: pixels a point; nil for the device's.
    package func png(scale: Double? = nil) throws -> Data {
        settle()
        guard let scale else { return try host.png() }
        return try host.screenPNG(scale: scale)
    }

    /// Brings the content's `y` to the upper edge of what the bars leave free, as far as the content goes.
    package func scroll(to y: Double, for flag: String) throws(UsageError) {
        let table = try table(for: flag)
        let inset = table.adjustedContentInset
        let lowest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        table.contentOffset.y = min(max(CGFloat(y) - inset.top, -inset.top), lowest)
        settle()
    }
}
