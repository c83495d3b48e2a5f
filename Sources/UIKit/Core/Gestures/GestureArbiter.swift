/// Decides which of the recognisers that watch the same touches come true.
///
/// After all have seen an event, their wishes are settled in the order in which they were given the touches, the deepest
/// view's first:
/// 1. one that another, recognised one prevents fails;
/// 2. the views and the delegate are asked whether it should begin; if not, it fails;
/// 3. where it requires others to fail, it waits for those that are still possible, and fails with one that was recognised;
/// 4. otherwise it is recognised: those that it prevents fail, and its touches are taken from the views.
/// Then the targets are told, then the views, and whoever is over and has no finger left is reset.
///
/// Invariant: outside of `update()` no recogniser in play has a wish, unless an event is being handed out.
@MainActor final class GestureArbiter {
    static let shared = GestureArbiter()

    /// Those that were given touches since their last reset.
    private(set) var inPlay: [UIGestureRecognizer] = []
    private var isSettling = false
    private var isHandingOut = false
    /// Views are told, and recognisers reset, by whoever hands the event out.
    var isInEvent = false

    func join(_ recognizer: UIGestureRecognizer) {
        if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
    }

    /// Wishes made meanwhile are settled together at the end.
    func handOut(_ body: () -> Void) {
        let wasHandingOut = isHandingOut
        isHandingOut = true
        body()
        isHandingOut = wasHandingOut
        update()
    }

    /// Settles what is wished; a wish from within an action is settled before this returns.
    func update() {
        guard !isSettling, !isHandingOut else { return }
        isSettling = true
        repeat {
            decideAll()
            tellTargets()
        } while inPlay.contains { $0.tracking.hasWish }
        isSettling = false
        guard !isInEvent else { return }
        TouchStream.shared.tellViews()
        resetFinished()
    }

    private func decideAll() {
        var isDecided = false
        while !isDecided {
            isDecided = true
            for recognizer in inPlay where recognizer.tracking.hasWish || recognizer.tracking.held != nil {
                if decide(recognizer) { isDecided = false }
            }
        }
    }

    /// - Returns: whether others have to be looked at again.
    private func decide(_ recognizer: UIGestureRecognizer) -> Bool {
        let from = recognizer.tracking.settled
        let hadWish = recognizer.tracking.hasWish
        recognizer.tracking.hasWish = false
        let wish = hadWish ? recognizer.tracking.state : recognizer.tracking.held ?? .possible
        switch (from, wish) {
        case (.possible, .possible): return false
        case (.possible, .failed), (.possible, .cancelled): return fail(recognizer)
        case (.possible, _): return attempt(recognizer, wish)
        case (.began, .changed), (.changed, .changed): return change(recognizer, to: .changed)
        case (.began, .ended), (.changed, .ended): return change(recognizer, to: .ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            return change(recognizer, to: .cancelled)
        default:
            recognizer.tracking.state = from
            return false
        }
    }

    private func attempt(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.State) -> Bool {
        let rivals = inPlay.filter { $0 !== recognizer && $0.tracking.shares(with: recognizer.tracking) }
        if rivals.contains(where: { $0.tracking.isRecognized && $0.prevents(recognizer) }) { return fail(recognizer) }
        if !recognizer.tracking.mayBegin {
            guard recognizer.isAllowedToBegin() else { return fail(recognizer) }
            // Being asked, the program may have turned it off.
            guard recognizer.tracking.isInPlay, !recognizer.tracking.hasWish else { return true }
            recognizer.tracking.mayBegin = true
        }
        for rival in rivals where rival.tracking.settled == .possible { recognizer.learnRequirement(on: rival) }
        var waits = false
        for other in recognizer.tracking.required where other.isEnabled && other.tracking.isInPlay {
            if other.tracking.isRecognized { return fail(recognizer) }
            if other.tracking.settled == .possible { waits = true }
        }
        if waits {
            recognizer.tracking.held = wish
            recognizer.tracking.state = .possible
            return false
        }
        return recognize(recognizer, as: wish == .changed ? .began : wish, over: rivals)
    }

    private func recognize(
        _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State, over rivals: [UIGestureRecognizer]
    ) -> Bool {
        recognizer.tracking.held = nil
        _ = change(recognizer, to: state)
        for rival in rivals where rival.tracking.settled == .possible {
            if rival.tracking.requires(recognizer) || recognizer.prevents(rival) { _ = fail(rival) }
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.tracking.sequence { touch.delivery.isTaken = true }
        }
        return true
    }

    private func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) -> Bool {
        observedChange(of: recognizer) {
            recognizer.tracking.settled = state
            recognizer.tracking.state = state
        }
        recognizer.tracking.hasNews = true
        return state == .ended || state == .cancelled
    }

    private func fail(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.tracking.held = nil
        recognizer.tracking.hasWish = false
        recognizer.tracking.settled = .failed
        recognizer.tracking.state = .failed
        return true
    }

    private func tellTargets() {
        for recognizer in inPlay where recognizer.tracking.hasNews {
            recognizer.tracking.hasNews = false
            recognizer.stateDidChange()
            if recognizer.view != nil { recognizer.targets.send(recognizer) }
        }
    }

    /// Back to possible, once over, or without a view, and without a finger.
    func resetFinished() {
        let finished = inPlay.filter {
            ($0.tracking.isOver || $0.view == nil) && $0.tracking.touches.isEmpty
        }
        guard !finished.isEmpty else { return }
        inPlay.removeAll { candidate in finished.contains { $0 === candidate } }
        for recognizer in finished {
            recognizer.tracking.reset()
            recognizer.reset()
        }
    }

    /// Another device: nothing that was under way goes on.
    func abandon() {
        let left = inPlay
        inPlay = []
        for recognizer in left {
            recognizer.tracking.reset()
            recognizer.reset()
        }
    }
}
