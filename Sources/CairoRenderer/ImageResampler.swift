import Foundation
import Graphics

/// Brings a part of a bitmap onto the device's pixels by a separable filter in integers.
///
/// Reducing, each pixel is the mean of what it covers under a triangle twice as wide as itself, so that no detail
/// aliases; enlarging, the triangle is two source pixels wide, which is bilinear interpolation.
enum ImageResampler {
    /// Writes the device pixels `columns` × `rows` as Cairo's `0xAARRGGBB`.
    ///
    /// Each source row that is needed is brought to the target's width once, with eight more bits, and kept in a ring of
    /// as many lines as a device row needs.
    static func resample(
        _ bitmap: Bitmap, columns: ResamplingTaps, rows: ResamplingTaps, into target: UnsafeMutablePointer<UInt32>
    ) {
        let width = columns.count
        let capacity = rows.longest
        guard width > 0, capacity > 0 else { return }
        var ring = [SIMD4<Int32>](repeating: .zero, count: width * capacity)
        var rowInSlot = [Int](repeating: -1, count: capacity)
        var sums = [SIMD4<Int32>](repeating: .zero, count: width)
        bitmap.pixels.withUnsafeBytes { source in
            ring.withUnsafeMutableBufferPointer { ring in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<rows.count {
                        sums.update(repeating: .zero)
                        let start = rows.starts[row]
                        for index in start..<rows.starts[row + 1] {
                            let sourceRow = rows.firsts[row] + index - start
                            let slot = sourceRow % capacity
                            let line = UnsafeMutableBufferPointer(rebasing: ring[slot * width..<(slot + 1) * width])
                            if rowInSlot[slot] != sourceRow {
                                rowInSlot[slot] = sourceRow
                                narrow(source, row: sourceRow * bitmap.width * 4, columns, into: line)
                            }
                            // 16 bits of value (8 and 8 of fraction) times 14 of weight stay within 31.
                            let weight = rows.weights[index]
                            for column in 0..<width { sums[column] &+= line[column] &* weight }
                        }
                        write(sums, to: target + row * width)
                    }
                }
            }
        }
    }

    /// Brings one source row, which begins at the byte `row`, to the target's width.
    private static func narrow(
        _ source: UnsafeRawBufferPointer, row: Int, _ columns: ResamplingTaps,
        into line: UnsafeMutableBufferPointer<SIMD4<Int32>>
    ) {
        columns.weights.withUnsafeBufferPointer { weights in
            for column in 0..<line.count {
                let start = columns.starts[column]
                var byte = row + columns.firsts[column] * 4
                var sum = SIMD4<Int32>.zero
                for index in start..<columns.starts[column + 1] {
                    let pixel = source.loadUnaligned(fromByteOffset: byte, as: SIMD4<UInt8>.self)
                    sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* weights[index]
                    byte += 4
                }
                line[column] = (sum &+ 32) &>> 6
            }
        }
    }

    private static func write(_ sums: UnsafeMutableBufferPointer<SIMD4<Int32>>, to target: UnsafeMutablePointer<UInt32>)
    {
        for column in 0..<sums.count {
            let value = (sums[column] &+ (1 << 21)) &>> 22
            target[column] =
                UInt32(truncatingIfNeeded: value.w) << 24 | UInt32(truncatingIfNeeded: value.x) << 16
                | UInt32(truncatingIfNeeded: value.y) << 8 | UInt32(truncatingIfNeeded: value.z)
        }
    }
}
