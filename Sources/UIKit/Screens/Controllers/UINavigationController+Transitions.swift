/// The controllers on the stack, and what of the bars is shown.
struct NavigationStack {
    var controllers: [UIViewController] = []
    var hidesBar = false
    var hidesToolbar = true
    /// The search bar in the toolbar.
    weak var searchBelow: UISearchBar?
    weak var transition: ControllerTransition?
    /// The controller that the delegate was told of last, and true until it is told that the first one is shown.
    weak var announced: UIViewController?
    var isAnnouncing = false
    /// The finger that goes back, while it is down.
    var backDrag: UIPercentDrivenInteractiveTransition?
    /// The scroll view that the bar's height follows.
    weak var followed: UIScrollView?
    var isCollapsing = false
    /// Made when the app asks for bars that hide.
    var barHiding: BarHiding?
    /// The scroll view whose edges the bars look at.
    var edge = FollowedEdge()
}

extension UINavigationController {
    /// In seconds.
    /// Provenance: claimed — pushes and pops of 0.35 s: published, not by Apple.
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
        let end = { [weak self] (completed: Bool) in
            guard completed else {
                self?.stack.controllers = old
                for controller in gone { controller.containment.isMovingFromParent = false }
                for controller in new {
                    controller.willMove(toParent: nil)
                    controller.containment.isMovingToParent = false
                    controller.removeFromParent()
                }
                return
            }
            for controller in gone {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
                controller.containment.isMovingFromParent = false
            }
            for controller in new where controller.parent === self {
                controller.didMove(toParent: self)
                controller.containment.isMovingToParent = false
            }
        }
        guard isViewLoaded, oldTop !== controllers.last else {
            navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
            tabBarController?.layOutBar()
            return end(true)
        }
        let isPop = !new.contains { $0 === controllers.last }
        exchange(from: oldTop, to: controllers.last, operation: isPop ? .pop : .push, animated: animated, end: end)
    }

    private func exchange(
        from old: UIViewController?, to new: UIViewController?, operation: Operation, animated: Bool,
        end: @escaping (Bool) -> Void
    ) {
        new?.loadViewIfNeeded()
        guard topViewController === new else {
            // The new controller put another one in its place as it loaded its view, which is shown by then.
            old?.willDisappear(animated: false)
            old?.viewIfLoaded?.removeFromSuperview()
            old?.didDisappear()
            return end(true)
        }
        let isAnimated = animated && old != nil && new != nil && view.window != nil
        let transition = ControllerTransition(in: view, from: old, to: new, isAnimated: isAnimated)
        stack.transition = transition
        new?.presentation.coordinator = transition
        old?.appearance.isHeld = true
        old?.willDisappear(animated: isAnimated)
        if let new {
            new.appearance.isHeld = true
            stack.announced = new
            delegate?.navigationController(self, willShow: new, animated: isAnimated)
        }
        let barTransition = isAnimated ? BarTransition(navigationBar, operation) : nil
        let tabs = tabBarController
        let tabFrame = tabs?.tabBar.frame
        tabs?.layOutBar()
        showTop(below: operation == .pop ? old?.view : nil)
        if isShownOrAppearing { new?.willAppear(animated: isAnimated) }
        let animator = old.flatMap { old in
            new.flatMap {
                delegate?.navigationController(self, animationControllerFor: operation, from: old, to: $0)
            }
        }
        let slide = SlideTransition(from: old, to: new, operation: operation, in: view)
        if isAnimated, animator == nil {
            view.layoutIfNeeded()
            slide.prepare()
            barTransition?.prepare()
            if let tabs, let tabFrame { UIView.performWithoutAnimation { tabs.tabBar.frame = tabFrame } }
        }
        let interaction: (any UIViewControllerInteractiveTransitioning)? =
            animator.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? stack.backDrag
        transition.run(animator, interaction: interaction, duration: UINavigationController.transitionDuration) {
            guard isAnimated else { return }
            slide.move()
            tabs?.layOutBar()
            if animator == nil { barTransition?.move() }
        } end: { [weak self] completed in
            barTransition?.end()
            if isAnimated, animator == nil { slide.end() }
            let (gone, shown) = completed ? (old, new) : (new, old)
            if !completed {
                old?.willAppear(animated: isAnimated)
                new?.willDisappear(animated: isAnimated)
            }
            gone?.viewIfLoaded?.removeFromSuperview()
            gone?.appearance.isHeld = false
            gone?.didDisappear()
            shown?.appearance.isHeld = false
            new?.presentation.coordinator = nil
            end(completed)
            tabs?.layOutBar()
            guard let self, let shown else { return }
            if !completed {
                stack.announced = shown
                showTop()
            }
            if isAnimated { shown.finishAppearing() }
            if completed { delegate?.navigationController(self, didShow: shown, animated: isAnimated) }
        }
    }

    func makePopGesture() -> UIGestureRecognizer {
        let edge = PopGestureRecognizer()
        edge.mayBegin = { [weak self] in self?.stack.controllers.count ?? 0 > 1 }
        edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        edge.targets.handlers.append { [weak self, weak edge] _ in
            if let edge { self?.dragBack(edge) }
        }
        return edge
    }

    /// The finger shows as much of the way back as it has gone of the width; let go beyond the middle, or on the way
    /// there, it goes back.
    private func dragBack(_ edge: UIScreenEdgePanGestureRecognizer) {
        let direction: CGFloat = edge.edges == .right ? -1 : 1
        let width = max(view.bounds.width, 1)
        let share = edge.translation(in: view).x * direction / width
        switch edge.state {
        case .began:
            guard stack.controllers.count > 1, stack.transition == nil else { return }
            stack.backDrag = UIPercentDrivenInteractiveTransition()
            _ = popViewController(animated: true)
        case .changed: stack.backDrag?.update(share)
        case .ended:
            // The finger's position in a fifth of a second.
            let target = share + edge.velocity(in: view).x * direction / width / 5
            if target > 0.5 { stack.backDrag?.finish() } else { stack.backDrag?.cancel() }
            stack.backDrag = nil
        case .cancelled, .failed:
            stack.backDrag?.cancel()
            stack.backDrag = nil
        default: break
        }
    }
}

