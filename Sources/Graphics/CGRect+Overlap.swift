import Foundation

extension CGRect {
    /// True if a side lies further than `reach` from the origin.
    package func exceeds(_ reach: Int) -> Bool {
        let reach = CGFloat(reach)
        return !(minX >= -reach && minY >= -reach && maxX <= reach && maxY <= reach)
    }

    /// The part within a billion billions of the origin, so that products with a transform stay finite (`CGRect.infinite`).
    package var cutToBillions: CGRect {
        let limit: CGFloat = 1e18
        guard exceeds(1_000_000_000_000_000_000) else { return self }
        return overlap(with: CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)) ?? .null
    }

    /// The intersection of two rectangles; nil where it has no area. Foundation's `intersection` traps where a sum
    /// overflows.
    package func overlap(with other: CGRect) -> CGRect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
