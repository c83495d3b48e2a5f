import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
    /// Keeps a controller and those inside it, a line each: class, whether it is on the screen, its view.
    public static var hierarchy: Snapshotting {
        text(nil, nil, UITraitCollection()) { view in
            (view.next as? UIViewController)?.hierarchyLines().joined(separator: "\n") ?? ""
        }
    }
}

extension UIViewController {
    /// The lines of UIKit's own dump for debuggers, without addresses; a presented controller's line begins with a
    /// plus.
    fileprivate func hierarchyLines(_ indentation: String = "") -> [String] {
        var line =
            "\(indentation)<\(type(of: self))>, state: \(viewIfLoaded?.window == nil ? "disappeared" : "appeared"), view: "
        if let view = viewIfLoaded {
            line += "<\(type(of: view))>" + (view.window == nil ? " not in the window" : "")
        } else {
            line += "(view not loaded)"
        }
        let inside = children.flatMap { $0.hierarchyLines(indentation + "   | ") }
        guard let shown = presentedViewController, shown.presentingViewController === self else {
            return [line] + inside
        }
        return [line] + inside + shown.hierarchyLines(indentation + "   + ")
    }
}
