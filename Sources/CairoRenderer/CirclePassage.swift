import Foundation
import Graphics

/// The places of points between two circles, with the first one's centre as origin.
///
/// The circle at place s has its centre at s·(dx, dy) and the radius r₀ + s·dr; a point is on it where
/// (x − s·dx)² + (y − s·dy)² = (r₀ + s·dr)². Of the two solutions the greater one whose radius isn't negative is painted
/// last, so it is the one that is seen: the rule of PDF's radial shadings, which Core Graphics follows.
struct CirclePassage {
    private let (dx, dy, dr, start): (Double, Double, Double, Double)
    private let (lowest, highest): (Double, Double)

    init(_ first: Gradient.Circle, _ second: Gradient.Circle, _ gradient: Gradient) {
        dx = Double(second.center.x - first.center.x)
        dy = Double(second.center.y - first.center.y)
        start = Double(max(0, first.radius))
        dr = Double(max(0, second.radius)) - start
        lowest = gradient.paintsBefore ? -.infinity : 0
        highest = gradient.paintsBehind ? .infinity : 1
    }

    /// nil where no circle goes through the point.
    func place(_ x: Double, _ y: Double) -> Double? {
        let a = dx * dx + dy * dy - dr * dr
        let b = x * dx + y * dy + start * dr
        let c = x * x + y * y - start * start
        if abs(a) < 1e-12 {
            guard b != 0 else { return nil }
            return valid(c / (2 * b))
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let (first, second) = ((b + root) / a, (b - root) / a)
        return valid(max(first, second)) ?? valid(min(first, second))
    }

    private func valid(_ place: Double) -> Double? {
        place.isFinite && start + place * dr >= 0 && place >= lowest && place <= highest ? place : nil
    }
}
