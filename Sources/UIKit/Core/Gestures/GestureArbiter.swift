/// Decides which of the recognisers that watch the same touches are recognised.
///
/// After all have received an event, their requested states are resolved in the order in which they received the
/// touches, the deepest view's first:
/// 1. a recogniser that a recognised one prevents fails;
/// 2. the views and the delegate decide whether it should begin; if not, it fails;
/// 3. where it requires others to fail, it waits for those that are still possible, and fails with one that is
/// recognised;
/// 4. otherwise it is recognised: those that it prevents fail, and its touches are cancelled in the views.
/// Then the targets are called, then the views, and recognisers that are over and have no touch left are reset.
///
/// Invariant: outside of `update()` no active recogniser has a requested state, unless an event is being dispatched.
@MainActor final class GestureArbiter {
    static let shared = GestureArbiter()

    /// The recognisers that received touches since their last reset.
    /// `@exclusivity(unchecked)`: as for the touches of `TouchStream`.
    @exclusivity(unchecked) private(set) var active: [UIGestureRecognizer] = []
    private var isResolving = false
    private var isDispatching = false
    /// True while an event is dispatched: the dispatcher calls the views and resets recognisers.
    var isInEvent = false

    func join(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    /// Runs a body and resolves the states requested in it together at its end.
    func dispatch(_ body: () -> Void) {
        let wasDispatching = isDispatching
        isDispatching = true
        body()
        isDispatching = wasDispatching
        update()
    }

    /// Resolves requested states; a state requested in an action is resolved before this returns.
    func update() {
        guard !isResolving, !isDispatching else { return }
        isResolving = true
        repeat {
            resolveAll()
            notifyTargets()
        } while hasRequestedStates
        isResolving = false
        guard !isInEvent else { return }
        TouchStream.shared.deliverToViews()
        resetFinished()
    }

    private var hasRequestedStates: Bool {
        for recognizer in active where recognizer.tracking.hasRequestedState { return true }
        return false
    }

    private func resolveAll() {
        var isResolved = false
        while !isResolved {
            isResolved = true
            for recognizer in active where recognizer.tracking.hasRequestedState || recognizer.tracking.held != nil {
                if resolve(recognizer) { isResolved = false }
            }
        }
    }

    /// - Returns: true if others have to be checked again.
    private func resolve(_ recognizer: UIGestureRecognizer) -> Bool {
        let from = recognizer.tracking.resolved
        let hadRequestedState = recognizer.tracking.hasRequestedState
        recognizer.tracking.hasRequestedState = false
        let requested = hadRequestedState ? recognizer.tracking.state : recognizer.tracking.held ?? .possible
        switch (from, requested) {
        case (.possible, .possible): return false
        case (.possible, .failed), (.possible, .cancelled): return fail(recognizer)
        case (.possible, _): return attempt(recognizer, requested)
        case (.began, .changed), (.changed, .changed): return change(recognizer, to: .changed)
        case (.began, .ended), (.changed, .ended): return change(recognizer, to: .ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            return change(recognizer, to: .cancelled)
        default:
            recognizer.tracking.state = from
            return false
        }
    }

    private func attempt(_ recognizer: UIGestureRecognizer, _ requested: UIGestureRecognizer.State) -> Bool {
        let rivals = active.filter { $0 !== recognizer && $0.tracking.shares(with: recognizer.tracking) }
        if rivals.contains(where: { $0.tracking.isRecognized && $0.prevents(recognizer) }) { return fail(recognizer) }
        if !recognizer.tracking.mayBegin {
            guard recognizer.isAllowedToBegin() else { return fail(recognizer) }
            // The delegate may have disabled the recogniser.
            guard recognizer.tracking.isActive, !recognizer.tracking.hasRequestedState else { return true }
            recognizer.tracking.mayBegin = true
        }
        for rival in rivals where rival.tracking.resolved == .possible { recognizer.learnRequirement(on: rival) }
        var waits = false
        for other in recognizer.tracking.required where other.isEnabled && other.tracking.isActive {
            if other.tracking.isRecognized { return fail(recognizer) }
            if other.tracking.resolved == .possible { waits = true }
        }
        if waits {
            recognizer.tracking.held = requested
            recognizer.tracking.state = .possible
            return false
        }
        return recognize(recognizer, as: requested == .changed ? .began : requested, over: rivals)
    }

    private func recognize(
        _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State, over rivals: [UIGestureRecognizer]
    ) -> Bool {
        recognizer.tracking.held = nil
        _ = change(recognizer, to: state)
        for rival in rivals where rival.tracking.resolved == .possible {
            if rival.tracking.requires(recognizer) || recognizer.prevents(rival) { _ = fail(rival) }
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.tracking.sequence { touch.delivery.isTaken = true }
        }
        return true
    }

    private func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) -> Bool {
        observedChange(of: recognizer) {
            recognizer.tracking.resolved = state
            recognizer.tracking.state = state
        }
        recognizer.tracking.hasStateChange = true
        return state == .ended || state == .cancelled
    }

    private func fail(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.tracking.held = nil
        recognizer.tracking.hasRequestedState = false
        recognizer.tracking.resolved = .failed
        recognizer.tracking.state = .failed
        return true
    }

    private func notifyTargets() {
        for recognizer in active where recognizer.tracking.hasStateChange {
            recognizer.tracking.hasStateChange = false
            recognizer.stateDidChange()
            if recognizer.view != nil { recognizer.targets.send(recognizer) }
        }
    }

    /// Resets recognisers that are over, or have no view, and have no touch left.
    func resetFinished() {
        let finished = active.filter {
            ($0.tracking.isOver || $0.view == nil) && $0.tracking.touches.isEmpty
        }
        guard !finished.isEmpty else { return }
        active.removeAll { candidate in finished.contains { $0 === candidate } }
        for recognizer in finished {
            recognizer.tracking.reset()
            recognizer.reset()
        }
    }

    /// Drops everything, as for another device.
    func abandon() {
        let left = active
        active = []
        for recognizer in left {
            recognizer.tracking.reset()
            recognizer.reset()
        }
    }
}
