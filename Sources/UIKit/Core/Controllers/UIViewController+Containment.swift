/// The parent and children of a controller.
struct ControllerContainment {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    /// The part of its child's safe area that a container's bars cover.
    var barInsets = UIEdgeInsets.zero
    /// The scroll views that the app set, by the raw value of their edge.
    var contentScrollViews: [UInt: WeakView] = [:]
    /// True while a push or pop of this controller runs.
    var isMovingToParent = false
    var isMovingFromParent = false
    /// The nesting depth of the controller's container views.
    var embeddingDepth = 0
    /// The parent's override of this controller's traits.
    var parentTraits: TraitOverriding?
}

extension UIViewController {
    func adoptChild(_ child: UIViewController) {
        guard child.containment.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        child.containment.parent = self
        containment.children.append(child)
        refreshTraits(of: child)
    }

    func leaveParent() {
        guard let parent = containment.parent else { return }
        parent.containment.children.removeAll { $0 === self }
        containment.parent = nil
        containment.parentTraits = nil
        didMove(toParent: nil)
    }

    func enclosing<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }

    var totalAdditionalSafeAreaInsets: UIEdgeInsets {
        let bars = containment.barInsets
        let own = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }

    /// A root view's own margins: top and bottom 0, the sides at least the system's minimum.
    func raisingToSystemMinimum(_ own: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return own }
        let minimum = systemMinimumLayoutMargins
        let isDefault = own == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        return NSDirectionalEdgeInsets(
            top: isDefault ? minimum.top : own.top, leading: max(own.leading, minimum.leading),
            bottom: isDefault ? minimum.bottom : own.bottom, trailing: max(own.trailing, minimum.trailing))
    }
}
