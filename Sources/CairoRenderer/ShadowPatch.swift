import Foundation
import Graphics

/// A blurred shape, its straight middle cut out where it has one, so that its cost doesn't grow with its size.
///
/// Invariant: `mask` is what blurring the whole shape would give with `extraColumns` columns equal to column
/// `splitColumn` missing before that column, and `extraRows` rows likewise.
struct ShadowPatch {
    let mask: CoverageMask
    let splitColumn: Int
    let extraColumns: Int
    let splitRow: Int
    let extraRows: Int

    /// - Parameters:
    ///   - path: in device pixels.
    ///   - deviation: of the blur, in device pixels.
    ///   - visible: the pixels that are wanted, where not all of a large shadow is.
    /// - Throws: `UnreachableGeometry` where the mask would be too large.
    init(path: Path, deviation: Double, visible: PixelBox?) throws {
        let blur = deviation < 0.01 ? nil : BoxBlur(deviation: deviation)
        let reach = blur?.reach ?? 0
        let cut = StraightMiddle(of: path, reach: CGFloat(reach))
        // Shapes farther from the visible pixels than the blur reaches contribute nothing.
        let limits = visible.map {
            PixelBox(
                left: $0.left - reach, top: $0.top - reach, right: $0.right + reach + cut.columns,
                bottom: $0.bottom + reach + cut.rows)
        }
        let sharp = try CoverageRasterizer.mask(of: cut.path, limits: cut.columns + cut.rows > 0 ? nil : limits)
        guard !sharp.bytes.isEmpty else {
            // A shape without area has no shadow.
            (mask, extraColumns, extraRows, splitColumn, splitRow) = (.empty, 0, 0, 0, 0)
            return
        }
        mask = blur?.applied(to: sharp) ?? sharp
        extraColumns = cut.columns
        extraRows = cut.rows
        splitColumn = cut.columns > 0 ? cut.splitX - mask.left : 0
        splitRow = cut.rows > 0 ? cut.splitY - mask.top : 0
    }

    var left: Int { mask.left }
    var top: Int { mask.top }
    var width: Int { mask.width + extraColumns }
    var height: Int { mask.height + extraRows }

    /// The pixels that are all covered, relative to the top left; empty where the shape is too small to know.
    var solid: PixelBox {
        guard extraColumns > 0, extraRows > 0, mask.bytes[splitRow * mask.width + splitColumn] == 255 else {
            return .empty
        }
        return PixelBox(
            left: splitColumn, top: splitRow, right: splitColumn + extraColumns + 1,
            bottom: splitRow + extraRows + 1)
    }

    /// The pixels of `box`, which is relative to the top left and lies inside, on an 8-bit surface.
    func surface(_ box: PixelBox) throws(RenderError) -> Surface {
        let surface = try Surface(width: box.width, height: box.height, format: .alpha)
        func compact(_ index: Int, _ split: Int, _ extra: Int) -> Int {
            index <= split ? index : max(split, index - extra)
        }
        let columns = (box.left..<box.right).map { compact($0, splitColumn, extraColumns) }
        mask.bytes.withUnsafeBufferPointer { source in
            var previous = -1
            for row in 0..<box.height {
                let from = compact(box.top + row, splitRow, extraRows)
                let target = surface.bytes + row * surface.stride
                if from == previous {
                    target.update(from: target - surface.stride, count: box.width)
                } else {
                    for (column, index) in columns.enumerated() { target[column] = source[from * mask.width + index] }
                }
                previous = from
            }
        }
        surface.markDirty()
        return surface
    }
}

/// Whole pixels that can be cut from the middle of a rectangle, rounded or not, without touching what blurs into corners.
private struct StraightMiddle {
    /// The path without the columns and rows.
    private(set) var path: Path
    private(set) var columns = 0
    private(set) var rows = 0
    /// The device pixel after which columns were cut.
    private(set) var splitX = 0
    private(set) var splitY = 0

    init(of path: Path, reach: CGFloat) {
        self.path = path
        let rect: CGRect
        var corners = CornerRadii()
        var curve = CornerCurve.circular
        switch path.form {
        case .rect(let whole): rect = whole
        case .roundedRect(let whole, let radii, let kind):
            (rect, corners, curve) = (whole, radii.fitted(to: whole.size), kind)
        case .ellipse, .elements: return
        }
        let extent: CGFloat = curve == .continuous ? 1.53 : 1
        let left = max(corners.topLeft.width, corners.bottomLeft.width) * extent
        let right = max(corners.topRight.width, corners.bottomRight.width) * extent
        let top = max(corners.topLeft.height, corners.topRight.height) * extent
        let bottom = max(corners.bottomLeft.height, corners.bottomRight.height) * extent
        let spareWidth = rect.width - left - right - 2 * reach - 4
        let spareHeight = rect.height - top - bottom - 2 * reach - 4
        columns = spareWidth >= 1 ? Int(spareWidth) : 0
        rows = spareHeight >= 1 ? Int(spareHeight) : 0
        splitX = Int((rect.minX + left + reach).rounded(.up)) + 1
        splitY = Int((rect.minY + top + reach).rounded(.up)) + 1
        let smaller = CGRect(
            x: rect.minX, y: rect.minY, width: rect.width - CGFloat(columns), height: rect.height - CGFloat(rows))
        if case .rect = path.form {
            self.path = Path(rect: smaller)
        } else {
            self.path = Path(roundedRect: smaller, radii: corners, curve: curve)
        }
    }
}
