import UIKit

/// A filter whose inputs are also properties; each function of `CIFilter` that makes one shows those of its protocol.
final class BuiltinFilter: CIFilter {
    static func of(_ name: String) -> BuiltinFilter {
        guard let kind = FilterKind.named(name) else { preconditionFailure("The table of filters lacks \(name).") }
        return BuiltinFilter(kind: kind)
    }

    private func single(_ key: String) -> Float { Float(number(key)) }
    private func shown(_ key: String) -> CIColor { color(key) ?? .black }
    private func place(_ key: String) -> CGPoint { vector(key)?.cgPointValue ?? .zero }

    var inputImage: CIImage? {
        get { image() }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { image(kCIInputBackgroundImageKey) }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    var maskImage: CIImage? {
        get { image(kCIInputMaskImageKey) }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
    var radius: Float {
        get { single(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var saturation: Float {
        get { single(kCIInputSaturationKey) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { single(kCIInputBrightnessKey) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { single(kCIInputContrastKey) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    var ev: Float {
        get { single(kCIInputEVKey) }
        set { setValue(newValue, forKey: kCIInputEVKey) }
    }
    var power: Float {
        get { single("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var angle: Float {
        get { single(kCIInputAngleKey) }
        set { setValue(newValue, forKey: kCIInputAngleKey) }
    }
    var intensity: Float {
        get { single(kCIInputIntensityKey) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var scale: Float {
        get { single(kCIInputScaleKey) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    var aspectRatio: Float {
        get { single(kCIInputAspectRatioKey) }
        set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
    }
    var extent: CGRect {
        get { vector(kCIInputExtentKey)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
    var color: CIColor {
        get { shown(kCIInputColorKey) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var color0: CIColor {
        get { shown("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { shown("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var point0: CGPoint {
        get { place("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { place("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var message: Data {
        get { bytes("inputMessage").map { Data($0) } ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { text("inputCorrectionLevel") ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { single("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { single("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}

extension BuiltinFilter: CIGaussianBlur, CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIColorInvert,
    CIMaskToAlpha, CIFalseColor, CIColorMonochrome, CISepiaTone, CICompositeOperation, CIBlendWithMask,
    CILanczosScaleTransform, CIAreaAverage, CILinearGradient, CIQRCodeGenerator, CICode128BarcodeGenerator
{}
