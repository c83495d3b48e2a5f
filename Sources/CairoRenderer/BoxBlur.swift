import Foundation

/// Blurs coverage by three extended boxes, whose fractional ends give exactly the variance that was asked for.
///
/// Source of the box's formula: P. Gwosdek and others, Theoretical Foundations of Gaussian Convolution by Extended Box
/// Filtering (2011). Linear in the pixels, whatever the radius.
struct BoxBlur {
    /// Whole pixels on either side of the middle.
    let radius: Int
    /// The weight of the pixel beyond those, relative to theirs.
    let edge: Float
    private static let passes = 3.0

    /// - Parameter deviation: the standard deviation in pixels.
    init(deviation: Double) {
        let variance = deviation * deviation / Self.passes
        let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
        let whole = 2 * radius + 1
        let next = (radius + 1) * (radius + 1)
        edge = Float(whole * (radius * (radius + 1) - 3 * variance) / (6 * (variance - next)))
        self.radius = Int(radius)
    }

    /// The reach of the blur beyond a shape, in pixels.
    var reach: Int { Int(Self.passes) * (radius + 1) }

    /// The mask blurred, larger by `reach` on each side.
    func applied(to mask: CoverageMask) -> CoverageMask {
        let margin = reach
        let width = mask.width + 2 * margin
        let height = mask.height + 2 * margin
        var values = [Float](repeating: 0, count: width * height)
        for row in 0..<mask.height {
            for column in 0..<mask.width {
                values[(row + margin) * width + column + margin] = Float(mask.bytes[row * mask.width + column])
            }
        }
        return CoverageMask(
            left: mask.left - margin, top: mask.top - margin, width: width, height: height,
            bytes: softened(values, width, height).map { UInt8(min(max($0, 0), 255) + 0.5) })
    }

    /// Rows of values blurred, zeros around them.
    ///
    /// - Parameter channels: the interleaved values in each place, each blurred by itself.
    func softened(_ values: [Float], _ width: Int, _ height: Int, channels: Int = 1) -> [Float] {
        var values = values
        var other = [Float](repeating: 0, count: width * height * channels)
        for _ in 0..<Int(Self.passes) {
            if channels == 4 {
                blurRowsOfFour(values, &other, width, height)
            } else {
                blurRows(values, &other, width, height, channels)
            }
            blurColumns(other, &values, width * channels, height)
        }
        return values
    }

    private var scale: Float { 1 / (Float(2 * radius + 1) + 2 * edge) }

    private func blurRows(_ input: [Float], _ output: inout [Float], _ width: Int, _ height: Int, _ channels: Int) {
        let (scale, edge, radius) = (self.scale, self.edge, self.radius)
        // The row between enough zeros on both sides that no index needs a check: column x has index x + radius + 1.
        var line = [Float](repeating: 0, count: width + 2 * radius + 3)
        input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                line.withUnsafeMutableBufferPointer { line in
                    for part in 0..<height * channels {
                        let base = part / channels * width * channels + part % channels
                        var (column, index) = (0, base)
                        while column < width {
                            line[column + radius + 1] = input[index]
                            column += 1
                            index += channels
                        }
                        var sum: Float = 0
                        for index in 1..<2 * radius + 1 { sum += line[index] }
                        (column, index) = (0, base)
                        while column < width {
                            sum += line[column + 2 * radius + 1]
                            let ends = line[column] + line[column + 2 * radius + 2]
                            output[index] = (sum + edge * ends) * scale
                            sum -= line[column + 1]
                            column += 1
                            index += channels
                        }
                    }
                }
            }
        }
    }

    /// Four channels at once, in the same order of additions: what a picture under a bar has.
    private func blurRowsOfFour(_ input: [Float], _ output: inout [Float], _ width: Int, _ height: Int) {
        let (scale, edge, radius) = (self.scale, self.edge, self.radius)
        let (before, across) = (4 * (radius + 1), 4 * (2 * radius + 1))
        var line = [Float](repeating: 0, count: 4 * (width + 2 * radius + 3))
        input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                line.withUnsafeMutableBufferPointer { line in
                    guard let input = input.baseAddress, let output = output.baseAddress, let line = line.baseAddress
                    else { return }
                    for row in 0..<height {
                        (line + before).update(from: input + 4 * row * width, count: 4 * width)
                        var (a, b, c, d): (Float, Float, Float, Float) = (0, 0, 0, 0)
                        var near = line + 4
                        while near < line + across {
                            a += near[0]
                            b += near[1]
                            c += near[2]
                            d += near[3]
                            near += 4
                        }
                        near = line
                        var far = line + across
                        var result = output + 4 * row * width
                        let end = result + 4 * width
                        while result < end {
                            a += far[0]
                            b += far[1]
                            c += far[2]
                            d += far[3]
                            result[0] = (a + edge * (near[0] + far[4])) * scale
                            result[1] = (b + edge * (near[1] + far[5])) * scale
                            result[2] = (c + edge * (near[2] + far[6])) * scale
                            result[3] = (d + edge * (near[3] + far[7])) * scale
                            a -= near[4]
                            b -= near[5]
                            c -= near[6]
                            d -= near[7]
                            near += 4
                            far += 4
                            result += 4
                        }
                    }
                }
            }
        }
    }

    private func blurColumns(_ input: [Float], _ output: inout [Float], _ width: Int, _ height: Int) {
        let scale = self.scale
        var sums = [Float](repeating: 0, count: width)
        let zeros = [Float](repeating: 0, count: width)
        input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                zeros.withUnsafeBufferPointer { zeros in
                    sums.withUnsafeMutableBufferPointer { sums in
                        func line(_ row: Int) -> UnsafeBufferPointer<Float> {
                            row >= 0 && row < height
                                ? UnsafeBufferPointer(rebasing: input[row * width..<(row + 1) * width]) : zeros
                        }
                        for row in 0..<min(radius, height) {
                            let current = line(row)
                            for column in 0..<width { sums[column] += current[column] }
                        }
                        for row in 0..<height {
                            let (entering, leaving) = (line(row + radius), line(row - radius))
                            let (before, after) = (line(row - radius - 1), line(row + radius + 1))
                            for column in 0..<width {
                                let sum = sums[column] + entering[column]
                                let ends = before[column] + after[column]
                                output[row * width + column] = (sum + edge * ends) * scale
                                sums[column] = sum - leaving[column]
                            }
                        }
                    }
                }
            }
        }
    }
}
