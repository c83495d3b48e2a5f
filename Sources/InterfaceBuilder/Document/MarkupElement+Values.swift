/// A rectangle of a document or of a picture: points, in the coordinates of the superview or of the picture.
public struct InterfaceRect: Hashable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Distances from the edges inwards, points.
public struct InterfaceInsets: Hashable, Sendable {
    public var top, left, bottom, right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Attribute values as what they mean; nil where the attribute is missing or isn't a value of the kind.
extension MarkupElement {
    public func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Finite numbers only.
    public func number(_ attribute: String) -> Double? {
        guard let text = self[attribute], let value = Double(text), value.isFinite else { return nil }
        return value
    }

    public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

    /// A `rect` child of a role.
    public func rect(key: String) -> InterfaceRect? {
        guard let rect = child(key: key), rect.name == "rect", let x = rect.number("x"), let y = rect.number("y"),
            let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return InterfaceRect(x: x, y: y, width: width, height: height)
    }

    /// A `size` child of a role: width and height.
    public func size(key: String) -> (width: Double, height: Double)? {
        guard let size = child(key: key), let width = size.number("width"), let height = size.number("height") else {
            return nil
        }
        return (width, height)
    }

    /// An `inset`, `edgeInsets` or `directionalEdgeInsets` child of a role, in either spelling of its edges.
    public func insets(key: String) -> InterfaceInsets? {
        guard let inset = child(key: key) else { return nil }
        return InterfaceInsets(
            top: inset.number("minY") ?? inset.number("top") ?? 0,
            left: inset.number("minX") ?? inset.number("left") ?? inset.number("leading") ?? 0,
            bottom: inset.number("maxY") ?? inset.number("bottom") ?? 0,
            right: inset.number("maxX") ?? inset.number("right") ?? inset.number("trailing") ?? 0)
    }

    /// A text: an attribute, or a `string` or `mutableString` child of that role where it has several lines.
    public func string(_ key: String) -> String? {
        if let value = self[key] { return value }
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        guard child["base64-UTF8"] == "YES" else { return child.text }
        return Base64.decode(child.text).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The encoding of texts with characters that XML can't hold.
enum Base64 {
    /// Spaces are skipped and padding may be missing; nil for other characters.
    static func decode(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            case UInt8(ascii: "="), 0x20, 0x0A, 0x0D, 0x09: continue
            default: return nil
            }
            bits = bits << 6 | UInt32(digit)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
