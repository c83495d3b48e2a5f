import Foundation
import Graphics

/// The source pixels that make each device pixel along one axis, with weights of 14 bits.
///
/// Invariant: pixel `i` is the sum of the source pixels from `firsts[i]` with the weights from `starts[i]` up to
/// `starts[i + 1]`; these are at least one and add up to `1 << bits`.
struct ResamplingTaps {
    static let bits: Int32 = 14

    private(set) var firsts: [Int] = []
    private(set) var starts: [Int] = [0]
    private(set) var weights: [Int32] = []

    var count: Int { firsts.count }

    /// The most source pixels that any device pixel needs.
    var longest: Int { zip(starts, starts.dropFirst()).map { $1 - $0 }.max() ?? 0 }

    /// - Parameters:
    ///   - pixels: the device pixels that are wanted.
    ///   - deviceStart: where in device pixels the source interval starts; greater than `deviceEnd` where it is mirrored.
    ///   - sourceStart: in source pixels; what lies outside the interval has no part in any pixel.
    init(
        pixels: Range<Int>, deviceStart: Double, deviceEnd: Double, sourceStart: Double, sourceEnd: Double,
        sourceCount: Int, interpolation: ImagePlacement.Interpolation
    ) {
        let ratio = (sourceEnd - sourceStart) / (deviceEnd - deviceStart)
        let lowest = max(0, Int(sourceStart.rounded(.down)))
        let highest = min(sourceCount, Int(sourceEnd.rounded(.up)))
        for pixel in pixels {
            let center = sourceStart + (Double(pixel) + 0.5 - deviceStart) * ratio
            guard interpolation == .linear else {
                append(first: min(max(Int(center.rounded(.down)), lowest), highest - 1), [1 << Self.bits])
                continue
            }
            let support = max(1, abs(ratio))
            let first = min(max(lowest, Int((center - support).rounded(.down))), highest - 1)
            let end = max(first + 1, min(highest, Int((center + support).rounded(.up))))
            let weights = (first..<end).map { (source: Int) -> Double in
                let distance = abs(Double(source) + 0.5 - center)
                return max(0, 1 - distance / support)
            }
            append(first: first, Self.fixed(weights))
        }
    }

    /// Adds a pixel, without the weights of zero at either end.
    private mutating func append(first: Int, _ all: [Int32]) {
        var (start, end) = (0, all.count)
        while start < end - 1, all[start] == 0 { start += 1 }
        while end > start + 1, all[end - 1] == 0 { end -= 1 }
        firsts.append(first + start)
        weights += all[start..<end]
        starts.append(weights.count)
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
}
