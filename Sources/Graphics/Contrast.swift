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
        Self.contrast(ofLuminances: relativeLuminance, other.relativeLuminance)
    }

    static func contrast(ofLuminances one: Double, _ two: Double) -> Double {
        (max(one, two) + 0.05) / (min(one, two) + 0.05)
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
            rows: rows.clamped(to: 0..<pictures.whole.height), core: Self.core)
        // Edges of letters are drawn in part only, so that they say nothing of the text's colour.
        let cores = letters.cores.sorted { ($0.ratio, $0.pair) < ($1.ratio, $1.pair) }
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

/// The colours of the cores of letters and of what is beneath them, with the numbers of their pixels.
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

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private var counts: [Pair: Int] = [:]

    /// Coverage up to a twentieth is left out.
    private static let least: UInt8 = 13

    /// The difference that rounding to bytes in two pictures may bring to a channel, times 255.
    private static let slack = 4 * 255

    /// - Parameter share: of the greatest coverage, from which on a pixel lies in a letter's core.
    init(of pictures: TextPictures, columns: Range<Int>, rows: Range<Int>, core share: Double) {
        let width = pictures.whole.width
        pictures.texts.pixels.withUnsafeBufferPointer { texts in
            pictures.whole.pixels.withUnsafeBufferPointer { whole in
                pictures.ground.pixels.withUnsafeBufferPointer { ground in
                    func visit(_ least: UInt8, _ body: (Int) -> UInt8) {
                        var least = least
                        for y in rows {
                            var index = (y * width + columns.lowerBound) * 4
                            let end = (y * width + columns.upperBound) * 4
                            while index < end {
                                if texts[index + 3] >= least, Self.isUncovered(index, texts, whole, ground) {
                                    least = body(index)
                                }
                                index += 4
                            }
                        }
                    }
                    var most: UInt8 = 0
                    visit(Self.least) { index in
                        most = texts[index + 3]
                        return most == 255 ? 255 : most + 1
                    }
                    guard most > 0 else { return }
                    let first = UInt8((Double(most) * share).rounded(.up))
                    var (last, run) = (Pair(letters: 0, beneath: 0), 0)
                    visit(first) { index in
                        let pair = Pair(letters: Self.code(whole, index), beneath: Self.code(ground, index))
                        if pair == last {
                            run += 1
                        } else {
                            if run > 0 { counts[last, default: 0] += run }
                            (last, run) = (pair, 1)
                        }
                        return first
                    }
                    if run > 0 { counts[last, default: 0] += run }
                }
            }
        }
    }

    /// False where something in front of the text has another colour than the text over its ground.
    private static func isUncovered(_ index: Int, _ texts: Bytes, _ whole: Bytes, _ ground: Bytes) -> Bool {
        let rest = 255 - Int(texts[index + 3])
        var channel = index
        while channel < index + 3 {
            let expected = Int(ground[channel]) * rest + Int(texts[channel]) * 255
            if abs(Int(whole[channel]) * 255 - expected) > slack { return false }
            channel += 1
        }
        return true
    }

    private static func code(_ bytes: Bytes, _ index: Int) -> UInt32 {
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
    }

    /// The pairs, each with its contrast and number.
    var cores: [(ratio: Double, pair: Pair, count: Int)] {
        counts.map { ($0.key.text.contrast(with: $0.key.ground), $0.key, $0.value) }
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
