import Foundation
import Graphics

/// A shadow so soft that it is blurred on a grid of larger cells and brought back by interpolation.
///
/// The cost shrinks with the square of the cell. Cells and interpolation blur too, together as much as a quarter of the
/// cell's square adds to the variance; that is taken off what the boxes do.
struct CoarseShadow {
    /// The standard deviation, in device pixels, from which cells are used.
    static let leastDeviation = 24.0

    /// The side of a cell in device pixels; the grid's origin is that of the path.
    private let cell: Int
    private let mask: CoverageMask
    /// All that the shadow reaches, in device pixels.
    let box: PixelBox

    /// - Parameter visible: the pixels that are wanted, where not all of a large shadow is.
    init(path: Path, deviation: Double, visible: PixelBox?) throws {
        let cell = max(1, Int(min(deviation, 1e6) / 12))
        let scale = 1 / CGFloat(cell)
        let blur = BoxBlur(deviation: (deviation * deviation - Double(cell * cell) / 4).squareRoot() / Double(cell))
        let small = path.applying(CGAffineTransform(scaleX: scale, y: scale))
        let limits = visible.map {
            PixelBox(
                left: $0.left / cell - blur.reach - 2, top: $0.top / cell - blur.reach - 2,
                right: $0.right / cell + blur.reach + 2, bottom: $0.bottom / cell + blur.reach + 2)
        }
        mask = blur.applied(to: try CoverageRasterizer.mask(of: small, limits: limits))
        self.cell = cell
        // Interpolation fades the outermost cells over another one.
        box = PixelBox(
            left: (mask.left - 1) * cell, top: (mask.top - 1) * cell, right: (mask.left + mask.width + 1) * cell,
            bottom: (mask.top + mask.height + 1) * cell)
    }

    /// The pixels of a box on an 8-bit surface.
    func surface(_ box: PixelBox) throws(RenderError) -> Surface {
        let surface = try Surface(width: box.width, height: box.height, format: .alpha)
        let columns = (box.left..<box.right).map { place($0, mask.left) }
        var line = [Float](repeating: 0, count: mask.width + 2)
        for row in 0..<box.height {
            let (upper, part) = place(box.top + row, mask.top)
            // The two lines of cells mixed once, with an empty cell at either end.
            for column in 0..<mask.width {
                let (above, below) = (value(column, upper), value(column, upper + 1))
                line[column + 1] = above + (below - above) * part
            }
            let target = surface.bytes + row * surface.stride
            for (column, place) in columns.enumerated() {
                guard place.index >= -1, place.index < mask.width else { continue }
                let (near, far) = (line[place.index + 1], line[place.index + 2 > mask.width ? 0 : place.index + 2])
                target[column] = UInt8(near + (far - near) * place.part + 0.5)
            }
        }
        surface.markDirty()
        return surface
    }

    /// The cell whose middle lies left of or above a pixel's middle, and how far the pixel is on the way to the next.
    private func place(_ pixel: Int, _ origin: Int) -> (index: Int, part: Float) {
        let exact = (Double(pixel) + 0.5) / Double(cell) - 0.5 - Double(origin)
        let whole = exact.rounded(.down)
        return (Int(whole), Float(exact - whole))
    }

    private func value(_ column: Int, _ row: Int) -> Float {
        row >= 0 && row < mask.height ? Float(mask.bytes[row * mask.width + column]) : 0
    }
}
