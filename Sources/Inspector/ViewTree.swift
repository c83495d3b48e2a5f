import Foundation
import HeadlessHost
import UIKit

/// A rectangle in points.
package struct Rectangle: Encodable, Equatable {
    package var x, y, width, height: Double

    package init(_ rect: CGRect) {
        x = Double(rect.minX)
        y = Double(rect.minY)
        width = Double(rect.width)
        height = Double(rect.height)
    }
}

/// The screen and its views.
struct TreeAnswer: Encodable {
    /// A view and what is in it, back to front.
    struct Node: Encodable {
        var id: Int
        var name: String
        var type: String
        /// The frame on the screen; of a rotated view the box around it.
        var frame: Rectangle
        /// Neither hidden nor transparent itself.
        var isVisible: Bool
        var text: String?
        var children: [Node]
    }

    var version = wireVersion
    var state: StateAnswer
    var root: Node
}

extension Inspector {
    func tree() -> TreeAnswer {
        let names = ViewNames()
        return TreeAnswer(state: state(), root: node(host.shownWindow, names))
    }

    private func node(_ view: UIView, _ names: ViewNames) -> TreeAnswer.Node {
        TreeAnswer.Node(
            id: views.number(of: view), name: names.name(of: view), type: "\(type(of: view))",
            frame: Rectangle(view.convert(view.bounds, to: nil)), isVisible: !view.isHidden && view.alpha >= 0.01,
            text: (view as? UILabel)?.text, children: view.subviews.map { node($0, names) })
    }

    /// The view clicked at a point of the screen: the frontmost of the deepest views that are seen there.
    func hit(_ x: Double, _ y: Double) -> HitAnswer {
        let found = Self.deepest(in: host.shownWindow, at: CGPoint(x: x, y: y))
        return HitAnswer(id: found.map { views.number(of: $0) })
    }

    /// Not `hitTest`, which passes over what takes no touches, such as labels.
    private static func deepest(in view: UIView, at point: CGPoint) -> UIView? {
        guard !view.isHidden, view.alpha >= 0.01 else { return nil }
        let isInside = view.bounds.contains(point)
        if view.clipsToBounds, !isInside { return nil }
        for subview in view.subviews.reversed() {
            if let found = deepest(in: subview, at: subview.convert(point, from: view)) { return found }
        }
        return isInside ? view : nil
    }
}

struct HitAnswer: Encodable {
    var version = wireVersion
    /// Absent beside the screen.
    var id: Int?
}
