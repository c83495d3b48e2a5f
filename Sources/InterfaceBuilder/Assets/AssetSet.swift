import Foundation

/// The traits that an asset is chosen by.
public struct AssetTraits: Hashable, Sendable {
    /// Pixels a point.
    public var scale: Double
    /// `iphone`, `ipad`.
    public var idiom: String
    public var isDark: Bool
    public var sizeClasses: SizeClassPair

    public init(
        scale: Double, idiom: String, isDark: Bool, sizeClasses: SizeClassPair = SizeClassPair(width: nil, height: nil)
    ) {
        self.scale = scale
        self.idiom = idiom
        self.isDark = isDark
        self.sizeClasses = sizeClasses
    }
}

/// An asset in its variants: what `Contents.json` in a folder of an asset catalog says.
public struct AssetSet: Sendable {
    public struct Variant: Hashable, Sendable {
        /// The file of an image.
        public let fileName: String?
        /// The colour of a colour set.
        public let color: AssetColor?
        /// Pixels a point; nil for one that fits every scale, a drawing.
        public let scale: Double?
        /// `universal`, `iphone`, `ipad`.
        public let idiom: String
        /// nil for one that fits light and dark.
        public let isDark: Bool?
        /// nil for one that fits any.
        public let sizeClasses: SizeClassPair
    }

    public let variants: [Variant]
    public let intent: RenderingIntent
    /// Drawings stay drawings, sharp at any size.
    public let keepsVectors: Bool

    /// The use of a picture's colours.
    public enum RenderingIntent: String, Sendable {
        case automatic, original, template
    }

    /// - Throws: `MarkupError` for what isn't such a file.
    public init(contents bytes: [UInt8]) throws {
        guard bytes.count <= 1 << 20 else {
            throw MarkupError(line: 0, message: "Contents.json has \(bytes.count) bytes; files of up to 1 MB are read")
        }
        guard MarkupDepth.ofJSON(bytes) <= 64 else {
            throw MarkupError(line: 0, message: "Contents.json is more than 64 deep")
        }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
        } catch {
            throw MarkupError(line: 0, message: "Contents.json isn't one of an asset: \(error)")
        }
        intent = contents.properties?.intent.flatMap(RenderingIntent.init) ?? .automatic
        keepsVectors = contents.properties?.keepsVectors ?? false
        variants = (contents.images ?? []).compactMap(Self.image) + (contents.colors ?? []).compactMap(Self.color)
    }

    private static func image(_ entry: Contents.Image) -> Variant? {
        guard let name = entry.filename, !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
        let scale = entry.scale.flatMap { Double($0.dropLast()) }
        return Variant(
            fileName: name, color: nil, scale: scale, idiom: entry.idiom ?? "universal",
            isDark: Self.isDark(entry.appearances),
            sizeClasses: SizeClassPair(
                width: entry.widthClass.flatMap(SizeClassPair.Class.init),
                height: entry.heightClass.flatMap(SizeClassPair.Class.init)))
    }

    private static func color(_ entry: Contents.Color) -> Variant? {
        guard let color = entry.color.flatMap(AssetColor.init) else { return nil }
        return Variant(
            fileName: nil, color: color, scale: nil, idiom: entry.idiom ?? "universal",
            isDark: Self.isDark(entry.appearances), sizeClasses: SizeClassPair(width: nil, height: nil))
    }

    private static func isDark(_ appearances: [Contents.Appearance]?) -> Bool? {
        guard let value = appearances?.first(where: { $0.appearance == "luminosity" })?.value else { return nil }
        return value == "dark"
    }

    /// The variant that fits best: of the idiom before any, of the appearance before any, of the size classes before
    /// any, then of the scale, a larger one before a smaller.
    public func variant(for traits: AssetTraits) -> Variant? {
        let fitting = variants.filter {
            ($0.idiom == traits.idiom || $0.idiom == "universal") && ($0.isDark == nil || $0.isDark == traits.isDark)
                && ($0.sizeClasses.width == nil || $0.sizeClasses.width == traits.sizeClasses.width)
                && ($0.sizeClasses.height == nil || $0.sizeClasses.height == traits.sizeClasses.height)
        }
        return fitting.min { rank($0, traits) < rank($1, traits) }
    }

    private func rank(_ variant: Variant, _ traits: AssetTraits) -> Double {
        var rank = variant.idiom == traits.idiom ? 0.0 : 1000
        if variant.isDark == nil { rank += 200 }
        if variant.sizeClasses.width == nil { rank += 50 }
        if variant.sizeClasses.height == nil { rank += 50 }
        guard let scale = variant.scale else { return rank }
        return rank + (scale >= traits.scale ? scale - traits.scale : 10 + traits.scale - scale)
    }
}

/// A colour of an asset catalog; components from 0 to 1.
public struct AssetColor: Hashable, Sendable {
    public let red, green, blue, alpha: Double
    public let isDisplayP3: Bool

    fileprivate init?(_ color: Contents.ColorValue) {
        guard let components = color.components else { return nil }
        func value(_ text: String?) -> Double? {
            guard let text else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") ? number : number / 255
        }
        alpha = value(components.alpha) ?? 1
        isDisplayP3 = color.space == "display-p3"
        if let white = value(components.white) {
            (red, green, blue) = (white, white, white)
            return
        }
        guard let red = value(components.red), let green = value(components.green), let blue = value(components.blue)
        else { return nil }
        (self.red, self.green, self.blue) = (red, green, blue)
    }
}

private struct Contents: Decodable {
    struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

    struct Image: Decodable {
        let filename: String?
        let scale: String?
        let idiom: String?
        let appearances: [Appearance]?
        let widthClass, heightClass: String?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances
            case widthClass = "width-class"
            case heightClass = "height-class"
        }
    }

    struct Components: Decodable {
        let red, green, blue, white, alpha: String?
    }

    struct ColorValue: Decodable {
        let space: String?
        let components: Components?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }
    }

    struct Color: Decodable {
        let idiom: String?
        let color: ColorValue?
        let appearances: [Appearance]?
    }

    struct Properties: Decodable {
        let intent: String?
        let keepsVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case keepsVectors = "preserves-vector-representation"
        }
    }

    let images: [Image]?
    let colors: [Color]?
    let properties: Properties?
}

/// The nesting depth of JSON, found without parsing it.
enum MarkupDepth {
    static func ofJSON(_ bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = isInString
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if !isInString {
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
                deepest = max(deepest, depth)
            }
        }
        return deepest
    }
}
