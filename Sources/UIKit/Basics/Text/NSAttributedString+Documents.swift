import HypertextReading

/// Texts as documents: plain text is read and written, HTML is read.
extension NSAttributedString {
    /// Reads a document.
    ///
    /// HTML is read by the `Hypertext` engine; nothing is fetched. Its text is 12 pt Times unless styled otherwise, as
    /// UIKit's is, a CSS pixel is a point, and blocks end with a line break.
    /// - Parameter documentAttributes: receives the document's properties.
    /// - Throws: `CocoaError` for data that can't be read in the given format.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let read = try TextDocument(data, options: options)
        documentAttributes?.pointee = NSDictionary(
            dictionary: Dictionary(uniqueKeysWithValues: read.attributes.map { ($0.rawValue, $1) }))
        self.init(attributedString: read.text)
    }

    /// Reads a file, in the format that its name implies unless the options give one.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }

    /// Part of the text as a document; plain text unless the attributes say otherwise.
    ///
    /// - Throws: `CocoaError` for documents that can't be written.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let type = dict[.documentType].flatMap { TextDocument.type($0) } ?? .plain
        guard type == .plain else { throw TextDocument.error(writing: type) }
        let text = attributedSubstring(from: range).string
        let encoding = dict[.characterEncoding].flatMap { TextDocument.encoding($0) } ?? .utf8
        guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return data
    }

    /// Returns true if a range contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document's.
    public func read(
        from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(
            try NSAttributedString(data: data, options: options, documentAttributes: documentAttributes))
    }

    public func read(
        from url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(
            try NSAttributedString(url: url, options: options, documentAttributes: documentAttributes))
    }

    /// Removes invalid attributes: of paragraph styles that change within a paragraph the first wins, attachments
    /// without their character go.
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        var place = range.location
        while place < NSMaxRange(range) {
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard paragraph.length > 0 else { break }
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            place = NSMaxRange(paragraph)
        }
        enumerateAttribute(.attachment, in: range) { value, found, _ in
            guard value != nil else { return }
            for unit in found.location..<NSMaxRange(found) where text.character(at: unit) != 0xFFFC {
                removeAttribute(.attachment, range: NSRange(location: unit, length: 1))
            }
        }
    }
}

/// A document and its properties, as read.
private struct TextDocument {
    let text: NSAttributedString
    var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

    init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = options[.characterEncoding].flatMap { Self.encoding($0) }
        let type = options[.documentType].flatMap { Self.type($0) } ?? Self.type(ofBytes: data)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        attributes[.documentType] = type.rawValue
        attributes[.characterEncoding] = (encoding ?? .utf8).rawValue
        switch type {
        case .plain:
            guard let string = String(data: data, encoding: encoding ?? .utf8) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            text = NSAttributedString(string: string, attributes: defaults)
        case .html:
            do {
                let read = try Hypertext([UInt8](data), encoding: encoding.flatMap(\.nameInDocuments))
                attributes[.title] = read.title
                text = read.attributedString
            } catch {
                throw CocoaError(
                    .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: error.description])
            }
        default:
            throw CocoaError(
                CocoaError.Code(rawValue: 65806),
                userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) can't be read here."])
        }
    }

    static func error(writing type: NSAttributedString.DocumentType) -> any Error {
        CocoaError(
            CocoaError.Code(rawValue: 66062),
            userInfo: [NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) can't be written here."])
    }

    static func type(_ value: Any) -> NSAttributedString.DocumentType? {
        value as? NSAttributedString.DocumentType
            ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    }

    static func encoding(_ value: Any) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        if let number = value as? UInt { return String.Encoding(rawValue: number) }
        if let number = value as? Int { return String.Encoding(rawValue: UInt(max(0, number))) }
        return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
    }

    private static func type(ofBytes data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(256), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .html }
        return start.hasPrefix("{\\rtf") ? .rtf : .plain
    }
}

extension String.Encoding {
    /// IANA's name, as documents and parsers use it; nil for the encodings of old platforms.
    fileprivate var nameInDocuments: String? {
        switch self {
        case .utf8: "UTF-8"
        case .utf16, .unicode: "UTF-16"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .ascii: "US-ASCII"
        case .isoLatin1: "ISO-8859-1"
        case .isoLatin2: "ISO-8859-2"
        case .windowsCP1250: "windows-1250"
        case .windowsCP1251: "windows-1251"
        case .windowsCP1252: "windows-1252"
        case .shiftJIS: "Shift_JIS"
        case .japaneseEUC: "EUC-JP"
        default: nil
        }
    }
}

extension Hypertext {
    fileprivate var attributedString: NSAttributedString {
        let text = NSMutableAttributedString()
        for run in runs { text.append(NSAttributedString(string: run.text, attributes: run.style.attributes)) }
        return text
    }
}

extension HypertextStyle {
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color.color, .paragraphStyle: paragraphStyle,
        ]
        if let backgroundColor { attributes[.backgroundColor] = backgroundColor.color }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = URL(string: link) ?? link as Any }
        switch shift {
        case .none: break
        case .above: attributes[.baselineOffset] = NSNumber(value: fontSize * 0.4)
        case .below: attributes[.baselineOffset] = NSNumber(value: -fontSize * 0.2)
        }
        return attributes
    }

    private var font: UIFont {
        let weight = UIFont.Weight(css: self.weight)
        for family in fontFamilies {
            switch family.lowercased() {
            case "-apple-system", "blinkmacsystemfont", "system-ui", "ui-sans-serif":
                return UIFont(FontSpecification(size: fontSize, weight: weight, isItalic: isItalic))
            case "monospace", "ui-monospace", "sf mono":
                return UIFont(
                    FontSpecification(family: .monospacedSystem, size: fontSize, weight: weight, isItalic: isItalic))
            default: if let font = named(family, weight) { return font }
            }
        }
        return named("Times New Roman", weight)
            ?? UIFont(FontSpecification(size: fontSize, weight: weight, isItalic: isItalic))
    }

    /// A face of a family, or the one with that name, in its family's weight.
    private func named(_ name: String, _ weight: UIFont.Weight) -> UIFont? {
        let generic = ["serif": "Times New Roman", "times": "Times New Roman", "sans-serif": "Helvetica"]
        let family = generic[name.lowercased()] ?? name
        if let face = FontRegistry.shared.nearestFace(inFamily: family, weight: weight, isItalic: isItalic) {
            var specification = FontSpecification(face)
            specification.size = fontSize
            return UIFont(specification)
        }
        guard let font = UIFont(name: family, size: fontSize) else { return nil }
        var traits = font.fontDescriptor.symbolicTraits
        if self.weight >= 600 { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: fontSize) } ?? font
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch alignment {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justify: style.alignment = .justified
        case .natural: style.alignment = .natural
        }
        if let isRightToLeft { style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        (style.headIndent, style.firstLineHeadIndent) = (headIndent, firstLineIndent)
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (spacingAfter, spacingBefore)
        if let lineHeight { (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight) }
        if !tabs.isEmpty { style.tabStops = tabs.map { NSTextTab(textAlignment: .natural, location: $0) } }
        return style
    }
}

extension HypertextColor {
    fileprivate var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UIFont.Weight {
    /// The weight of the system font for a CSS weight.
    fileprivate init(css weight: Int) {
        switch weight {
        case ..<150: self = .ultraLight
        case ..<250: self = .thin
        case ..<350: self = .light
        case ..<450: self = .regular
        case ..<550: self = .medium
        case ..<650: self = .semibold
        case ..<750: self = .bold
        case ..<850: self = .heavy
        default: self = .black
        }
    }
}
