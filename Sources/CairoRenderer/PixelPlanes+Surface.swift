import Foundation

extension PixelPlanes {
    /// The pixels of a box, interpolated between cells: rows of cells first, then the pixels between two of a row, by whole
    /// numbers of 65,536ths.
    ///
    /// - Parameter saturation: the distance of colours from their grey, 1 as they are.
    func surface(_ box: PixelBox, saturation: Double) throws(RenderError) -> Surface {
        let surface = try Surface(width: box.width, height: box.height)
        let spans = spans(box.left..<box.right)
        var line = [Int32](repeating: 0, count: 4 * width)
        line.withUnsafeMutableBufferPointer { line in
            guard let line = line.baseAddress else { return }
            var row = 0
            while row < box.height {
                let place = place(box.top + row - origin.y, top, height)
                interpolate(place.index, place.part, Float(saturation), spans, into: line)
                let pixels = UnsafeMutableRawPointer(surface.bytes + row * surface.stride)
                    .assumingMemoryBound(to: UInt32.self)
                for span in spans { span.fill(pixels, from: line) }
                row += 1
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

    /// Columns of pixels, by the cells between which they lie.
    private func spans(_ columns: Range<Int>) -> [CellSpan] {
        var spans: [CellSpan] = []
        for column in columns {
            let place = place(column - origin.x, left, width)
            if spans.last?.index == place.index {
                spans[spans.count - 1].extend(to: place.part)
            } else {
                spans.append(CellSpan(index: place.index, column: column - columns.lowerBound, part: place.part))
            }
        }
        return spans
    }

    /// Four values a cell between a row of cells and the next, in 65,536ths, with their colours' vividness.
    private func interpolate(
        _ row: Int, _ part: Float, _ vividness: Float, _ spans: [CellSpan], into line: UnsafeMutablePointer<Int32>
    ) {
        guard let first = spans.first?.index, let last = spans.last?.index else { return }
        cells.withUnsafeBufferPointer { cells in
            guard let cells = cells.baseAddress else { return }
            var index = 4 * first
            while index < 4 * (last + 2) {
                let upper = cells + 4 * width * row + index
                let lower = upper + 4 * width
                var blue = upper[0] + (lower[0] - upper[0]) * part
                var green = upper[1] + (lower[1] - upper[1]) * part
                var red = upper[2] + (lower[2] - upper[2]) * part
                if vividness != 1 {
                    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                    blue = grey + (blue - grey) * vividness
                    green = grey + (green - grey) * vividness
                    red = grey + (red - grey) * vividness
                }
                line[index] = Int32(blue * 65_536)
                line[index + 1] = Int32(green * 65_536)
                line[index + 2] = Int32(red * 65_536)
                line[index + 3] = Int32((upper[3] + (lower[3] - upper[3]) * part) * 65_536)
                index += 4
            }
        }
    }
}

/// Neighbouring pixels of a row between the middles of two cells.
private struct CellSpan {
    /// The cell on the left.
    let index: Int
    /// The first pixel.
    let column: Int
    private(set) var count = 1
    /// The places of the first and of the last pixel on the way from cell to cell.
    private let first: Float
    private var last: Float

    init(index: Int, column: Int, part: Float) {
        (self.index, self.column) = (index, column)
        (first, last) = (part, part)
    }

    mutating func extend(to part: Float) {
        last = part
        count += 1
    }

    /// Sets the span's pixels to what lies between the cells' values.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, from line: UnsafeMutablePointer<Int32>) {
        let values = line + 4 * index
        let step = count > 1 ? (last - first) / Float(count - 1) : 0
        var (blue, blueStep) = course(values[0], values[4], step)
        var (green, greenStep) = course(values[1], values[5], step)
        var (red, redStep) = course(values[2], values[6], step)
        var (alpha, alphaStep) = course(values[3], values[7], step)
        var pixel = pixels + column
        let end = pixel + count
        let opaque: Int32 = 255 << 16
        // Sums of many cells are rounded: a quarter of a level is none.
        let isOpaque = min(values[3], values[7]) >= opaque - Self.quarter
        if isOpaque, isColor(values[0], values[4]), isColor(values[1], values[5]), isColor(values[2], values[6]) {
            // Two channels in each number: a sum of halves that stay in their range is the number's sum.
            var outer = Int64(red) << 32 + Int64(blue)
            let outerStep = Int64(redStep) << 32 + Int64(blueStep)
            while pixel < end {
                let channels = UInt64(bitPattern: outer)
                let middle = UInt32(bitPattern: green >> 8) & 0xff00
                pixel.pointee =
                    0xff00_0000 | UInt32(truncatingIfNeeded: channels >> 32) & 0xff_0000 | middle
                    | UInt32(truncatingIfNeeded: channels >> 16) & 0xff
                outer &+= outerStep
                green &+= greenStep
                pixel += 1
            }
            return
        }
        while pixel < end {
            // Premultiplied colours never exceed their alpha.
            let limit = clamped(alpha, to: opaque + 65_535)
            let bytes = (clamped(red, to: limit) >> 16, clamped(green, to: limit) >> 16, clamped(blue, to: limit) >> 16)
            pixel.pointee = UInt32(bitPattern: (limit >> 16) << 24 | bytes.0 << 16 | bytes.1 << 8 | bytes.2)
            (blue, green) = (blue &+ blueStep, green &+ greenStep)
            (red, alpha) = (red &+ redStep, alpha &+ alphaStep)
            pixel += 1
        }
    }

    /// The value at the first pixel, with the half that rounds it, and its change from pixel to pixel.
    @inline(__always)
    private func course(_ left: Int32, _ right: Int32, _ step: Float) -> (start: Int32, step: Int32) {
        let way = Float(right &- left)
        return (left &+ Int32(way * first) &+ 32_768, Int32(way * step))
    }

    /// True if all values between are a byte's.
    @inline(__always)
    private func isColor(_ left: Int32, _ right: Int32) -> Bool {
        let (low, high) = left < right ? (left, right) : (right, left)
        return low >= -Self.quarter && high <= 255 << 16 + Self.quarter
    }

    private static let quarter: Int32 = 16_384

    @inline(__always)
    private func clamped(_ value: Int32, to limit: Int32) -> Int32 {
        value < 0 ? 0 : value > limit ? limit : value
    }
}
