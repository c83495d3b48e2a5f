import Foundation
import UIKit

/// A view and all below it, a line each, indented by their depth: class, frame, what is hidden or transparent.
@MainActor public func textDump(of view: UIView) -> String {
    view.layoutIfNeeded()
    return view.frameDump()
}

extension UIView {
    /// The view and all below it as text that doesn't depend on addresses.
    func frameDump(indentation: String = "") -> String {
        let seen = presentation(at: UIApplication.shared.now)
        let frame = seen.frame
        var line = "\(indentation)\(type(of: self)) ("
        line += [frame.minX, frame.minY, frame.width, frame.height].map(dumpedNumber).joined(separator: ", ") + ")"
        if seen.bounds.origin != .zero {
            line += " scrolled (\(dumpedNumber(seen.bounds.minX)), \(dumpedNumber(seen.bounds.minY)))"
        }
        if isHidden { line += " hidden" }
        if seen.alpha != 1 { line += " alpha \(dumpedNumber(seen.alpha))" }
        if let label = self as? UILabel, let text = label.text { line += " \"\(text)\"" }
        return subviews.reduce(line + "\n") { $0 + $1.frameDump(indentation: indentation + "    ") }
    }
}

/// Points with at most three decimals.
package func dumpedNumber(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
