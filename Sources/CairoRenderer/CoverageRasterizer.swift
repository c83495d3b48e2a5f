import Foundation
import Graphics

/// Turns outlines into exact area coverage, in our own arithmetic, so that no library's version shows in text.
///
/// Each edge adds to the pixels that it crosses the signed area to its right; the running sum along a row is then the
/// winding number weighted by area. Its magnitude, cut at 1, is the coverage under the non-zero rule, except where
/// contours of opposite directions overlap.
struct CoverageRasterizer {
    private let width: Int
    private let height: Int
    /// One more column than pixels, since an edge's last contribution goes to the pixel right of it.
    private var sums: [Float]

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
        sums = [Float](repeating: 0, count: (width + 2) * height)
    }

    /// The most pixels of a mask.
    static let mostPixels = 1 << 26

    /// The coverage of a path in device pixels; the mask spans the path's bounds, or what of them lies in `limits`.
    /// - Throws: `UnreachableGeometry` where a point isn't finite or the mask would hold too many pixels.
    static func mask(of path: Path, limits: PixelBox? = nil) throws -> CoverageMask {
        let bounds = path.bounds
        guard !bounds.isNull, bounds.width != 0, bounds.height != 0 else { return .empty }
        guard path.isFinite, !bounds.exceeds(Painter.reach) else { throw UnreachableGeometry() }
        var box = PixelBox(
            left: Int(bounds.minX.rounded(.down)), top: Int(bounds.minY.rounded(.down)),
            right: Int(bounds.maxX.rounded(.up)), bottom: Int(bounds.maxY.rounded(.up)))
        if let limits { box = box.intersection(limits) }
        guard !box.isEmpty else { return .empty }
        guard box.width * box.height <= mostPixels else { throw UnreachableGeometry() }
        var rasterizer = CoverageRasterizer(width: box.width, height: box.height)
        PathFlattening.forEachEdge(of: path) { start, end in
            rasterizer.add(
                x0: Double(start.x) - Double(box.left), y0: Double(start.y) - Double(box.top),
                x1: Double(end.x) - Double(box.left), y1: Double(end.y) - Double(box.top))
        }
        return CoverageMask(
            left: box.left, top: box.top, width: box.width, height: box.height, bytes: rasterizer.coverage())
    }

    private mutating func add(x0: Double, y0: Double, x1: Double, y1: Double) {
        guard y0 != y1 else { return }
        let isDownward = y0 < y1
        let (topX, topY, bottomX, bottomY) = isDownward ? (x0, y0, x1, y1) : (x1, y1, x0, y0)
        let slope = (bottomX - topX) / (bottomY - topY)
        let sign: Double = isDownward ? 1 : -1
        let lastColumn = Double(width)
        func clamped(_ x: Double) -> Double { min(max(x, 0), lastColumn) }
        let firstRow = max(0, Int(topY.rounded(.down)))
        let endRow = min(height, Int(bottomY.rounded(.up)))
        guard firstRow < endRow else { return }
        sums.withUnsafeMutableBufferPointer { sums in
            for row in firstRow..<endRow {
                let upper = max(Double(row), topY)
                let lower = min(Double(row + 1), bottomY)
                let enter = clamped(topX + (upper - topY) * slope)
                let leave = clamped(topX + (lower - topY) * slope)
                let base = row * (width + 2)
                let (near, far) = enter < leave ? (enter, leave) : (leave, enter)
                let rise = (lower - upper) * sign
                var column = Int(near)
                if far <= Double(column + 1) {
                    Self.deposit(sums, base + column, rise, (near + far) / 2 - Double(column))
                    continue
                }
                let perColumn = rise / (far - near)
                var from = near
                while from < far {
                    let to = min(far, Double(column + 1))
                    Self.deposit(sums, base + column, perColumn * (to - from), (from + to) / 2 - Double(column))
                    from = to
                    column += 1
                }
            }
        }
    }

    /// Adds an edge of height `rise` whose middle lies `middle` of a pixel from the pixel's left side.
    @inline(__always)
    private static func deposit(
        _ sums: UnsafeMutableBufferPointer<Float>, _ index: Int, _ rise: Double, _ middle: Double
    ) {
        sums[index] += Float(rise * (1 - middle))
        sums[index + 1] += Float(rise * middle)
    }

    private func coverage() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
            for row in 0..<height {
                var sum: Float = 0
                for column in 0..<width {
                    sum += sums[row * (width + 2) + column]
                    bytes[row * width + column] = UInt8(min(sum.magnitude, 1) * 255 + 0.5)
                }
            }
            count = width * height
        }
    }
}
