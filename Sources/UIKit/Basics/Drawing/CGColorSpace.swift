/// The meaning of a colour's components. Masu draws in sRGB: every RGB space is that one here.
public final class CGColorSpace: Sendable {
    public let model: CGColorSpaceModel
    private let words: String?
    /// nil for a device's space.
    public var name: CFString? { words.map { $0 as NSString } }

    init(_ model: CGColorSpaceModel, name: CFString?) {
        self.model = model
        words = name.map { $0 as String }
    }

    /// A space of a name below; nil for others.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3: self.init(.rgb, name: name)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: self.init(.monochrome, name: name)
        default: return nil
        }
    }

    /// Components of a colour without its alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
}

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb, name: nil) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome, name: nil) }

extension CGColor {
    /// Makes a colour of components in the order of its space, the alpha last; nil where there are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        if space.model == .monochrome {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public var colorSpace: CGColorSpace? {
        switch value {
        case .gray: CGColorSpace(.monochrome, name: CGColorSpace.extendedGray)
        case .rgb: CGColorSpace(.rgb, name: CGColorSpace.extendedSRGB)
        }
    }
}

extension CGColor {
    /// The same colour by the components of another space: a grey by three equal ones.
    ///
    /// - Returns: nil for a colour that isn't grey in a space of greys.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        switch (value, space.model) {
        case (.gray(let white, let alpha), .rgb): CGColor(red: white, green: white, blue: white, alpha: alpha)
        case (.rgb(let red, let green, let blue, let alpha), .monochrome):
            red == green && green == blue ? CGColor(gray: red, alpha: alpha) : nil
        default: self
        }
    }
}
