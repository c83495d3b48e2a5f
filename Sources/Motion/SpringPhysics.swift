import Foundation

/// A spring by its natural frequency and damping ratio.
package struct SpringPhysics {
    package let frequency: Double
    package let ratio: Double

    package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
        let critical = 2 * Double(stiffness * mass).squareRoot()
        frequency = Double(stiffness / max(mass, 1e-6)).squareRoot()
        ratio = critical > 0 ? Double(damping) / critical : 1
    }

    /// The time after which the spring stays within a thousandth of its distance; for overdamped springs, by their slow
    /// rate.
    package var settlingTime: Double {
        let decay = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return log(1000) / max(decay, 1e-6)
    }
}
