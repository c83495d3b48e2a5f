import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBiasKey = "inputBias"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryReduction = "CICategoryReduction"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryVideo = "CICategoryVideo"

/// Makes an image of values by key. A subclass with an `outputImage` of its own is a filter of the app's own.
open class CIFilter: NSObject {
    final private(set) var kind: FilterKind?
    private var values: [String: Any] = [:]

    public override init() { super.init() }

    convenience init(kind: FilterKind) {
        self.init()
        self.kind = kind
        values = kind.defaults
    }

    /// A filter that Masu has; nil for every other name.
    public convenience init?(name: String) {
        guard let kind = FilterKind.named(name) else { return nil }
        self.init(kind: kind)
    }

    /// The same with values, for keys that the filter has.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    open var name: String { kind?.name ?? "\(type(of: self))" }
    open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The result; nil where an input is missing that the filter needs.
    open var outputImage: CIImage? { kind?.output(self) }

    /// Gives every input the value that the filter documents.
    open func setDefaults() { values = kind?.defaults ?? [:] }

    /// Sets an input; a key that the filter hasn't got ends the app, as on Apple's systems.
    open func setValue(_ value: Any?, forKey key: String) {
        guard kind == nil || inputKeys.contains(key) else { unknown(key, "setValue:forUndefinedKey:") }
        values[key] = value
    }

    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard kind == nil || inputKeys.contains(key) else { unknown(key, "valueForUndefinedKey:") }
        return values[key]
    }

    private func unknown(_ key: String, _ method: String) -> Never {
        preconditionFailure(
            "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key). It has "
                + inputKeys.joined(separator: ", "))
    }

    /// The names of the filters that Masu has in a category, in order; nil for all.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterKind.all.filter { category == nil || $0.belongs(to: category ?? "") }.map(\.name).sorted()
    }

    /// The same for several categories: those that belong to each.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.all.filter { kind in (categories ?? []).allSatisfy(kind.belongs) }.map(\.name).sorted()
    }
}

extension CIFilter {
    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String) -> CIColor? { values[key] as? CIColor }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }

    func number(_ key: String) -> Double {
        switch values[key] {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }

    /// A transform, as itself or in an object.
    func transform(_ key: String) -> CGAffineTransform? {
        values[key] as? CGAffineTransform ?? (values[key] as? NSValue)?.cgAffineTransformValue
    }

    func bytes(_ key: String) -> [UInt8]? {
        (values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) }).map([UInt8].init)
    }

    func text(_ key: String) -> String? { values[key] as? String }
}
