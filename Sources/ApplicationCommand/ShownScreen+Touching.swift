import HeadlessHost
import UIKit

extension ShownScreen {
    /// Does what a double tap of VoiceOver does to the element of this name: its label, its identifier, its value, a
    /// text field's placeholder, or what `--read` prints of it; else the only element whose name begins so.
    ///
    /// An element off the screen is scrolled to, from the top of the front list to its end.
    func tap(_ name: String) throws {
        if try touch(name) { return }
        if try scroll(to: name) { return }
        let known = host.accessibilityElements().map(\.spoken)
        let hint =
            known.isEmpty
            ? " The screen has no element yet: if it waits for the network, add --wait SECONDS."
            : ""
        throw UsageError("\(HostError.noElement(name, known: known))\(hint)")
    }

    /// - Returns: false where there is no such element.
    private func touch(_ name: String) throws -> Bool {
        settle()
        guard let item = try item(named: name) else { return false }
        reveal(item)
        let now = try self.item(named: name) ?? item
        if let cover = cover(of: now) {
            throw UsageError("\(now.spoken) can't be touched: \(type(of: cover)) is on top of it.")
        }
        if !now.activate() { host.play(.tap(at: now.activationPoint)) }
        settle()
        return true
    }

    private func item(named name: String) throws(UsageError) -> AccessibilityItem? {
        let items = window.accessibilityItems()
        if let item = items.first(named: name) { return item }
        let beginning = items.filter { item in
            item.names.contains { $0.lowercased().hasPrefix(name.lowercased()) }
        }
        guard beginning.count <= 1 || name.isEmpty else {
            let all = beginning.map(\.spoken).joined(separator: "; ")
            throw UsageError("'\(name)' could be any of \(beginning.count) elements: \(all).")
        }
        return name.isEmpty ? nil : beginning.first
    }

    // MARK: Places

    /// Scrolls what the element is in, so that all of it is seen.
    private func reveal(_ item: AccessibilityItem) {
        guard let view = item.view else { return }
        var above = view.superview
        while let current = above {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let frame = view.convert(view.bounds, to: scrollView)
                let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
                if !seen.intersects(frame) { scrollView.scrollRectToVisible(frame, animated: false) }
            }
            above = current.superview
        }
        settle()
    }

    /// The view that a finger would meet in the element's place; nil where that is the element, or it is no view.
    private func cover(of item: AccessibilityItem) -> UIView? {
        guard let view = item.view, view.window === window,
            let met = window.hitTest(window.convert(item.activationPoint, from: nil), with: nil),
            !met.isDescendant(of: view), !view.isDescendant(of: met)
        else { return nil }
        // A cell's content, a bar's item: what has a common owner belongs together.
        guard let owner = view.superview, !met.isDescendant(of: owner) else { return nil }
        return met
    }

    /// Scrolls the front list a page at a time until an element of the name can be touched.
    private func scroll(to name: String) throws -> Bool {
        guard let list = frontScrollView else { return false }
        let start = list.contentOffset
        let top = -list.adjustedContentInset.top
        let page = max(44, list.bounds.inset(by: list.adjustedContentInset).height * 0.8)
        var offset = top
        var steps = 0
        // Lists without an end end here.
        while steps < 200 {
            list.setContentOffset(CGPoint(x: start.x, y: offset), animated: false)
            settle()
            if try touch(name) { return true }
            let lowest = max(top, list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height)
            guard offset < lowest else { break }
            offset = min(offset + page, lowest)
            steps += 1
        }
        list.setContentOffset(start, animated: false)
        settle()
        return false
    }

    /// The first list or scroll view that isn't hidden and has more than it shows.
    private var frontScrollView: UIScrollView? { Self.firstScrollView(in: root) }

    private static func firstScrollView(in view: UIView) -> UIScrollView? {
        if let found = view as? UIScrollView, found.contentSize.height > found.bounds.height { return found }
        for subview in view.subviews.reversed() where !subview.isHidden {
            if let found = firstScrollView(in: subview) { return found }
        }
        return nil
    }

    /// Types into the focused field.
    func enter(_ text: String) throws(UsageError) {
        settle()
        guard UIApplication.shared.firstResponder != nil else {
            throw UsageError("--type has no field to type into: none has the focus. --tap a text field first.")
        }
        host.type(text)
    }
}
