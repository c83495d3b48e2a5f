import Foundation
import UIKit

/// Touches with times, for a host to play.
///
///     TouchScript.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 100), duration: 0.2)
public struct TouchScript: Sendable {
    /// A finger's change at a time.
    public struct Step: Sendable, Hashable {
        /// The change of a finger.
        public enum Kind: Sendable, Hashable {
            /// A finger touches the screen.
            case down
            /// A finger that is down is elsewhere.
            case move
            /// A finger leaves the screen.
            case up
            /// The finger is reported, where it was.
            case stay
            /// The system takes the finger away.
            case cancel
        }

        /// The change.
        public var kind: Kind
        /// The position in screen coordinates.
        public var point: CGPoint
        /// Seconds from the script's start.
        public var time: TimeInterval
        /// The number of the finger, where there are several.
        public var finger: Int

        /// Makes a step at a point of the screen, at a time in seconds from the script's beginning.
        public init(_ kind: Kind, at point: CGPoint, time: TimeInterval, finger: Int = 0) {
            self.kind = kind
            self.point = point
            self.time = time
            self.finger = finger
        }
    }

    /// The steps by time; steps of one time are one event.
    public var steps: [Step]

    /// Makes a script of steps in the order of their times.
    public init(_ steps: [Step]) { self.steps = steps }

    /// One or several quick taps at a point of the screen.
    public static func tap(at point: CGPoint, count: Int = 1) -> TouchScript {
        TouchScript(
            (0..<count).flatMap { index in
                let start = Double(index) * 0.15
                return [Step(.down, at: point, time: start), Step(.up, at: point, time: start + 0.05)]
            })
    }

    /// A finger that stays for a while.
    public static func press(at point: CGPoint, duration: TimeInterval) -> TouchScript {
        TouchScript([Step(.down, at: point, time: 0), Step(.up, at: point, time: duration)])
    }

    /// A finger that moves evenly, with a sample each 60th of a second.
    public static func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0
    ) -> TouchScript {
        let count = max(1, Int((duration * 60).rounded()))
        var steps = [Step(.down, at: start, time: 0, finger: finger)]
        for index in 1...count {
            let share = CGFloat(index) / CGFloat(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            steps.append(Step(.move, at: point, time: duration * TimeInterval(share), finger: finger))
        }
        steps.append(Step(.up, at: end, time: duration, finger: finger))
        return TouchScript(steps)
    }

    /// Two fingers side by side around a middle, from one distance to another.
    public static func pinch(
        around middle: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval
    ) -> TouchScript {
        func place(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + side * distance / 2, y: middle.y)
        }
        let left = drag(from: place(start, -1), to: place(end, -1), duration: duration, finger: 0)
        let right = drag(from: place(start, 1), to: place(end, 1), duration: duration, finger: 1)
        return left.together(with: right)
    }

    /// Both at once; at one time fingers move before any is lifted.
    public func together(with other: TouchScript) -> TouchScript {
        func rank(_ step: (offset: Int, element: Step)) -> (TimeInterval, Int, Int) {
            (step.element.time, step.element.kind == .up ? 1 : 0, step.offset)
        }
        let all = (steps + other.steps).enumerated().map { ($0.offset, $0.element) }
        return TouchScript(all.sorted { rank($0) < rank($1) }.map(\.1))
    }

    /// One after the other.
    public func followed(by other: TouchScript, after pause: TimeInterval = 0) -> TouchScript {
        let start = (steps.last?.time ?? 0) + pause
        return TouchScript(
            steps
                + other.steps.map { Step($0.kind, at: $0.point, time: $0.time + start, finger: $0.finger) })
    }
}

extension HeadlessHost {
    /// Plays a script from the present time on; frames are drawn between its steps.
    public func play(_ script: TouchScript) { play(HostScript(script)) }

    /// A pointer moves without a button; nil where it leaves the screen.
    public func hover(at point: CGPoint?) {
        perform(.hover(point))
    }

    /// A wheel is turned over a place of the screen; the offset grows by the distance.
    public func turnWheel(at point: CGPoint, by distance: CGPoint) {
        perform(.wheel(at: point, by: distance))
    }

    /// The status bar is tapped: what can scroll to its top does.
    public func tapStatusBar() {
        UIApplication.shared.statusBarWasTapped()
        settle()
    }
}

extension TouchScript.Step.Kind {
    var phase: UITouch.Phase {
        switch self {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .stay: .stationary
        case .cancel: .cancelled
        }
    }
}
