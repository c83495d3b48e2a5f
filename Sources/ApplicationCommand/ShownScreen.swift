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

    /// The list in front: a table, else a collection view, else a scroll view with more than it shows.
    func scrollView(for flag: String) throws(UsageError) -> UIScrollView {
        if let tableView { return tableView }
        let all = Self.scrollViews(in: root)
        guard let found = all.first(where: { $0 is UICollectionView }) ?? all.first(where: Self.scrolls) else {
            throw UsageError("The screen has no list and nothing that scrolls, so \(flag) has no meaning for it.")
        }
        return found
    }

    private static func scrolls(_ view: UIScrollView) -> Bool {
        view.contentSize.height > view.bounds.height || view.contentSize.width > view.bounds.width
    }

    /// All that aren't hidden, texts that are edited apart, from the front of the tree.
    private static func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden else { return [] }
        let own = (view as? UIScrollView).flatMap { $0 is UITextView ? nil : $0 }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(scrollViews)
    }

    /// - Parameter scale: pixels per point; nil for the device's.
    package func png(scale: Double? = nil) throws -> Data {
        settle()
        guard let scale else { return try host.png() }
        return try host.screenPNG(scale: scale)
    }

    /// Brings the content's `y` to the upper edge of what the bars leave free, as far as the content goes; what scrolls
    /// sideways alone, to its left edge.
    package func scroll(to y: Double, for flag: String) throws(UsageError) {
        let scrollView = try scrollView(for: flag)
        let inset = scrollView.adjustedContentInset
        let isSideways = scrollView.contentSize.height <= scrollView.bounds.height && Self.scrolls(scrollView)
        if isSideways {
            let furthest = max(-inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width)
            scrollView.contentOffset.x = min(max(CGFloat(y) - inset.left, -inset.left), furthest)
        } else {
            let lowest = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
            scrollView.contentOffset.y = min(max(CGFloat(y) - inset.top, -inset.top), lowest)
        }
        settle()
    }
}
