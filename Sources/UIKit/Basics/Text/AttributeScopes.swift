extension AttributeScopes {
    /// UIKit's attributes of attributed strings: fonts, colours, lines, spacing.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points between letters, as `kern`.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// The attributes in the form that strings and labels use.
    var dictionary: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[Scope.FontAttribute.self]
        values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        values[.kern] = self[Scope.KernAttribute.self] ?? self[Scope.TrackingAttribute.self]
        values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        values[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        values[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        values[.shadow] = self[Scope.ShadowAttribute.self]
        values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        values[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return values
    }

    /// Reads UIKit's attributes from a dictionary; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        func length(_ key: NSAttributedString.Key) -> CGFloat? {
            AttributeValue.number(dictionary[key]).map { CGFloat($0) }
        }
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = length(.kern)
        self[Scope.StrikethroughStyleAttribute.self] = AttributeValue.underline(dictionary[.strikethroughStyle])
        self[Scope.UnderlineStyleAttribute.self] = AttributeValue.underline(dictionary[.underlineStyle])
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = length(.strokeWidth)
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.BaselineOffsetAttribute.self] = length(.baselineOffset)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
}

/// Foundation's conversions are missing on Linux; these carry UIKit's attributes, and links.
extension NSAttributedString {
    public convenience init(_ attributedString: AttributedString) {
        let whole = NSMutableAttributedString()
        for run in attributedString.runs {
            whole.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters), attributes: run.attributes.dictionary))
        }
        self.init(attributedString: whole)
    }
}

extension AttributedString {
    public init(_ nsAttributedString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsAttributedString.length)
        nsAttributedString.enumerateAttributes(in: whole) { values, range, _ in
            append(
                AttributedString(
                    nsAttributedString.attributedSubstring(from: range).string,
                    attributes: AttributeContainer(values)))
        }
    }
}
