import Foundation
import Graphics

/// Brings a part of a bitmap onto the device's pixels by a separable filter in integers.
///
/// Reducing, each pixel is the mean of what it covers under a triangle twice as wide as itself, so that no detail
/// aliases; enlarging, the triangle is two source pixels wide, which is bilinear interpolation. Weights have 14 bits.
enum ImageResampler {
    private static let bits: Int32 = 14

    /// The source pixels that make one device pixel along one axis.
    struct Tap {
        var first: Int
        var weights: [Int32]
    }

    /// Along one axis: the device interval `start..<end` (`end < start` mirrors) shows the source interval.
    static func taps(
        pixels: Range<Int>, deviceStart: Double, deviceEnd: Double, sourceStart: Double, sourceEnd: Double,
        sourceCount: Int, interpolation: ImagePlacement.Interpolation
    ) -> [Tap] {
        let ratio = (sourceEnd - sourceStart) / (deviceEnd - deviceStart)
        let lowest = max(0, Int(sourceStart.rounded(.down)))
        let highest = min(sourceCount, Int(sourceEnd.rounded(.up)))
        return pixels.map { pixel in
            let center = sourceStart + (Double(pixel) + 0.5 - deviceStart) * ratio
            guard interpolation == .linear else {
                return Tap(first: min(max(Int(center.rounded(.down)), lowest), highest - 1), weights: [1 << bits])
            }
            let support = max(1, abs(ratio))
            let first = min(max(lowest, Int((center - support).rounded(.down))), highest - 1)
            let end = max(first + 1, min(highest, Int((center + support).rounded(.up))))
            let raw = (first..<end).map { max(0, 1 - abs(Double($0) + 0.5 - center) / support) }
            return Tap(first: first, weights: fixed(raw)).trimmed
        }
    }

    /// Weights scaled to add up to one exactly; where all are zero (outside the picture) the nearest pixel counts.
    private static func fixed(_ raw: [Double]) -> [Int32] {
        let sum = raw.reduce(0, +)
        guard sum > 0 else { return [1 << bits] }
        let one = Double(1 << bits)
        var weights = raw.map { Int32(($0 / sum * one).rounded()) }
        var largest = 0
        for index in weights.indices where weights[index] > weights[largest] { largest = index }
        weights[largest] += (1 << bits) - weights.reduce(0, +)
        return weights
    }

    /// Writes the device pixels `columns` × `rows` as Cairo's `0xAARRGGBB`.
    static func resample(_ bitmap: Bitmap, columns: [Tap], rows: [Tap], into target: UnsafeMutablePointer<UInt32>) {
        let width = columns.count
        guard let firstRow = rows.map(\.first).min(), let endRow = rows.map({ $0.first + $0.weights.count }).max()
        else { return }
        // Only the source rows that are needed, each brought to the target's width once; eight more bits are kept.
        var middle = [SIMD4<Int32>](repeating: .zero, count: width * (endRow - firstRow))
        bitmap.pixels.withUnsafeBytes { source in
            middle.withUnsafeMutableBufferPointer { middle in
                for row in firstRow..<endRow {
                    let base = row * bitmap.width * 4
                    for (column, tap) in columns.enumerated() {
                        var sum = SIMD4<Int32>.zero
                        for (offset, weight) in tap.weights.enumerated() {
                            let pixel = source.loadUnaligned(
                                fromByteOffset: base + (tap.first + offset) * 4, as: SIMD4<UInt8>.self)
                            sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* weight
                        }
                        middle[(row - firstRow) * width + column] = (sum &+ 32) &>> 6
                    }
                }
                for (row, tap) in rows.enumerated() {
                    for column in 0..<width {
                        var sum = SIMD4<Int32>.zero
                        for (offset, weight) in tap.weights.enumerated() {
                            // 16 bits of value (8 and 8 of fraction) times 14 of weight stay within 31.
                            sum &+= middle[(tap.first + offset - firstRow) * width + column] &* weight
                        }
                        let value = (sum &+ (1 << 21)) &>> 22
                        target[row * width + column] =
                            UInt32(truncatingIfNeeded: value.w) << 24 | UInt32(truncatingIfNeeded: value.x) << 16
                            | UInt32(truncatingIfNeeded: value.y) << 8 | UInt32(truncatingIfNeeded: value.z)
                    }
                }
            }
        }
    }
}

extension ImageResampler.Tap {
    /// Without the weights of zero at either end.
    fileprivate var trimmed: ImageResampler.Tap {
        var (start, end) = (0, weights.count)
        while start < end - 1, weights[start] == 0 { start += 1 }
        while end > start + 1, weights[end - 1] == 0 { end -= 1 }
        return ImageResampler.Tap(first: first + start, weights: Array(weights[start..<end]))
    }
}
