/// Animations between two calls, the predecessors of block animations.
///
/// Settings between the calls apply to all changes between them.
extension UIView {
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let timing = AnimationTiming(duration: 0.2, curve: .easeInOut)
        let run = UIApplication.shared.animations.makeRun(timing, at: UIApplication.shared.now)
        AnimationCalls.stack.append(
            AnimationCalls(identifier: animationID, context: context, run: run, wasEnabled: areAnimationsEnabled))
        AnimationContext.begin(AnimationContext.Frame(run: areAnimationsEnabled ? run : nil))
    }

    /// Does nothing without a beginning.
    public class func commitAnimations() {
        guard let calls = AnimationCalls.stack.popLast() else { return }
        AnimationContext.end()
        calls.willStart()
        UIApplication.shared.animations.finishBlock(calls.run) { calls.didStop(finished: $0) }
        LayoutTransaction.request()
    }

    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationCalls.change { $0.duration = max(0, duration) }
    }
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationCalls.change { $0.delay = max(0, delay) } }
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationCalls.change { $0.curve = curve.curve } }
    /// The number of runs; 0 for one.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationCalls.change {
            $0.repeats = repeatCount > 0
            $0.repeatCount = repeatCount.isFinite && repeatCount < 1e8 ? Double(repeatCount) : nil
        }
    }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationCalls.change { $0.autoreverses = repeatAutoreverses }
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard !AnimationCalls.stack.isEmpty else { return }
        AnimationContext.changeFrame { $0.interrupts = fromCurrentState }
    }

    /// Retained until the animation is over.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationCalls.stack.last?.delegate = delegate.map { $0 as AnyObject }
    }
    /// Called with the animation's name.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationCalls.stack.last?.startAction = selector }
    /// Called with the animation's name, and whether it completed.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationCalls.stack.last?.stopAction = selector }

    /// Replaces the view's present picture by the one that it has at the end.
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        guard let calls = AnimationCalls.stack.last, calls.wasEnabled, let kind = transition.kind else { return }
        UIApplication.shared.animations.add(
            ViewTransition(view: view, kind: kind, run: calls.run, before: view.displayList()))
    }
}

extension UIView.AnimationTransition {
    fileprivate var kind: ViewTransition.Kind? {
        switch self {
        case .none: nil
        case .flipFromLeft: .flipFromLeft
        case .flipFromRight: .flipFromRight
        case .curlUp: .curlUp
        case .curlDown: .curlDown
        }
    }
}

/// An animation from its first call until it is over.
@MainActor private final class AnimationCalls {
    static var stack: [AnimationCalls] = []

    let identifier: String?
    let context: UnsafeMutableRawPointer?
    let run: AnimationRun
    let wasEnabled: Bool
    var delegate: AnyObject?
    var startAction: Selector?
    var stopAction: Selector?

    init(identifier: String?, context: UnsafeMutableRawPointer?, run: AnimationRun, wasEnabled: Bool) {
        self.identifier = identifier
        self.context = context
        self.run = run
        self.wasEnabled = wasEnabled
    }

    static func change(_ body: (inout AnimationTiming) -> Void) { stack.last?.run.retime(body) }

    func willStart() {
        if let delegate, let startAction { startAction.send(to: delegate, sender: identifier) }
    }

    func didStop(finished: Bool) {
        if let delegate, let stopAction {
            stopAction.send(to: delegate, sender: identifier, event: NSNumber(value: finished))
        }
        delegate = nil
    }
}
