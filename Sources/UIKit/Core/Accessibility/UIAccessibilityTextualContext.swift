/// The kind of text that an element shows.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let wordProcessing = Self("WordProcessing")
    public static let narrative = Self("Narrative")
    public static let messaging = Self("Messaging")
    public static let spreadsheet = Self("Spreadsheet")
    public static let fileSystem = Self("FileSystem")
    public static let sourceCode = Self("SourceCode")
    public static let console = Self("Console")

    private init(_ name: String) { self.init(rawValue: "UIAccessibilityTextualContext" + name) }
}

/// The way in which Switch Control and keyboards go through a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// Containers with few elements as a whole, others by element.
    case automatic
    /// Each element by itself.
    case separate
    /// The container as one.
    case combined
}

/// Attributes of texts that are spoken.
extension NSAttributedString.Key {
    /// A Boolean: punctuation is read.
    public static let accessibilitySpeechPunctuation = accessibility("SpeechAttributePunctuation")
    /// A language's code, such as `fr-FR`.
    public static let accessibilitySpeechLanguage = accessibility("SpeechAttributeLanguage")
    /// A number from 0 to 2, 1 for the user's pitch.
    public static let accessibilitySpeechPitch = accessibility("SpeechAttributePitch")
    /// A Boolean: an announcement waits for the one before it.
    public static let accessibilitySpeechQueueAnnouncement = accessibility("SpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = accessibility("SpeechAttributeIPANotation")
    /// A Boolean: letter by letter.
    public static let accessibilitySpeechSpellOut = accessibility("SpeechAttributeSpellOut")
    /// A number from 1 to 6, 0 for no heading.
    public static let accessibilityTextHeadingLevel = accessibility("TextAttributeHeadingLevel")
    /// Words about a range, read with it.
    public static let accessibilityTextCustom = accessibility("TextAttributeCustom")
    /// A `UIAccessibilityTextualContext`.
    public static let UIAccessibilityTextAttributeContext = accessibility("TextAttributeContext")

    private static func accessibility(_ name: String) -> NSAttributedString.Key {
        NSAttributedString.Key("UIAccessibility" + name)
    }
}
