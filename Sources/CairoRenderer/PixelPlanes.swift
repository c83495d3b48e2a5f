import Foundation

/// A part of a picture on a grid of square cells, softened: premultiplied blue, green, red and alpha, 0…255.
///
/// The softer, the larger the cells: averages over cells and interpolation between them blur too, which is subtracted
/// from the boxes' part. Cost: the pixels of the part once, and the cells three times.
struct PixelPlanes {
    /// Pixels in memory; `left` and `top` are the positions of their first column and row.
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
    let cell: Int
    /// The position of the picture's first pixel.
    let origin: (x: Int, y: Int)
    /// The first cell, counted from there.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Four values a cell, side by side, rows from the top.
    private(set) var cells: [Float]

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
        cells = [Float](repeating: 0, count: 4 * width * height)
        average(source)
        if variance > 0 { cells = blur.softened(cells, width, height, channels: 4) }
    }

    // Loops by hand, over pointers: a bar is softened in each frame of a list that scrolls, in debug builds too.
    private mutating func average(_ source: Source) {
        let (cell, width, height, top) = (cell, width, height, top)
        let share = 1 / Float(cell * cell)
        let bottom = source.height - 1
        func line(_ row: Int, _ y: Int) -> Int {
            let place = (top + row) * cell + y
            return place < 0 ? 0 : place > bottom ? bottom : place
        }
        var sums = [UInt32](repeating: 0, count: 4 * width)
        let left = left
        cells.withUnsafeMutableBufferPointer { cells in
            sums.withUnsafeMutableBufferPointer { sums in
                guard let cells = cells.baseAddress, let sums = sums.baseAddress else { return }
                var row = 0
                while row < height {
                    let values = cells + 4 * width * row
                    // Beyond an edge each row of cells is as the one before.
                    if row > 0, line(row, 0) == line(row, cell - 1), line(row - 1, 0) == line(row, 0),
                        line(row - 1, cell - 1) == line(row, 0)
                    {
                        values.update(from: values - 4 * width, count: 4 * width)
                    } else {
                        sums.update(repeating: 0, count: 4 * width)
                        var y = 0
                        while y < cell {
                            source.add(row: line(row, y), in: cell, from: left, to: sums, count: width)
                            y += 1
                        }
                        var index = 0
                        while index < 4 * width {
                            values[index] = Float(sums[index]) * share
                            index += 1
                        }
                    }
                    row += 1
                }
            }
        }
    }
}

extension PixelPlanes.Source {
    /// Adds a row's pixels, cell by cell, to the sums of four channels a cell; edge pixels continue outside.
    ///
    /// - Parameter left: the first cell, counted from the row's begin.
    fileprivate func add(
        row: Int, in cell: Int, from left: Int, to sums: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let line = UnsafeRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
        var column = 0
        while column < count {
            let start = (left + column) * cell
            let target = sums + 4 * column
            // Two channels at a time: 256 bytes add up to less than 16 bits hold.
            if start >= 0, start + cell <= width, cell <= 256 {
                var (even, odd): (UInt32, UInt32) = (0, 0)
                var x = 0
                while x < cell {
                    let pixel = line[start + x].littleEndian
                    even &+= pixel & 0x00ff_00ff
                    odd &+= (pixel >> 8) & 0x00ff_00ff
                    x += 1
                }
                target[0] &+= even & 0xffff
                target[1] &+= odd & 0xffff
                target[2] &+= even >> 16
                target[3] &+= odd >> 16
            } else {
                var x = start
                while x < start + cell {
                    let pixel = line[x < 0 ? 0 : x >= width ? width - 1 : x].littleEndian
                    target[0] &+= pixel & 0xff
                    target[1] &+= (pixel >> 8) & 0xff
                    target[2] &+= (pixel >> 16) & 0xff
                    target[3] &+= pixel >> 24
                    x += 1
                }
            }
            column += 1
        }
    }
}
