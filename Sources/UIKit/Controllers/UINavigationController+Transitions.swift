/// The controllers on the stack, and what of the bars is shown.
struct NavigationStack {
    var controllers: [UIViewController] = []
    var hidesBar = false
    var hidesToolbar = true
    weak var transition: Transition?
    /// The scroll view that the bar's height follows.
    weak var followed: UIScrollView?
    var isCollapsing = false
}

extension UINavigationController {
    /// Published for UIKit's standard transition, seconds.
    static let transitionDuration: TimeInterval = 0.35

    func change(to controllers: [UIViewController], animated: Bool) {
        // A second change cuts the first one short: its views are put where they were going.
        stack.transition?.completeTransition(true)
        let old = stack.controllers
        let oldTop = old.last
        let gone = old.filter { controller in !controllers.contains { $0 === controller } }
        for controller in gone {
            controller.containment.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        let new = controllers.filter { $0.parent !== self }
        for controller in new {
            controller.containment.isMovingToParent = true
            addChild(controller)
        }
        stack.controllers = controllers
        let end = { [weak self] in
            for controller in gone {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
                controller.containment.isMovingFromParent = false
            }
            for controller in new {
                controller.didMove(toParent: self)
                controller.containment.isMovingToParent = false
            }
        }
        guard isViewLoaded, oldTop !== controllers.last else {
            navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
            return end()
        }
        let isPop = !new.contains { $0 === controllers.last }
        exchange(from: oldTop, to: controllers.last, operation: isPop ? .pop : .push, animated: animated, end: end)
    }

    private func exchange(
        from old: UIViewController?, to new: UIViewController?, operation: Operation, animated: Bool,
        end: @escaping () -> Void
    ) {
        let isAnimated = animated && old != nil && new != nil && view.window != nil
        let transition = Transition(in: view, from: old, to: new, isAnimated: isAnimated)
        stack.transition = transition
        new?.presentation.coordinator = transition
        old?.appearance.isHeld = true
        old?.willDisappear(animated: isAnimated)
        if let new {
            new.appearance.isHeld = true
            delegate?.navigationController(self, willShow: new, animated: isAnimated)
        }
        showTop(below: operation == .pop ? old?.view : nil)
        if isShownOrAppearing { new?.willAppear(animated: isAnimated) }
        let animator = old.flatMap { old in
            new.flatMap {
                delegate?.navigationController(self, animationControllerFor: operation, from: old, to: $0)
            }
        }
        let slide = SlideTransition(from: old?.view, to: new?.view, operation: operation, in: view)
        if isAnimated, animator == nil {
            view.layoutIfNeeded()
            slide.prepare()
        }
        transition.run(animator, duration: UINavigationController.transitionDuration) {
            if isAnimated { slide.move() }
        } end: { [weak self] _ in
            old?.viewIfLoaded?.removeFromSuperview()
            old?.appearance.isHeld = false
            old?.didDisappear()
            new?.appearance.isHeld = false
            new?.presentation.coordinator = nil
            end()
            guard let self, let new else { return }
            if isAnimated { new.finishAppearing() }
            delegate?.navigationController(self, didShow: new, animated: isAnimated)
        }
    }

    func makePopGesture() -> UIGestureRecognizer {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        edge.targets.handlers.append { [weak self] recognizer in
            if recognizer.state == .began { self?.popViewController(animated: true) }
        }
        return edge
    }
}

/// What comes in slides from the trailing side, what goes moves a third to the leading one; back the other way.
@MainActor struct SlideTransition {
    let from: UIView?
    let to: UIView?
    let operation: UINavigationController.Operation
    let width: CGFloat
    private let direction: CGFloat

    init(from: UIView?, to: UIView?, operation: UINavigationController.Operation, in container: UIView) {
        self.from = from
        self.to = to
        self.operation = operation
        width = container.bounds.width
        direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private var behind: CGFloat { -width / 3 * direction }
    private var ahead: CGFloat { width * direction }

    func prepare() { UIView.performWithoutAnimation { shift(to, by: operation == .pop ? behind : ahead) } }

    func move() {
        shift(to, by: operation == .pop ? -behind : -ahead)
        shift(from, by: operation == .pop ? ahead : behind)
    }

    private func shift(_ view: UIView?, by distance: CGFloat) { view?.center.x += distance }
}
