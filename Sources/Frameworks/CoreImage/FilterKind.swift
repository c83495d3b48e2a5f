import ImageFilters
import UIKit

/// A filter as Core Image's reference describes it: its name, categories, inputs, and what it makes of them.
struct FilterKind {
    struct Input {
        var key: String
        var standard: Any?
    }

    var name: String
    var categories: [String]
    var inputs: [Input]
    /// nil where an input is missing.
    var output: (CIFilter) -> CIImage?

    init(
        _ name: String, _ categories: String..., inputs: KeyValuePairs<String, Any?>,
        output: @escaping (CIFilter) -> CIImage?
    ) {
        self.name = name
        self.categories = categories
        self.inputs = inputs.map { Input(key: $0.key, standard: $0.value) }
        self.output = output
    }

    /// The documented values of inputs that have one.
    var defaults: [String: Any] {
        inputs.reduce(into: [:]) { $0[$1.key] = $1.standard }
    }

    /// True for its own categories, and for those of built-in filters and of stills and moving pictures, which all belong to.
    func belongs(to category: String) -> Bool {
        categories.contains(category)
            || [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo].contains(category)
    }

    static func named(_ name: String) -> FilterKind? { all.first { $0.name == name } }

    static var all: [FilterKind] { colors + colorEffects + compositions + geometry + generators }
}

/// Filters of single colours.
extension FilterKind {
    private static func color(
        _ name: String, _ category: String, inputs: KeyValuePairs<String, Any?> = [:],
        _ make: @escaping (CIFilter) -> (@Sendable (PixelColor, Bool) -> PixelColor)
    ) -> FilterKind {
        var kind = FilterKind(name, category, inputs: inputs) { $0.image()?.mapped(make($0)) }
        kind.inputs.insert(Input(key: kCIInputImageKey, standard: nil), at: 0)
        return kind
    }

    static var colors: [FilterKind] {
        [
            color(
                "CIColorControls", kCICategoryColorAdjustment,
                inputs: [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
            ) { filter in
                let saturation = Float(filter.number(kCIInputSaturationKey))
                let brightness = Float(filter.number(kCIInputBrightnessKey))
                let contrast = Float(filter.number(kCIInputContrastKey))
                return { color, _ in
                    ColorTransform.controls(
                        color, saturation: saturation, brightness: brightness, contrast: contrast)
                }
            },
            color("CIExposureAdjust", kCICategoryColorAdjustment, inputs: [kCIInputEVKey: 0.5]) { filter in
                let factor = Float(exp2(filter.number(kCIInputEVKey)))
                return { color, _ in ColorTransform.each(color) { $0 * factor } }
            },
            color("CIGammaAdjust", kCICategoryColorAdjustment, inputs: ["inputPower": 0.75]) { filter in
                let power = Float(filter.number("inputPower"))
                return { color, _ in ColorTransform.each(color) { pow(max($0, 0), power) } }
            },
            color("CIHueAdjust", kCICategoryColorAdjustment, inputs: [kCIInputAngleKey: 0.0]) { filter in
                let angle = Float(filter.number(kCIInputAngleKey))
                return { color, _ in ColorTransform.turningHue(color, by: angle) }
            },
            color(
                "CIColorMatrix", kCICategoryColorAdjustment,
                inputs: [
                    "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                    "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                    "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
                ]
            ) { filter in
                let rows = ["R", "G", "B", "A"].map { filter.numbers("input\($0)Vector") }
                let bias = filter.numbers("inputBiasVector")
                return { color, _ in ColorTransform.matrix(color, rows: rows, bias: bias) }
            },
            color(
                "CIColorClamp", kCICategoryColorAdjustment,
                inputs: [
                    "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
                    "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
                ]
            ) { filter in
                let (low, high) = (filter.numbers("inputMinComponents"), filter.numbers("inputMaxComponents"))
                return { color, _ in
                    PixelColor(
                        min(max(color.red, low[0]), high[0]), min(max(color.green, low[1]), high[1]),
                        min(max(color.blue, low[2]), high[2]), min(max(color.alpha, low[3]), high[3]))
                }
            },
        ]
    }

    static var colorEffects: [FilterKind] {
        [
            color("CIColorInvert", kCICategoryColorEffect) { _ in
                { color, _ in ColorTransform.each(color) { 1 - $0 } }
            },
            color("CIMaskToAlpha", kCICategoryColorEffect) { _ in
                { color, _ in PixelColor(1, 1, 1, ColorTransform.luminance(of: color) * color.alpha) }
            },
            color(
                "CIFalseColor", kCICategoryColorEffect,
                inputs: [
                    "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                    "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
                ]
            ) { filter in
                let (dark, light) = (filter.shade("inputColor0"), filter.shade("inputColor1"))
                return { color, isLinear in ColorTransform.falseColor(color, from: dark(isLinear), to: light(isLinear))
                }
            },
            color(
                "CIColorMonochrome", kCICategoryColorEffect,
                inputs: [
                    kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
                ]
            ) { filter in
                let intensity = Float(filter.number(kCIInputIntensityKey))
                let tint = filter.shade(kCIInputColorKey)
                return { color, isLinear in ColorTransform.shade(color, of: tint(isLinear), intensity: intensity) }
            },
            color("CISepiaTone", kCICategoryColorEffect, inputs: [kCIInputIntensityKey: 1.0]) { filter in
                let intensity = Float(filter.number(kCIInputIntensityKey))
                return { color, isLinear in
                    ColorTransform.shade(
                        color, of: isLinear ? LinearLight.decoded(sepia) : sepia, intensity: intensity)
                }
            },
        ]
    }

    /// Provenance: estimated — (1, 0.86, 0.65): Apple's reference promises shades of brown and gives no tones.
    private static let sepia = PixelColor(1, 0.86, 0.65, 1)
}

extension CIFilter {
    /// Four numbers of a vector.
    func numbers(_ key: String) -> [Float] { (0..<4).map { Float(vector(key)?.value(at: $0) ?? 0) } }

    /// A colour in either of the two spaces in which contexts work; black where it is missing.
    func shade(_ key: String) -> @Sendable (Bool) -> PixelColor {
        let stored = color(key)?.components ?? PixelColor(0, 0, 0, 1)
        let light = LinearLight.decoded(stored)
        return { $0 ? light : stored }
    }
}
