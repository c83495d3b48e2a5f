import Foundation
import UIKit

/// A view and all below it, a line each, indented by their depth: class, frame, what is hidden or transparent.
@MainActor public func textDump(of view: UIView) -> String {
    view.layoutIfNeeded()
    return view.frameDump()
}

/// A view of a screen as it is at a moment, without its address.
package struct DumpedView {
    /// The number of views around it.
    package var depth: Int
    /// The class's name.
    package var type: String
    /// In the coordinates of its superview, in points.
    package var frame: CGRect
    /// The origin of its bounds; nil for zero.
    package var scrolled: CGPoint?
    package var isHidden: Bool
    package var alpha: CGFloat
    /// A label's text.
    package var text: String?

    @MainActor fileprivate init(_ view: UIView, depth: Int) {
        let seen = view.presentation(at: UIApplication.shared.now)
        self.depth = depth
        type = "\(Swift.type(of: view))"
        frame = seen.frame
        scrolled = seen.bounds.origin == .zero ? nil : seen.bounds.origin
        isHidden = view.isHidden
        alpha = seen.alpha
        text = (view as? UILabel)?.text
    }

    /// The view in a line, indented by its depth.
    package var line: String {
        var line = String(repeating: "    ", count: depth) + type + " ("
        line += [frame.minX, frame.minY, frame.width, frame.height].map(dumpedNumber).joined(separator: ", ") + ")"
        if let scrolled { line += " scrolled (\(dumpedNumber(scrolled.x)), \(dumpedNumber(scrolled.y)))" }
        if isHidden { line += " hidden" }
        if alpha != 1 { line += " alpha \(dumpedNumber(alpha))" }
        if let text { line += " \"\(text)\"" }
        return line + "\n"
    }
}

extension UIView {
    /// The view and all below it as text that doesn't depend on addresses.
    func frameDump() -> String { dumpedViews().map(\.line).joined() }

    /// The view and all below it, each before what is in it.
    fileprivate func dumpedViews(depth: Int = 0) -> [DumpedView] {
        [DumpedView(self, depth: depth)] + subviews.flatMap { $0.dumpedViews(depth: depth + 1) }
    }
}

extension HeadlessHost {
    /// The screen's views, each before what is in it.
    package func dumpedViews() -> [DumpedView] {
        settle()
        shownWindow.layoutIfNeeded()
        return shownWindow.dumpedViews()
    }
}

/// Points with at most three decimals.
package func dumpedNumber(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
