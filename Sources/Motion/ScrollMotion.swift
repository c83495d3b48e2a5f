import Foundation

/// A motion of content without a touch, as a function of the host's time.
package struct ScrollMotion {
    package enum Kind {
        /// After a drag: each axis separately.
        case deceleration(x: AxisMotion, y: AxisMotion)
        /// Requested by the program: eased in and out.
        case animation(from: CGPoint, to: CGPoint, duration: TimeInterval)
    }

    /// The duration of animated offsets, in seconds.
    package static let animationDuration: TimeInterval = 0.3

    package let kind: Kind
    package let start: TimeInterval

    package init(kind: Kind, start: TimeInterval) {
        self.kind = kind
        self.start = start
    }

    package var isDeceleration: Bool {
        if case .deceleration = kind { return true }
        return false
    }

    package func offset(at time: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
        let elapsed = max(0, time - start)
        switch kind {
        case .deceleration(let x, let y):
            let horizontal = x.position(after: elapsed)
            let vertical = y.position(after: elapsed)
            return (
                CGPoint(x: horizontal.position, y: vertical.position), horizontal.isOver && vertical.isOver
            )
        case .animation(let from, let to, let duration):
            let share = min(1, elapsed / duration)
            let eased = CGFloat(TimingCurve.easeInOut.progress(at: share, duration: duration))
            return (
                CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased), share >= 1
            )
        }
    }
}

/// A moment of a motion along one axis.
package struct AxisMoment {
    package var position: CGFloat
    /// In points a second.
    package var velocity: CGFloat
    /// True for the last moment of the motion.
    package var isOver: Bool
}

/// The motion along one axis after a drag.
package enum AxisMotion {
    /// Decelerates to a stop, or springs back from beyond an edge.
    case coast(AxisDeceleration)
    /// Approaches an offset chosen by the delegate or by paging.
    case approach(AxisApproach)

    package func position(after elapsed: TimeInterval) -> AxisMoment {
        switch self {
        case .coast(let motion): motion.position(after: elapsed)
        case .approach(let motion): motion.position(after: elapsed)
        }
    }

    /// The same motion from a moment on, shifted by a distance and between other edges.
    package func rebased(after elapsed: TimeInterval, by distance: CGFloat, range: ClosedRange<CGFloat>) -> AxisMotion {
        switch self {
        case .coast(let motion): .coast(motion.rebased(after: elapsed, by: distance, range: range))
        case .approach(let motion): .approach(motion.rebased(after: elapsed, by: distance, range: range))
        }
    }

    /// True if it would differ between other edges.
    package func depends(on range: ClosedRange<CGFloat>) -> Bool {
        if case .coast(let motion) = self { return motion.range != range }
        return false
    }
}
