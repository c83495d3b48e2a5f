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
    /// The texts alone, from which follows how far each pixel is covered by a letter.
    let onWhite: Bitmap
    let onBlack: Bitmap

    /// - Parameter draw: draws commands on an opaque ground; each time at the same size.
    public init(of list: DisplayList, draw: (DisplayList, Color) throws -> Bitmap) rethrows {
        let texts = list.onlyGlyphs
        whole = try draw(list, .white)
        ground = try draw(list.withoutGlyphs, .white)
        onWhite = try draw(texts, .white)
        onBlack = try draw(texts, .black)
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
        let columns = columns.clamped(to: 0..<pictures.whole.width)
        let rows = rows.clamped(to: 0..<pictures.whole.height)
        var letters: [(coverage: Double, text: Color, ground: Color)] = []
        for y in rows {
            for x in columns {
                let black = Pixel(pictures.onBlack, x, y)
                let coverage = 1 - (Pixel(pictures.onWhite, x, y).sum - black.sum) / 3
                guard coverage > 0.05 else { continue }
                let (whole, ground) = (Pixel(pictures.whole, x, y), Pixel(pictures.ground, x, y))
                // Something in front of the text has another colour than the text over its ground.
                guard whole.isClose(to: ground.under(black, coverage)) else { continue }
                letters.append((coverage, whole.color, ground.color))
            }
        }
        // Edges of letters are drawn in part only, so that they say nothing of the text's colour.
        guard let most = letters.map(\.coverage).max() else { return nil }
        let cores = letters.filter { $0.coverage >= Self.core * most }
            .map { ($0.text.contrast(with: $0.ground), $0.text, $0.ground) }.sorted { $0.0 < $1.0 }
        (ratio, text, ground) = cores[cores.count / 10]
    }

    /// The share of the greatest coverage from which on a pixel lies in a letter's core.
    private static let core = 0.99
}

/// The channels of an opaque pixel, from 0 to 1.
private struct Pixel {
    let red: Double
    let green: Double
    let blue: Double

    init(_ picture: Bitmap, _ x: Int, _ y: Int) {
        let pixel = picture.pixel(x: x, y: y)
        self.init(red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
    }

    private init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    var sum: Double { red + green + blue }
    var color: Color { Color(red: red, green: green, blue: blue) }

    /// The pixel below a text that was drawn on black.
    func under(_ text: Pixel, _ coverage: Double) -> Pixel {
        let rest = 1 - coverage
        return Pixel(red: red * rest + text.red, green: green * rest + text.green, blue: blue * rest + text.blue)
    }

    /// True within what rounding to bytes in two pictures may bring.
    func isClose(to other: Pixel) -> Bool {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) <= 4.0 / 255
    }
}

extension DisplayList {
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
