/// The difference between two pictures.
///
/// If their sizes differ, a pixel that only one of them has counts as different by 255.
public struct BitmapComparison: Hashable, Sendable {
    /// Width and height of the picture that was compared, in pixels.
    public var width: Int
    public var height: Int
    /// Width and height of the other.
    public var otherWidth: Int
    public var otherHeight: Int
    /// The number of pixels that differ by more than the tolerance in a channel.
    public var differingPixels: Int
    /// The largest difference of a channel's premultiplied bytes anywhere, within the tolerance or not.
    public var largestDifference: UInt8
    /// The leftmost of the topmost differing pixels; nil where none differs.
    public var first: Position?

    /// A pixel counted from the top left.
    public struct Position: Hashable, Sendable {
        public var x: Int
        public var y: Int

        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    public var haveEqualSizes: Bool { width == otherWidth && height == otherHeight }

    /// True if the sizes are equal and no pixel differs by more than the tolerance.
    public var isMatch: Bool { haveEqualSizes && differingPixels == 0 }
}

extension BitmapComparison: CustomStringConvertible {
    public var description: String {
        guard haveEqualSizes else {
            return "the sizes differ: \(width)×\(height) pixels against \(otherWidth)×\(otherHeight)"
        }
        guard let first else { return "no pixel of \(width)×\(height) differs (by \(largestDifference) at most)" }
        return "\(differingPixels) of \(width * height) pixels differ, by \(largestDifference) at most, "
            + "the first at (\(first.x), \(first.y))"
    }
}

extension Bitmap {
    /// Compares pixel by pixel; linear in the pixels.
    /// - Parameter tolerance: the largest difference of a channel's bytes at which the pixel still counts as equal.
    public func comparison(with other: Bitmap, tolerance: UInt8 = 0) -> BitmapComparison {
        var result = BitmapComparison(
            width: width, height: height, otherWidth: other.width, otherHeight: other.height, differingPixels: 0,
            largestDifference: 0, first: nil)
        if self == other { return result }
        forEachDifference(from: other) { x, y, difference in
            result.largestDifference = max(result.largestDifference, difference)
            if difference > tolerance {
                result.differingPixels += 1
                if result.first == nil { result.first = .init(x: x, y: y) }
            }
        }
        return result
    }

    /// A picture of the differences: the receiver faded to light grey, and in red, the stronger the further apart, what
    /// differs by more than the tolerance. As large as both pictures together.
    public func differencePicture(from other: Bitmap, tolerance: UInt8 = 0) -> Bitmap {
        let (width, height) = (max(self.width, other.width), max(self.height, other.height))
        return Bitmap(width: width, height: height) { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let index = (y * width + x) * 4
                    let grey = 192 + luminance(x, y) / 4
                    for channel in index..<index + 3 { bytes[channel] = UInt8(grey) }
                    bytes[index + 3] = 255
                }
            }
            forEachDifference(from: other) { x, y, difference in
                guard difference > tolerance else { return }
                let index = (y * width + x) * 4
                bytes[index] = 255
                let strength: Int = Int(difference) * 160 / 255
                bytes[index + 1] = UInt8(160 - strength)
                bytes[index + 2] = bytes[index + 1]
            }
        }
    }

    /// The brightness on white, 0 to 255; white outside the picture.
    private func luminance(_ x: Int, _ y: Int) -> Int {
        guard x < width, y < height else { return 255 }
        let (red, green, blue, alpha) = pixel(x: x, y: y)
        let weighted: Int = Int(red) * 54 + Int(green) * 183 + Int(blue) * 19
        return min(255, weighted / 256 + 255 - Int(alpha))
    }

    /// Calls `body` with each pixel whose bytes differ and the largest difference of its channels, row by row.
    private func forEachDifference(from other: Bitmap, _ body: (Int, Int, UInt8) -> Void) {
        pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs in
                for y in 0..<max(height, other.height) {
                    for x in 0..<max(width, other.width) {
                        guard x < width, y < height, x < other.width, y < other.height else {
                            let isInEither = (x < width && y < height) || (x < other.width && y < other.height)
                            if isInEither { body(x, y, 255) }
                            continue
                        }
                        let a = mine.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
                        let b = theirs.loadUnaligned(
                            fromByteOffset: (y * other.width + x) * 4, as: SIMD4<UInt8>.self)
                        if a == b { continue }
                        let wide = SIMD4<Int16>(truncatingIfNeeded: a) &- SIMD4<Int16>(truncatingIfNeeded: b)
                        body(x, y, UInt8(max(abs(wide.x), abs(wide.y), abs(wide.z), abs(wide.w))))
                    }
                }
            }
        }
    }
}
