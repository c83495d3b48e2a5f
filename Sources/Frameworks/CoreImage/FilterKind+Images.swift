import Barcodes
import ImageFilters
import UIKit

/// Filters that put images together, move them, or make them of nothing.
extension FilterKind {
    private static func composition(_ name: String, _ composition: PixelComposition) -> FilterKind {
        FilterKind(
            name, kCICategoryCompositeOperation, inputs: [kCIInputImageKey: nil, kCIInputBackgroundImageKey: nil]
        ) { filter in
            guard let top = filter.image() else { return nil }
            guard let bottom = filter.image(kCIInputBackgroundImageKey) else { return top }
            return top.combined(with: bottom, composition)
        }
    }

    private static func blend(_ name: String, _ share: @escaping @Sendable (PixelColor) -> Float) -> FilterKind {
        FilterKind(
            name, kCICategoryStylize,
            inputs: [kCIInputImageKey: nil, kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil]
        ) { filter in
            guard let top = filter.image() else { return nil }
            let bottom = filter.image(kCIInputBackgroundImageKey) ?? .empty()
            guard let mask = filter.image(kCIInputMaskImageKey) else { return bottom }
            return CIImage(extent: top.extent.joined(with: bottom.extent)) { region, isLinear in
                let mask = mask.field(region, isLinear: isLinear)
                let shown = top.field(region, isLinear: isLinear).combining(mask) { $0 * share($1) }
                let rest = bottom.field(region, isLinear: isLinear).combining(mask) { $0 * (1 - share($1)) }
                return shown.combining(rest) { $0 + $1 }
            }
        }
    }

    static var compositions: [FilterKind] {
        [
            composition("CISourceOverCompositing", .over), composition("CISourceInCompositing", .inside),
            composition("CISourceOutCompositing", .outside), composition("CISourceAtopCompositing", .atop),
            composition("CIAdditionCompositing", .addition), composition("CIMultiplyCompositing", .multiply),
            blend("CIBlendWithMask") { ColorTransform.luminance(of: $0) }, blend("CIBlendWithAlphaMask") { $0.alpha },
        ]
    }

