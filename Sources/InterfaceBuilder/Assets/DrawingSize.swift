/// The size of a vector drawing: a PDF's first page, or an SVG's picture; points.
public struct DrawingSize: Hashable, Sendable {
    public let width, height: Double

    /// Larger drawings aren't sizes of pictures in an app.
    private static let limit = 16_384.0

    init?(width: Double, height: Double) {
        guard width > 0, height > 0, width <= Self.limit, height <= Self.limit else { return nil }
        self.width = width
        self.height = height
    }

    /// The size in a PDF's first `/MediaBox`, or its `/CropBox`, where one is there; nil where it is compressed.
    ///
    /// - Parameter bytes: the file; the first four megabytes are searched.
    public init?(pdf bytes: [UInt8]) {
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        for key in ["/CropBox", "/MediaBox"] {
            guard let start = Self.find(Array(key.utf8), in: bytes.prefix(4 << 20)) else { continue }
            let numbers = Self.numbers(bytes.dropFirst(start + key.utf8.count).prefix(128))
            guard numbers.count == 4 else { continue }
            self.init(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
            return
        }
        return nil
    }

    /// The size of an SVG's root: `width` and `height` in pixels or points, otherwise its `viewBox`.
    ///
    /// - Throws: `MarkupError` for what isn't XML.
    public init?(svg bytes: [UInt8]) throws {
        let root = try MarkupParser.parse(bytes, limits: MarkupLimits())
        guard root.name == "svg" || root.name.hasSuffix(":svg") else { return nil }
        if let width = root["width"].flatMap(Self.length), let height = root["height"].flatMap(Self.length) {
            self.init(width: width, height: height)
            return
        }
        let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard box.count == 4 else { return nil }
        self.init(width: box[2], height: box[3])
    }

    private static func length(_ text: String) -> Double? {
        let number = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text[...]
        return Double(number)
    }

    private static func find(_ key: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = key.first, bytes.count >= key.count else { return nil }
        var index = bytes.startIndex
        while index <= bytes.endIndex - key.count {
            if bytes[index] == first, bytes[index..<index + key.count].elementsEqual(key) { return index }
            index += 1
        }
        return nil
    }

    /// The numbers of an array that opens first thing.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Double] {
        let text = String(decoding: bytes, as: UTF8.self).drop { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return [] }
        return text.dropFirst().prefix(upTo: end).split { $0.isWhitespace }.compactMap { Double($0) }
    }
}
