import Foundation

/// A part of a picture on a grid of square cells, softened: premultiplied blue, green, red and alpha, 0…255.
///
/// The softer, the larger the cells: averages over cells and interpolation between them blur too, which is taken off
/// what the boxes do. Cost: the pixels of the part once, and the cells three times.
struct PixelPlanes {
    /// Pixels in memory; `left` and `top` are where their first column and row stand.
    struct Source {
        let bytes: UnsafeMutablePointer<UInt8>
        let stride: Int
        let width: Int
        let height: Int
        let left: Int
        let top: Int

        /// The part inside a box, in the same memory.
        func inside(_ box: PixelBox) -> Source {
            let part = PixelBox(left: left, top: top, right: left + width, bottom: top + height).intersection(box)
            return Source(
                bytes: bytes + (part.top - top) * stride + 4 * (part.left - left), stride: stride, width: part.width,
                height: part.height, left: part.left, top: part.top)
        }
    }

    /// The side of a cell, pixels.
    private let cell: Int
    /// Where the picture's first pixel stands.
    private let origin: (x: Int, y: Int)
    /// The first cell, counted from there.
    private let left: Int
    private let top: Int
    private let width: Int
    private let height: Int
    private var planes: [[Float]]

    /// - Parameter deviation: the standard deviation of the blur, in pixels.
    init(_ source: Source, around box: PixelBox, deviation: Double) throws {
        let deviation = min(deviation, 2_000)
        cell = max(1, Int(deviation / 6))
        origin = (source.left, source.top)
        let variance = max(0, deviation * deviation - (cell > 1 ? Double(cell * cell) / 4 : 0))
        let blur = BoxBlur(deviation: variance.squareRoot() / Double(cell))
        let margin = variance > 0 ? blur.reach + 2 : 2
        left = max(0, box.left - source.left) / cell - margin
        top = max(0, box.top - source.top) / cell - margin
        width = box.width / cell + 2 + 2 * margin
        height = box.height / cell + 2 + 2 * margin
        planes = [[Float]](repeating: [Float](repeating: 0, count: width * height), count: 4)
        average(source)
        if variance > 0 {
            for index in planes.indices { planes[index] = blur.softened(planes[index], width, height) }
        }
    }

    private mutating func average(_ source: Source) {
        for row in 0..<height {
            for column in 0..<width {
                var sums: (Int, Int, Int, Int) = (0, 0, 0, 0)
                for y in 0..<cell {
                    let line = source.bytes + min(max((top + row) * cell + y, 0), source.height - 1) * source.stride
                    for x in 0..<cell {
                        let pixel = line + 4 * min(max((left + column) * cell + x, 0), source.width - 1)
                        sums.0 += Int(pixel[0])
                        sums.1 += Int(pixel[1])
                        sums.2 += Int(pixel[2])
                        sums.3 += Int(pixel[3])
                    }
                }
                let index = row * width + column
                let share = 1 / Float(cell * cell)
                planes[0][index] = Float(sums.0) * share
                planes[1][index] = Float(sums.1) * share
                planes[2][index] = Float(sums.2) * share
                planes[3][index] = Float(sums.3) * share
            }
        }
    }

    /// The pixels of a box, interpolated between cells.
    func surface(_ box: PixelBox, saturation: Double) throws(RenderError) -> Surface {
        let surface = try Surface(width: box.width, height: box.height)
        let columns = (box.left..<box.right).map { place($0 - origin.x, left, width) }
        let vividness = Float(saturation)
        for row in 0..<box.height {
            let (upper, down) = place(box.top + row - origin.y, top, height)
            let line = surface.bytes + row * surface.stride
            for (column, (index, across)) in columns.enumerated() {
                let first = upper * width + index
                func value(_ plane: Int) -> Float {
                    planes[plane].withUnsafeBufferPointer { values in
                        let above = values[first] + (values[first + 1] - values[first]) * across
                        let below =
                            values[first + width] + (values[first + width + 1] - values[first + width]) * across
                        return above + (below - above) * down
                    }
                }
                var (blue, green, red) = (value(0), value(1), value(2))
                let alpha = value(3)
                if vividness != 1 {
                    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                    blue = grey + (blue - grey) * vividness
                    green = grey + (green - grey) * vividness
                    red = grey + (red - grey) * vividness
                }
                let pixel = line + 4 * column
                // Premultiplied colours never exceed their alpha.
                let limit = min(max(alpha, 0), 255)
                pixel[0] = UInt8(min(max(blue, 0), limit) + 0.5)
                pixel[1] = UInt8(min(max(green, 0), limit) + 0.5)
                pixel[2] = UInt8(min(max(red, 0), limit) + 0.5)
                pixel[3] = UInt8(limit + 0.5)
            }
        }
        surface.markDirty()
        return surface
    }

    /// The cell whose middle lies left of or above a pixel's middle, and how far the pixel is on the way to the next.
    private func place(_ pixel: Int, _ origin: Int, _ count: Int) -> (index: Int, part: Float) {
        let exact = (Double(pixel) + 0.5) / Double(cell) - 0.5 - Double(origin)
        let whole = min(max(Int(exact.rounded(.down)), 0), count - 2)
        return (whole, Float(min(max(exact - Double(whole), 0), 1)))
    }
}
