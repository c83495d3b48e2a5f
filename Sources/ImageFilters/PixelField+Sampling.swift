import Foundation
import Graphics

extension PixelField {
    /// The field seen through a transform: each pixel of `region` is taken from where its centre was before.
    ///
    /// - Parameter isNearest: true for the pixel that holds the place; false for the four around it, by their distances.
    public func transformed(by transform: CGAffineTransform, to region: PixelRegion, isNearest: Bool) -> PixelField {
        let back = transform.inverted()
        return PixelField(region) { x, y in
            let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
            if isNearest { return self[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))] }
            let (left, bottom) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
            let (right, up) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - bottom))
            let (column, row) = (Int(left), Int(bottom))
            // A place in a pixel's middle needs no other pixel, and gets the same number whatever lies around.
            if right < 1e-4, up < 1e-4 { return self[column, row] }
            let lower = self[column, row] * (1 - right) + self[column + 1, row] * right
            let upper = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
            return lower * (1 - up) + upper * up
        }
    }

    /// The field in a larger region, the pixels at its edges repeated outwards.
    public func clamped(to region: PixelRegion) -> PixelField {
        guard !self.region.isEmpty else { return PixelField(region) }
        return PixelField(region) { x, y in
            self[
                min(max(x, self.region.x), self.region.maxX - 1), min(max(y, self.region.y), self.region.maxY - 1)]
        }
    }
}
