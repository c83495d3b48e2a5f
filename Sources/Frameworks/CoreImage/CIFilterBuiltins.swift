import UIKit

/// A filter whose inputs are properties.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}
public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}
public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.of("CIGaussianBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.of("CIColorControls") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.of("CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.of("CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.of("CIHueAdjust") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.of("CIColorInvert") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.of("CIMaskToAlpha") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.of("CIFalseColor") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.of("CIColorMonochrome") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.of("CISepiaTone") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CISourceOverCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CISourceOutCompositing")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CISourceAtopCompositing")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CIAdditionCompositing")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter.of("CIMultiplyCompositing")
    }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.of("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltinFilter.of("CIBlendWithAlphaMask")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter.of("CILanczosScaleTransform")
    }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.of("CIAreaAverage") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.of("CILinearGradient") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.of("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter.of("CICode128BarcodeGenerator")
    }
}