    static var geometry: [FilterKind] {
        [
            FilterKind("CIGaussianBlur", kCICategoryBlur, inputs: [kCIInputImageKey: nil, kCIInputRadiusKey: 10.0]) {
                $0.image()?.applyingGaussianBlur(sigma: $0.number(kCIInputRadiusKey))
            },
            FilterKind(
                "CICrop", kCICategoryGeometryAdjustment,
                inputs: [kCIInputImageKey: nil, "inputRectangle": CIVector(cgRect: CGRect.infinite)]
            ) { $0.image()?.cropped(to: $0.vector("inputRectangle")?.cgRectValue ?? .infinite) },
            FilterKind(
                "CIAffineTransform", kCICategoryGeometryAdjustment,
                inputs: [kCIInputImageKey: nil, kCIInputTransformKey: CGAffineTransform.identity]
            ) { $0.image()?.transformed(by: $0.transform(kCIInputTransformKey) ?? .identity) },
            FilterKind(
                "CIAffineClamp", kCICategoryGeometryAdjustment,
                inputs: [kCIInputImageKey: nil, kCIInputTransformKey: CGAffineTransform.identity]
            ) { $0.image()?.transformed(by: $0.transform(kCIInputTransformKey) ?? .identity).clampedToExtent() },
            FilterKind(
                "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
                inputs: [kCIInputImageKey: nil, kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
            ) { filter in
                let vertical = filter.number(kCIInputScaleKey)
                return filter.image()?.scaled(vertical * filter.number(kCIInputAspectRatioKey), vertical)
            },
            FilterKind(
                "CIAreaAverage", kCICategoryReduction, inputs: [kCIInputImageKey: nil, kCIInputExtentKey: nil]
            ) { filter in
                guard let image = filter.image() else { return nil }
                let area = (filter.vector(kCIInputExtentKey)?.cgRectValue ?? image.extent).intersection(image.extent)
                return area.isInfinite ? nil : image.averaged(in: area)
            },
        ]
    }

    static var generators: [FilterKind] {
        [
            FilterKind("CIConstantColorGenerator", kCICategoryGenerator, inputs: [kCIInputColorKey: CIColor.white]) {
                $0.color(kCIInputColorKey).map(CIImage.init(color:))
            },
            FilterKind(
                "CILinearGradient", kCICategoryGradient,
                inputs: [
                    "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
                    "inputColor0": CIColor.white, "inputColor1": CIColor.black,
                ]
            ) { filter in
                guard let start = filter.vector("inputPoint0"), let end = filter.vector("inputPoint1") else {
                    return nil
                }
                return .gradient(
                    from: start.cgPointValue, to: end.cgPointValue, filter.shade("inputColor0"),
                    filter.shade("inputColor1"))
            },
            FilterKind(
                "CIQRCodeGenerator", kCICategoryGenerator, inputs: ["inputMessage": nil, "inputCorrectionLevel": "M"]
            ) { filter in
                let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
                guard let level = levels[filter.text("inputCorrectionLevel") ?? ""],
                    let code = filter.bytes("inputMessage").flatMap({ QRCode($0, correction: level) })
                else { return nil }
                // A module is a pixel, with one light module around them all.
                return .modules(width: code.size + 2, height: code.size + 2) { x, y in
                    (1...code.size).contains(x) && (1...code.size).contains(y)
                        && code.isDark(row: code.size - y, column: x - 1)
                }
            },
            FilterKind(
                "CICode128BarcodeGenerator", kCICategoryGenerator,
                inputs: ["inputMessage": nil, "inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
            ) { filter in
                guard let code = filter.bytes("inputMessage").flatMap(Code128.init) else { return nil }
                let quiet = Int(max(0, filter.number("inputQuietSpace")))
                let height = Int(max(1, filter.number("inputBarcodeHeight")))
                return .modules(width: code.modules.count + 2 * quiet, height: height + 2 * quiet) { x, y in
                    y >= quiet && y < height + quiet && code.modules.indices.contains(x - quiet)
                        && code.modules[x - quiet]
                }
            },
        ]
    }
}

extension CIImage {
    /// Black modules on white, a pixel each, that stay sharp when they are scaled.
    fileprivate static func modules(
        width: Int, height: Int, _ isDark: @escaping @Sendable (_ x: Int, _ y: Int) -> Bool
    ) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height), isSampledNearest: true) { region, _ in
            PixelField(region) { isDark($0, $1) ? PixelColor(0, 0, 0, 1) : PixelColor(1, 1, 1, 1) }
        }
    }

    /// One pixel with the mean of an area.
    fileprivate func averaged(in area: CGRect) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { region, isLinear in
            PixelField(region, repeating: self.field(PixelRegion(area), isLinear: isLinear).average)
        }
    }

    fileprivate static func gradient(
        from start: CGPoint, to end: CGPoint, _ first: @escaping @Sendable (Bool) -> PixelColor,
        _ last: @escaping @Sendable (Bool) -> PixelColor
    ) -> CIImage {
        let (across, up) = (end.x - start.x, end.y - start.y)
        let length = across * across + up * up
        return CIImage(extent: .infinite) { region, isLinear in
            let (first, last) = (first(isLinear).premultiplied, last(isLinear).premultiplied)
            return PixelField(region) { x, y in
                let (right, high) = (CGFloat(x) + 0.5 - start.x, CGFloat(y) + 0.5 - start.y)
                let share = length > 0 ? Float(min(max((right * across + high * up) / length, 0), 1)) : 0
                return first * (1 - share) + last * share
            }
        }
    }

    /// By Lanczos' window; nil for a scale of 0 or less.
    fileprivate func scaled(_ horizontal: Double, _ vertical: Double) -> CIImage? {
        guard horizontal > 0, vertical > 0 else { return nil }
        guard !extent.isInfinite, !extent.isNull else { return self }
        let made = extent.applying(CGAffineTransform(scaleX: horizontal, y: vertical))
        let whole = PixelRegion(extent)
        return CIImage(extent: made) { region, isLinear in
            let back = CGAffineTransform(scaleX: 1 / horizontal, y: 1 / vertical)
            let margin = max(LanczosScale.margin(scale: horizontal), LanczosScale.margin(scale: vertical))
            let needed = PixelRegion(region.rect.applying(back)).grown(by: margin).intersection(whole)
            return LanczosScale.scaled(
                self.field(needed, isLinear: isLinear), to: region, horizontal: horizontal, vertical: vertical)
        }
    }
}
