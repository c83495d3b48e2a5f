import Foundation

/// The transfer function of sRGB, IEC 61966-2-1: values as stored ↔ values proportional to light.
public enum LinearLight {
    public static func decoded(_ value: Float) -> Float {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    public static func encoded(_ value: Float) -> Float {
        let size = abs(value)
        let stored = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -stored : stored
    }

    /// The colour's components proportional to light; alpha stays.
    public static func decoded(_ color: PixelColor) -> PixelColor {
        PixelColor(decoded(color.red), decoded(color.green), decoded(color.blue), color.alpha)
    }

    /// The light of each byte.
    static let ofBytes = (0...255).map { decoded(Float($0) / 255) }

    /// The byte of each of 65,536 steps of light.
    static let bytes = (0...65535).map { UInt8((encoded(Float($0) / 65535) * 255).rounded()) }
}
