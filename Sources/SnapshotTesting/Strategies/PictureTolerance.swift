import Foundation
import Graphics

/// The tolerance of a comparison of two pictures.
struct PictureTolerance {
    /// The share of pixels that must match.
    let precision: Double
    /// 1 where only equal bytes match; less lets colours pass that are this close.
    let perceptualPrecision: Double

    /// The reason why the pictures don't match; nil where they do.
    func failure(expected: Bitmap, got: Bitmap) -> String? {
        let comparison = expected.comparison(with: got)
        guard comparison.haveEqualSizes else { return comparison.description }
        if comparison.isMatch { return nil }
        let count = expected.width * expected.height
        let allowed = Int((Double(count) * (1 - precision)).rounded(.down))
        if comparison.differingPixels <= allowed { return nil }
        guard perceptualPrecision < 1 else { return judged(comparison.description, comparison.differingPixels, count) }
        let limit = (1 - perceptualPrecision) * 100
        let (seen, largest) = perceivedDifferences(expected, got, limit: limit)
        if seen <= allowed { return nil }
        let text =
            "\(seen) of \(count) pixels differ by more than \(Self.digits(limit)) (CIE94), by \(Self.digits(largest)) at most"
        return judged(text, seen, count)
    }

    private func judged(_ text: String, _ differing: Int, _ count: Int) -> String {
        guard precision < 1 else { return text }
        let share = 1 - Double(differing) / Double(count)
        return "\(text); \(Self.digits(share * 100)) % match, and \(Self.digits(precision * 100)) % have to"
    }

    private static func digits(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    private func perceivedDifferences(_ first: Bitmap, _ second: Bitmap, limit: Double) -> (Int, Double) {
        var count = 0
        var largest = 0.0
        first.pixels.withUnsafeBufferPointer { mine in
            second.pixels.withUnsafeBufferPointer { theirs in
                for index in stride(from: 0, to: mine.count, by: 4) {
                    func pixel(_ bytes: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt8> {
                        SIMD4(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
                    }
                    let (a, b) = (pixel(mine), pixel(theirs))
                    guard a != b else { continue }
                    let difference = PerceivedColor(premultiplied: a).distance(to: PerceivedColor(premultiplied: b))
                    largest = max(largest, difference)
                    if difference > limit { count += 1 }
                }
            }
        }
        return (count, largest)
    }
}

/// A colour in CIELAB under D65, laid on white.
struct PerceivedColor {
    let lightness, greenRed, blueYellow: Double

    init(lightness: Double, greenRed: Double, blueYellow: Double) {
        self.lightness = lightness
        self.greenRed = greenRed
        self.blueYellow = blueYellow
    }

    /// - Parameter pixel: red, green, blue and alpha, sRGB, premultiplied.
    init(premultiplied pixel: SIMD4<UInt8>) {
        let ground = 255 - Int(pixel.w)
        func linear(_ byte: UInt8) -> Double {
            let value = Double(min(255, Int(byte) + ground)) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(pixel.x), linear(pixel.y), linear(pixel.z))
        func root(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        // IEC 61966-2-1's matrix to XYZ, each row over its white.
        let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        lightness = 116 * y - 16
        greenRed = 500 * (x - y)
        blueYellow = 200 * (y - z)
    }

    private var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

    /// The difference from this colour, the reference, by CIE 1994's formula with its weights for graphic arts: vivid colours
    /// have to be further apart to be told from each other.
    ///
    /// Source: CIE 116-1995; Core Image's `CILabDeltaE`, which swift-snapshot-testing asks, has values of 1994 too.
    func distance(to other: PerceivedColor) -> Double {
        let (first, second) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
        let (lighter, stronger) = (lightness - other.lightness, chroma - other.chroma)
        // Rounding may leave less than nothing.
        let turned = max(0, first * first + second * second - stronger * stronger)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let (scaled, hue) = (stronger / chromaWeight, turned / (hueWeight * hueWeight))
        return (lighter * lighter + scaled * scaled + hue).squareRoot()
    }
}
