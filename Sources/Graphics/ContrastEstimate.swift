import Foundation

/// A drawing's texts and what is beneath them, in pixels so few that a text that stands out is told at little cost.
///
/// Letters at this size have edges alone, so that it gives no ratio; `DrawnContrast` does.
public struct ContrastEstimate: Sendable {
    /// The drawing without its texts, and the texts alone on nothing.
    private let ground: Bitmap
    private let texts: Bitmap

    /// - Parameter draw: draws commands on an opaque ground, or on none; each time at the same size.
    public init(of list: DisplayList, draw: (DisplayList, Color?) throws -> Bitmap) rethrows {
        ground = try draw(list.withoutGlyphs, .white)
        texts = try draw(list.onlyGlyphs, nil)
    }

    /// True where all letters in an area have more than a ratio of contrast, or there are none; false where these pixels don't
    /// say so.
    ///
    /// - Parameters:
    ///   - least: from 1 to 21.
    ///   - columns: pixels from the left.
    ///   - rows: pixels from the top.
    /// - Complexity: linear in the area's pixels.
    public func surelyReaches(_ least: Double, columns: Range<Int>, rows: Range<Int>) -> Bool {
        let columns = columns.clamped(to: 0..<ground.width)
        let rows = rows.clamped(to: 0..<ground.height)
        return texts.pixels.withUnsafeBufferPointer { texts in
            ground.pixels.withUnsafeBufferPointer { ground in
                func visit(_ body: (Int) -> Bool) -> Bool {
                    rows.allSatisfy { y in
                        let start = y * self.ground.width
                        return columns.allSatisfy { body((start + $0) * 4) }
                    }
                }
                var most: UInt8 = 0
                _ = visit { index in
                    most = max(most, texts[index + 3])
                    return true
                }
                guard most > 0 else { return true }
                guard most >= Self.leastCoverage else { return false }
                let enough = max(most / 2, Self.leastCoverage)
                var first: Int?
                return visit { index in
                    guard texts[index + 3] >= enough else { return true }
                    guard Self.areAlike(ground, index, first ?? index) else { return false }
                    if first == nil { first = index }
                    return Self.letter(texts, index, most, ground).allSatisfy { $0 >= least * Self.margin }
                }
            }
        }
    }

    /// Colours of pixels that are covered less aren't known well enough.
    private static let leastCoverage: UInt8 = 100
    /// Rounding to bytes may make a ratio as much larger.
    private static let margin = 1.06

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    /// True for two pixels whose channels differ by rounding only.
    private static func areAlike(_ bytes: Bytes, _ one: Int, _ other: Int) -> Bool {
        (0..<3).allSatisfy { abs(Int(bytes[one + $0]) - Int(bytes[other + $0])) <= 3 }
    }

    /// The contrasts of a letter's colour with its ground, as transparent as the text is at most and as it is at least.
    ///
    /// The luminance of a mixture is convex in its share, so that the letter's true contrast isn't less than both.
    private static func letter(_ texts: Bytes, _ index: Int, _ most: UInt8, _ ground: Bytes) -> [Double] {
        let cover = Double(texts[index + 3])
        return [Double(most) / 255, 1].map { share in
            let (mixed, beneath) = (
                luminance { channel in
                    let full = min(255, Double(texts[index + channel]) * 255 / cover)
                    return full * share + Double(ground[index + channel]) * (1 - share)
                }, luminance { Double(ground[index + $0]) }
            )
            return Color.contrast(ofLuminances: mixed, beneath)
        }
    }

    /// - Parameter channel: red, green and blue by 0, 1 and 2; from 0 to 255.
    private static func luminance(_ channel: (Int) -> Double) -> Double {
        func linear(_ place: Int) -> Double { linearParts[Int(channel(place).rounded())] }
        return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
    }

    /// The luminance of each byte as a channel of grey.
    private static let linearParts: [Double] = (0...255).map {
        Color(red: Double($0) / 255, green: Double($0) / 255, blue: Double($0) / 255).relativeLuminance
    }
}
