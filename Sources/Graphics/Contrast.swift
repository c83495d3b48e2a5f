import Foundation

extension Color {
    /// The relative luminance, 0 for black and 1 for white; the alpha doesn't count.
    ///
    /// Source: Web Content Accessibility Guidelines 2.2, definition of relative luminance.
    public var relativeLuminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let color = clamped
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// The contrast ratio of two opaque colours, from 1 to 21, in either order.
    ///
    /// Source: Web Content Accessibility Guidelines 2.2, definition of contrast ratio.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

/// The pictures of a drawing from which the contrast of its texts is measured; all of one size.
public struct TextPictures: Sendable {
    /// The drawing, and the same without its texts.
    let whole: Bitmap
    let ground: Bitmap
    /// The texts alone on nothing: the alpha is how far letters cover a pixel.
    let texts: Bitmap

    /// - Parameter draw: draws commands on an opaque ground, or on none; each time at the same size.
    public init(of list: DisplayList, draw: (DisplayList, Color?) throws -> Bitmap) rethrows {
        whole = try draw(list, .white)
        ground = try draw(list.withoutGlyphs, .white)
        texts = try draw(list.onlyGlyphs, nil)
    }
}

/// The contrast of the texts in an area with what they are drawn on.
public struct DrawnContrast: Hashable, Sendable {
    /// The contrast that nine tenths of the letters' cores reach, from 1 to 21.
    public let ratio: Double
    /// The text's and the ground's colour at the place of that ratio.
    public let text: Color
    public let ground: Color

    /// - Parameters:
    ///   - columns: pixels from the left.
    ///   - rows: pixels from the top.
    /// - Returns: nil where the area has no text, or something else covers it. Linear in its pixels.
    public init?(of pictures: TextPictures, columns: Range<Int>, rows: Range<Int>) {
        let letters = LetterPixels(
            of: pictures, columns: columns.clamped(to: 0..<pictures.whole.width),
            rows: rows.clamped(to: 0..<pictures.whole.height))
        // Edges of letters are drawn in part only, so that they say nothing of the text's colour.
        let cores = letters.cores(Self.core).sorted { ($0.ratio, $0.pair) < ($1.ratio, $1.pair) }
        var rest = cores.reduce(0) { $0 + $1.count } / 10
        guard
            let worst = cores.first(where: { pair in
                rest -= pair.count
                return rest < 0
            })
        else { return nil }
        (ratio, text, ground) = (worst.ratio, worst.pair.text, worst.pair.ground)
    }

    /// The share of the greatest coverage from which on a pixel lies in a letter's core.
    private static let core = 0.99
}

/// The colours of letters and of what is beneath them, counted by how far they cover their pixels.
private struct LetterPixels {
    /// Two opaque colours, a byte a channel.
    struct Pair: Hashable, Comparable {
        let letters: UInt32
        let beneath: UInt32

        var text: Color { Self.color(letters) }
        var ground: Color { Self.color(beneath) }

        static func < (left: Pair, right: Pair) -> Bool {
            (left.letters, left.beneath) < (right.letters, right.beneath)
        }

        private static func color(_ code: UInt32) -> Color {
            Color(
                red: Double(code & 255) / 255, green: Double(code >> 8 & 255) / 255,
                blue: Double(code >> 16 & 255) / 255)
        }
    }

    /// For each coverage from 0 to 255 the numbers of pixels of each pair.
    private var counts: [[Pair: Int]] = Array(repeating: [:], count: 256)

    /// Coverage up to a twentieth is left out.
    private static let least: UInt8 = 13

    /// The difference that rounding to bytes in two pictures may bring to a channel, times 255.
    private static let slack = 4 * 255

    init(of pictures: TextPictures, columns: Range<Int>, rows: Range<Int>) {
        let width = pictures.whole.width
        pictures.texts.pixels.withUnsafeBufferPointer { texts in
            pictures.whole.pixels.withUnsafeBufferPointer { whole in
                pictures.ground.pixels.withUnsafeBufferPointer { ground in
                    for y in rows {
                        var index = (y * width + columns.lowerBound) * 4
                        let end = (y * width + columns.upperBound) * 4
                        while index < end {
                            let coverage = texts[index + 3]
                            if coverage >= Self.least,
                                Self.isUncovered(index, 255 - Int(coverage), texts, whole, ground)
                            {
                                let pair = Pair(
                                    letters: Self.code(whole, index), beneath: Self.code(ground, index))
                                counts[Int(coverage)][pair, default: 0] += 1
                            }
                            index += 4
                        }
                    }
                }
            }
        }
    }

    /// False where something in front of the text has another colour than the text over its ground.
    private static func isUncovered(
        _ index: Int, _ rest: Int, _ texts: UnsafeBufferPointer<UInt8>, _ whole: UnsafeBufferPointer<UInt8>,
        _ ground: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var channel = index
        while channel < index + 3 {
            let expected = Int(ground[channel]) * rest + Int(texts[channel]) * 255
            if abs(Int(whole[channel]) * 255 - expected) > slack { return false }
            channel += 1
        }
        return true
    }

    private static func code(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
    }

    /// The pairs of pixels that are covered nearly as far as any, each with its contrast and number.
    func cores(_ share: Double) -> [(ratio: Double, pair: Pair, count: Int)] {
        guard let most = counts.lastIndex(where: { !$0.isEmpty }) else { return [] }
        let first = Int((Double(most) * share).rounded(.up))
        var found: [Pair: Int] = [:]
        for pairs in counts[first...most] { found.merge(pairs, uniquingKeysWith: +) }
        return found.map { ($0.key.text.contrast(with: $0.key.ground), $0.key, $0.value) }
    }
}

extension DisplayList {
    /// True if it blurs what is beneath it.
    package var hasBackdrops: Bool {
        commands.contains { command in
            switch command {
            case .backdrop: true
            case .projected(let list, _, _): list.hasBackdrops
            default: false
            }
        }
    }

    /// The same drawing without its texts.
    var withoutGlyphs: DisplayList { keeping(glyphs: false, rest: true) }
    /// The texts of the drawing alone, clipped and faded as they are in it.
    var onlyGlyphs: DisplayList { keeping(glyphs: true, rest: false) }

    private func keeping(glyphs: Bool, rest: Bool) -> DisplayList {
        DisplayList(
            commands: commands.compactMap { command in
                switch command {
                case .glyphs: glyphs ? command : nil
                case .fill, .stroke, .image, .shadow, .gradient, .backdrop: rest ? command : nil
                case .projected(let list, let rectangle, let projection):
                    .projected(list.keeping(glyphs: glyphs, rest: rest), rectangle, projection)
                case .save, .restore, .transform, .clip, .beginGroup, .beginMaskedGroup, .beginBlendedGroup, .endGroup:
                    command
                }
            })
    }
}
