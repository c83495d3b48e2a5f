import TextLayout

/// The values of attributes that a text doesn't specify.
struct TextDefaults {
    var font: UIFont
    var paragraph: ParagraphValues
    /// The interface's direction, which natural alignment follows; nil lets it follow the text.
    var direction: UIUserInterfaceLayoutDirection?
}

/// An attributed string in the form that the text engine uses, and for each run the attributes that the engine doesn't
/// need.
///
/// Invariant: `decorations` and `starts` have an element for each run, `starts` ascends; a run's `style` is its index.
struct AttributedText {
    let styled: StyledText
    private let decorations: [TextDecoration]
    /// The start of each run, in UTF-16 units.
    private let starts: [Int]

    /// A text without attributes of its own.
    init(_ string: String, defaults: TextDefaults) {
        styled = StyledText(
            string, attributes: TextAttributes(font: defaults.font.textFont),
            paragraph: defaults.paragraph.attributes(direction: defaults.direction))
        decorations = [TextDecoration()]
        starts = [0]
    }

    /// - Parameter scale: multiplies the fonts' sizes and the lengths that depend on them.
    init(_ string: NSAttributedString, defaults: TextDefaults, scale: CGFloat = 1) {
        var runs: [StyledText.Run] = []
        var paragraphs: [StyledText.ParagraphRun] = []
        var decorations: [TextDecoration] = []
        var starts: [Int] = []
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { values, range, _ in
            var attributes = TextAttributes(values, defaultFont: defaults.font, scale: scale)
            attributes.style = decorations.count
            runs.append(StyledText.Run(length: range.length, attributes: attributes))
            let paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults.paragraph
            paragraphs.append(
                StyledText.ParagraphRun(
                    length: range.length, attributes: paragraph.attributes(direction: defaults.direction)))
            decorations.append(TextDecoration(values))
            starts.append(range.location)
        }
        styled =
            runs.isEmpty
            ? StyledText("", attributes: TextAttributes(font: defaults.font.textFont))
            : StyledText(string.string, runs: runs, paragraphs: paragraphs)
        self.decorations = decorations
        self.starts = starts
    }

    func decoration(ofStyle style: Int) -> TextDecoration {
        decorations.indices.contains(style) ? decorations[style] : TextDecoration()
    }

    /// The decoration of the run in which an offset in UTF-16 units lies.
    func decoration(at offset: Int) -> TextDecoration {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return decoration(ofStyle: low)
    }
}

extension TextAttributes {
    /// The attributes that move glyphs; values of other types, and numbers that aren't finite, are ignored.
    fileprivate init(_ values: [NSAttributedString.Key: Any], defaultFont: UIFont, scale: CGFloat) {
        var font = (values[.font] as? UIFont ?? defaultFont).textFont
        font.size *= Double(scale)
        self.init(font: font)
        if let kern = AttributeValue.number(values[.kern]) { self.kern = kern * Double(scale) }
        if let tracking = AttributeValue.number(values[.tracking]), tracking != 0 { kern = tracking * Double(scale) }
        baselineOffset = (AttributeValue.number(values[.baselineOffset]) ?? 0) * Double(scale)
        attachment = (values[.attachment] as? NSTextAttachment)?.extent
    }
}

/// Reads the untyped values of attributes.
enum AttributeValue {
    /// A finite number, however it is boxed.
    static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as CGFloat: Double(value)
            case let value as Double: value
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    static func underline(_ value: Any?) -> NSUnderlineStyle? {
        let style = value as? NSUnderlineStyle ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
        return style.flatMap { $0.isVisible ? $0 : nil }
    }
}
