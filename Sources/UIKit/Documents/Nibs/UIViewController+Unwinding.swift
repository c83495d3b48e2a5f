import InterfaceBuilder

/// The way back by an unwind segue.
///
/// The target is looked for from the source outwards, as in Technical Note TN2298: a container's other children are
/// asked first, each with what it contains, then the container; then its parent or, at the top, who presents it. The
/// target's action is called before anything moves.
extension UIViewController {
    func performUnwinding(_ element: MarkupElement, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(name), sender: sender)
        guard let target = unwindTarget(for: source) else { return }
        let segue = makeSegue(element, to: target)
        if element["customClass"] == nil {
            segue.performHandler = { [weak self, unowned segue] in self?.unwind(segue) }
        }
        prepare(for: segue, sender: sender)
        target.unwindSelector(named: name)?.send(to: target, sender: segue)
        segue.perform()
    }

    private func unwindTarget(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var candidate: UIViewController? = self
        while let present = candidate {
            if let target = present.unwindTargetInside(for: source) { return target }
            candidate = present.parent ?? present.presentation.presenting
        }
        return nil
    }

    private func unwindTargetInside(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let target = child.unwindTargetInside(for: source) { return target }
        }
        let isTarget = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return isTarget ? self : nil
    }

    /// The action of a name in the class's table, with its method.
    func unwindSelector(named name: String) -> Selector? {
        (self as? any InterfaceConnectable).flatMap { type(of: $0).interfaceConnections.actions[name] }
    }

    /// Controllers from this one out to the topmost that contains it.
    private var lineage: [UIViewController] { Array(sequence(first: self) { $0.parent }) }

    /// Dismisses what lies over the target, then has each container on the way show the next one inside.
    private func unwind(_ segue: UIStoryboardSegue) {
        let inward = segue.destination.lineage
        var presenter: UIViewController?
        var common: UIViewController? = self
        while let present = common, !inward.contains(where: { $0 === present }) {
            if present.parent == nil { presenter = present.presentation.presenting }
            common = present.parent ?? present.presentation.presenting
        }
        let isDismissing = presenter != nil
        let wasAnimated = segue.isAnimated
        segue.isAnimated = wasAnimated && !isDismissing
        if let common, let start = inward.firstIndex(where: { $0 === common }) {
            for index in stride(from: start, to: 0, by: -1) {
                inward[index].unwind(for: segue, towards: inward[index - 1])
            }
        }
        segue.isAnimated = wasAnimated
        presenter?.dismiss(animated: wasAnimated)
    }

    /// The nearest controller, from this one outwards, that has a method.
    ///
    /// Every controller inherits `show(_:sender:)` and its sibling; of those the containers that show in a way of their
    /// own are the ones meant.
    func nearestTarget(of action: Selector) -> UIViewController? {
        lineage.first { controller in
            switch action.name {
            case "show:sender:", "showViewController:sender:":
                controller is UINavigationController || controller is UISplitViewController
            case "showDetailViewController:sender:": controller is UISplitViewController
            default:
                action.isMethod(of: controller) && action.isOverridden(by: controller)
                    || controller.unwindSelector(named: action.name) != nil
            }
        }
    }
}
