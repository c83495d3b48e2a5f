import Foundation

/// The resistance of content dragged beyond its edge: less and less of the finger's travel, and always less than the
/// view's length.
package enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// - Parameter overshoot: of the finger, signed.
    package static func shown(_ overshoot: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let shown = (1 - 1 / (abs(overshoot) * stiffness / dimension + 1)) * dimension
        return overshoot < 0 ? -shown : shown
    }

    /// The finger's overshoot for content that is shown beyond its edge.
    package static func overshoot(shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let share = min(abs(shown) / dimension, 0.99)
        let overshoot = (1 / (1 - share) - 1) * dimension / stiffness
        return shown < 0 ? -overshoot : overshoot
    }
}
