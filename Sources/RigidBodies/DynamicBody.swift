import Foundation

/// Two coordinates as one number; y down, lengths in points.
package struct DynamicVector: Hashable, Sendable {
    package var x = 0.0
    package var y = 0.0

    package init(x: Double = 0.0, y: Double = 0.0) {
        self.x = x
        self.y = y
    }

    package static let zero = DynamicVector()
    package static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
    package static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
    package static func * (a: Self, factor: Double) -> Self { Self(x: a.x * factor, y: a.y * factor) }
    package static func += (a: inout Self, b: Self) { a = a + b }
    package static func -= (a: inout Self, b: Self) { a = a - b }

    package func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    package var length: Double { (x * x + y * y).squareRoot() }
    /// A quarter turn clockwise, as seen.
    package var turned: Self { Self(x: -y, y: x) }
    package func rotated(by angle: Double) -> Self {
        Self(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
    }
    /// Zero has no direction.
    package var direction: Self { length > 0 ? self * (1 / length) : .zero }
}

/// A rectangle or an ellipse that moves and turns.
package struct DynamicBody: Hashable, Sendable {
    package enum Shape: Hashable, Sendable { case rectangle, ellipse }

    package var center: DynamicVector
    /// Radians, clockwise as seen.
    package var angle = 0.0
    /// Points and radians a second.
    package var velocity = DynamicVector.zero
    package var angularVelocity = 0.0
    package var width: Double
    package var height: Double
    package var shape = Shape.rectangle
    /// 1: a square of 100 points has the mass 1.
    package var density = 1.0
    /// The share of its speed that it keeps when it hits something, 0 to 1.
    package var elasticity = 0.0
    package var friction = 0.0
    /// The share of its speed that it loses a second, at first.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var allowsRotation = true
    /// True if it stays where it is, and others bounce off it.
    package var isAnchored = false

    package init(center: DynamicVector, width: Double, height: Double) {
        (self.center, self.width, self.height) = (center, width, height)
    }

    package var mass: Double { max(1e-6, density * width * height / 10_000) }
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    var inverseInertia: Double {
        guard allowsRotation, !isAnchored else { return 0 }
        let square = width * width + height * height
        return 1 / max(1e-6, mass * square / (shape == .rectangle ? 12 : 16))
    }

    /// The corners in order; of an ellipse twenty on its edge.
    package var corners: [DynamicVector] {
        let (x, y) = (width / 2, height / 2)
        let plain: [DynamicVector]
        switch shape {
        case .rectangle:
            plain = [
                DynamicVector(x: -x, y: -y), DynamicVector(x: x, y: -y), DynamicVector(x: x, y: y),
                DynamicVector(x: -x, y: y),
            ]
        case .ellipse:
            plain = (0..<20).map { (corner: Int) -> DynamicVector in
                let turn: Double = Double(corner) * .pi / 10
                return DynamicVector(x: x * cos(turn), y: y * sin(turn))
            }
        }
        return plain.map { center + $0.rotated(by: angle) }
    }

    /// The velocity of a point of it, given from its middle.
    package func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.turned * angularVelocity }

    package mutating func push(_ impulse: DynamicVector, at arm: DynamicVector) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    package var isStill: Bool { velocity.length < 2 && abs(angularVelocity) < 0.02 }
}
