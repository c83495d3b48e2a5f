import Foundation

/// A blur whose weights are those of the normal distribution.
///
/// Up to a deviation of 3 pixels by the weights themselves; beyond it by six running means, whose widths in fractions of
/// pixels give the same variance (P. Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box
/// filtering", 2011). Linear in the pixels, whatever the deviation.
public struct GaussianBlur: Sendable {
    private static let passes = 6

    public let deviation: Double
    private let weights: [Float]
    /// The pixels on each side that a running mean counts whole, and the weight of the two beyond them.
    private let reach: Int
    private let edge: Double

    /// - Parameter deviation: in pixels; 0 or less changes nothing.
    public init(deviation: Double) {
        let deviation = max(0, deviation)
        self.deviation = deviation
        if deviation <= 3 {
            let radius = Int((3 * deviation).rounded(.up))
            let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
            let sum = raw.reduce(0, +)
            weights = radius == 0 ? [1] : raw.map { Float($0 / sum) }
            (reach, edge) = (0, 0)
        } else {
            weights = []
            let variance = deviation * deviation / Double(Self.passes)
            reach = Int(((12 * variance + 1).squareRoot() - 1) / 2)
            let (low, next) = (Double(reach * (reach + 1)), Double((reach + 1) * (reach + 1)))
            edge = Double(2 * reach + 1) * (low - 3 * variance) / (6 * (variance - next))
        }
    }

    /// The pixels around a region that its blurred pixels depend on.
    public var margin: Int { weights.isEmpty ? Self.passes * (reach + 1) : weights.count / 2 }

    /// The field with each pixel blurred; what lies outside of it counts as clear.
    public func applied(to field: PixelField) -> PixelField {
        guard deviation > 0, !field.region.isEmpty else { return field }
        var result = field
        let (width, height) = (field.region.width, field.region.height)
        result.values.withUnsafeMutableBufferPointer { values in
            for row in 0..<height { blur(values, from: row * width * 4, count: width, step: 4) }
            for column in 0..<width { blur(values, from: column * 4, count: height, step: width * 4) }
        }
        return result
    }

    private func blur(_ values: UnsafeMutableBufferPointer<Float>, from start: Int, count: Int, step: Int) {
        var line = [Float](repeating: 0, count: count)
        for channel in 0..<4 {
            var place = start + channel
            for index in 0..<count {
                line[index] = values[place]
                place += step
            }
            if weights.isEmpty {
                for _ in 0..<Self.passes { line = mean(line) }
            } else {
                line = weighted(line)
            }
            place = start + channel
            for index in 0..<count {
                values[place] = line[index]
                place += step
            }
        }
    }

    private func weighted(_ line: [Float]) -> [Float] {
        let radius = weights.count / 2
        var result = line
        for index in line.indices {
            var sum: Float = 0
            for other in max(0, index - radius)...min(line.count - 1, index + radius) {
                sum += line[other] * weights[other - index + radius]
            }
            result[index] = sum
        }
        return result
    }

    private func mean(_ line: [Float]) -> [Float] {
        func value(_ index: Int) -> Double { index >= 0 && index < line.count ? Double(line[index]) : 0 }
        let length = Double(2 * reach + 1) + 2 * edge
        var result = line
        var sum = (-reach...reach).reduce(0) { $0 + value($1) }
        for index in line.indices {
            result[index] = Float((sum + edge * (value(index - reach - 1) + value(index + reach + 1))) / length)
            sum += value(index + reach + 1) - value(index - reach)
        }
        return result
    }
}
