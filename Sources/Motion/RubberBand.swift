import Foundation

/// How far content follows a finger beyond its edge: less and less, and never as far as the view is long.
package enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// - Parameter overshoot: of the finger, signed.
    package static func shown(_ overshoot: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let shown = (1 - 1 / (abs(overshoot) * stiffness / dimension + 1)) * dimension
        return overshoot < 0 ? -shown : shown
    }

    /// Where the finger would be for content that is seen beyond its edge.
    package static func overshoot(shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let share = min(abs(shown) / dimension, 0.99)
        let overshoot = (1 / (1 - share) - 1) * dimension / stiffness
        return shown < 0 ? -overshoot : overshoot
    }
}
