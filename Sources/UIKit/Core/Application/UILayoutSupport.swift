/// The area covered at the top or bottom of a controller's view, as an item of constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip under the bars at a controller's top or bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private var height: LayoutSupportConstraint?

    var length: CGFloat {
        let safe = owningView?.safeAreaInsets ?? .zero
        return kind == .topBars ? safe.top : safe.bottom
    }

    /// Makes the two constraints that UIKit lists among those of the controller's view, as EasyPeasy's tests count them:
    /// the guide's height, and its edge.
    fileprivate func constrain(to view: UIView) {
        let edge: NSLayoutConstraint.Attribute = kind == .topBars ? .top : .bottom
        let height = LayoutSupportConstraint(
            first: self, .height, .equal, second: nil, .notAnAttribute, constant: length)
        self.height = height
        for constraint in [height, LayoutSupportConstraint(first: self, edge, .equal, second: view, edge)] {
            constraint.role = .system
            constraint.isActive = true
        }
    }

    func followBars() { height?.constant = length }
}

/// A constraint between a bar's guide and its controller's view.
final class LayoutSupportConstraint: NSLayoutConstraint {
    /// The owner named in logs: the guide, not the app.
    var owner: ConstraintOwner? {
        (firstItem as? UILayoutGuide).map { .guide($0, edge: firstAttribute.name) }
    }
}

extension UIViewController {
    /// The strip under status and navigation bar; the safe area's top equals it since iOS 11.
    public var topLayoutGuide: any UILayoutSupport { barGuide(.topBars, "_UIViewControllerTop") }
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars, "_UIViewControllerBottom") }

    /// Owned by the view, as its constraints may outlive the controller.
    private func barGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> BarLayoutGuide {
        let view = self.view ?? UIView()
        if let guide = view.layoutTraits.barGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = BarLayoutGuide(kind: kind, owner: view, identifier: identifier)
        view.layoutTraits.barGuides.append(guide)
        guide.constrain(to: view)
        return guide
    }
}
