import Foundation
import UIKit

/// Touches with times, for a host to play.
///
///     TouchScript.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 100), duration: 0.2)
public struct TouchScript: Sendable {
    public struct Step: Sendable, Hashable {
        public enum Kind: Sendable, Hashable {
            case down, move, up
        }

        public var kind: Kind
        /// In window coordinates.
        public var point: CGPoint
        /// Seconds from the script's start.
        public var time: TimeInterval

        public init(_ kind: Kind, at point: CGPoint, time: TimeInterval) {
            self.kind = kind
            self.point = point
            self.time = time
        }
    }

    /// By time.
    public var steps: [Step]

    public init(_ steps: [Step]) { self.steps = steps }

    public static func tap(at point: CGPoint) -> TouchScript {
        TouchScript([Step(.down, at: point, time: 0), Step(.up, at: point, time: 0.05)])
    }

    /// A finger that moves evenly, with a sample each 60th of a second.
    public static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> TouchScript {
        let count = max(1, Int((duration * 60).rounded()))
        var steps = [Step(.down, at: start, time: 0)]
        for index in 1...count {
            let share = CGFloat(index) / CGFloat(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            steps.append(Step(.move, at: point, time: duration * TimeInterval(share)))
        }
        steps.append(Step(.up, at: end, time: duration))
        return TouchScript(steps)
    }
}

extension HeadlessHost {
    /// Plays a script from the present time on; frames are drawn between its steps.
    public func play(_ script: TouchScript) {
        let start = time
        for step in script.steps {
            let wait = start + step.time - time
            if wait > 0 { advance(by: wait) }
            UIApplication.shared.deliver(step.kind.phase, at: step.point, time: time)
            settle()
        }
    }
}

extension TouchScript.Step.Kind {
    var phase: UITouch.Phase {
        switch self {
        case .down: .began
        case .move: .moved
        case .up: .ended
        }
    }
}