/// The new view slides in from the trailing side, the old one moves a third to the leading one; back the other way. A controller
/// with a zoom grows out of its source in place of that, and goes back into it.
@MainActor struct SlideTransition {
    let from: UIView?
    let to: UIView?
    let operation: UINavigationController.Operation
    let width: CGFloat
    private let direction: CGFloat
    /// The place that the pushed view grows out of.
    private let zoom: CGAffineTransform?

    init(
        from: UIViewController?, to: UIViewController?, operation: UINavigationController.Operation,
        in container: UIView
    ) {
        self.from = from?.view
        self.to = to?.view
        self.operation = operation
        width = container.bounds.width
        direction = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let (zoomed, source) = operation == .pop ? (from, to) : (to, from)
        zoom = zoomed.flatMap { zoomed in
            source.flatMap {
                zoomed.preferredTransition?.start(of: zoomed, from: $0, frame: zoomed.view.frame, in: container)
            }
        }
    }

    private var behind: CGFloat { -width / 3 * direction }
    private var ahead: CGFloat { width * direction }

    func prepare() {
        UIView.performWithoutAnimation {
            guard let zoom else { return shift(to, by: operation == .pop ? behind : ahead) }
            if operation != .pop { place(to, zoom, alpha: 0) }
        }
    }

    func move() {
        if let zoom {
            return operation == .pop ? place(from, zoom, alpha: 0) : place(to, .identity, alpha: 1)
        }
        shift(to, by: operation == .pop ? -behind : -ahead)
        shift(from, by: operation == .pop ? ahead : behind)
    }

    /// Everything as it was, for a view that is shown again.
    func end() { if zoom != nil { for view in [from, to] { place(view, .identity, alpha: 1) } } }

    private func place(_ view: UIView?, _ transform: CGAffineTransform, alpha: CGFloat) {
        view?.transform = transform
        view?.alpha = alpha
    }

    private func shift(_ view: UIView?, by distance: CGFloat) { view?.center.x += distance }
}

/// If the stack has no view below, a touch from the edge is left to other recognisers, such as a split view's.
private final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    var mayBegin: () -> Bool = { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard mayBegin() else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }
}
