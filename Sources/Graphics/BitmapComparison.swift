import Foundation

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
            bytes.withMemoryRebound(to: UInt32.self) { fade(into: $0, width: width, height: height) }
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

    /// Writes the picture in light greys, white outside of it, a word a pixel.
    ///
    /// Whole words and plain loops: tests run unoptimised, where a call for each pixel takes longer than drawing.
    private func fade(into words: UnsafeMutableBufferPointer<UInt32>, width fullWidth: Int, height fullHeight: Int) {
        words.update(repeating: .max)
        withWords { mine in
            var (last, grey) = (UInt32.max, UInt32.max)
            var y = 0
            while y < height {
                var (from, to) = (y &* width, y &* fullWidth)
                let end = from &+ width
                if y > 0, Self.areEqual(mine, from, mine, from &- width, width) {
                    // Most rows of a screen are like the one above.
                    if let row = words.baseAddress { (row + to).update(from: row + (to &- fullWidth), count: width) }
                    y &+= 1
                    continue
                }
                while from < end {
                    let word = mine[from]
                    if word != last {
                        last = word
                        let weighted = (word & 255) &* 54 &+ (word >> 8 & 255) &* 183 &+ (word >> 16 & 255) &* 19
                        let brightness = weighted >> 8 &+ 255 &- (word >> 24)
                        grey = 0xFF00_0000 | (192 &+ (brightness > 255 ? 255 : brightness) >> 2) &* 0x01_0101
                    }
                    words[to] = grey
                    from &+= 1
                    to &+= 1
                }
                y &+= 1
            }
        }
    }

    /// The pixels as words, red in the lowest byte.
    private func withWords(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        pixels.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt32.self) { body($0) } }
    }

    /// Calls `body` with each pixel whose bytes differ and the largest difference of its channels, row by row.
    private func forEachDifference(from other: Bitmap, _ body: (Int, Int, UInt8) -> Void) {
        withWords { mine in
            other.withWords { theirs in
                var y = 0
                while y < max(height, other.height) {
                    let common = y < height && y < other.height ? min(width, other.width) : 0
                    let isSame = Self.areEqual(mine, y &* width, theirs, y &* other.width, common)
                    var x = isSame ? common : 0
                    while x < common {
                        let (a, b) = (mine[y &* width &+ x], theirs[y &* other.width &+ x])
                        if a != b { body(x, y, Self.largestDifference(a, b)) }
                        x &+= 1
                    }
                    let end = max(y < height ? width : 0, y < other.height ? other.width : 0)
                    while x < end {
                        body(x, y, 255)
                        x &+= 1
                    }
                    y &+= 1
                }
            }
        }
    }

    /// True if so many words behind two places are equal.
    private static func areEqual(
        _ first: UnsafeBufferPointer<UInt32>, _ start: Int, _ second: UnsafeBufferPointer<UInt32>, _ otherStart: Int,
        _ count: Int
    ) -> Bool {
        guard count > 0, let mine = first.baseAddress, let theirs = second.baseAddress else { return false }
        return memcmp(mine + start, theirs + otherStart, count &* 4) == 0
    }

    /// The largest difference of the bytes of two words.
    private static func largestDifference(_ a: UInt32, _ b: UInt32) -> UInt8 {
        var largest: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let (left, right) = (a >> shift & 255, b >> shift & 255)
            largest = max(largest, left > right ? left - right : right - left)
        }
        return UInt8(largest)
    }
}
