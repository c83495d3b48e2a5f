import Foundation

/// Pixels at another scale, each weighted by Lanczos' window of three lobes (C. Duchon, "Lanczos filtering in one and two
/// dimensions", 1979).
public enum LanczosScale {
    /// - Parameters:
    ///   - region: the result's pixels; the source's origin stays at (0, 0).
    ///   - horizontal: pixels of the result for one of the source, above 0.
    public static func scaled(_ field: PixelField, to region: PixelRegion, horizontal: Double, vertical: Double)
        -> PixelField
    {
        let source = field.region
        let rows = weights(region.y..<region.maxY, scale: vertical, within: source.y..<source.maxY)
        let columns = weights(region.x..<region.maxX, scale: horizontal, within: source.x..<source.maxX)
        let wide = PixelRegion(x: region.x, y: source.y, width: region.width, height: source.height)
        let narrowed = PixelField(wide) { x, y in
            columns[x - region.x].reduce(.clear) { $0 + field[$1.place, y] * $1.weight }
        }
        return PixelField(region) { x, y in
            rows[y - region.y].reduce(.clear) { $0 + narrowed[x, $1.place] * $1.weight }
        }
    }

    /// The pixels around a region of the result that it depends on, in pixels of the source.
    public static func margin(scale: Double) -> Int { Int((3 / min(scale, 1)).rounded(.up)) + 1 }

    private static func weights(_ places: Range<Int>, scale: Double, within source: Range<Int>)
        -> [[(place: Int, weight: Float)]]
    {
        let stretch = max(1, 1 / scale)
        return places.map { place in
            let centre = (Double(place) + 0.5) / scale - 0.5
            let near = Int((centre - 3 * stretch).rounded(.up))...Int((centre + 3 * stretch).rounded(.down))
            let raw = near.filter(source.contains).map { ($0, window((Double($0) - centre) / stretch)) }
            let sum = raw.reduce(0) { $0 + $1.1 }
            return sum == 0 ? [] : raw.map { (place: $0.0, weight: Float($0.1 / sum)) }
        }
    }

    private static func window(_ distance: Double) -> Double {
        guard abs(distance) > 1e-9 else { return 1 }
        guard abs(distance) < 3 else { return 0 }
        let angle = Double.pi * distance
        return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }
}
