/// A fault of the present screen for people who use assistive technologies, with its cure.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
    /// The ways in which a screen is hard to see, touch or hear.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text stands out too little from what it is drawn on.
        ///
        /// Source: Human Interface Guidelines, Accessibility, with the ratios of the Web Content Accessibility
        /// Guidelines 2.2, criterion 1.4.3: 4.5 to 1, and 3 to 1 from 18 points on and for bold text.
        case contrast
        /// Something to be touched is smaller than 44 × 44 points.
        ///
        /// Source: Human Interface Guidelines, Buttons.
        case touchTarget
        /// VoiceOver has no words for something that can be operated, or for a picture that it stops at.
        case missingLabel
        /// A label repeats what VoiceOver says by itself: "Send button", as a button, is read as "Send button, button".
        ///
        /// Source: Apple's documentation of `accessibilityLabel`.
        case redundantLabel
        /// Two things side by side are operated and have the same words.
        case equalLabels
    }

    /// The way in which it is wrong.
    public let kind: Kind
    /// The view: its words, the property that holds it, its accessibility identifier, or its class.
    public let subject: String
    /// A sentence with the numbers.
    public let message: String
    /// A sentence that says what to do.
    public let cure: String

    /// The finding as one line: the view, the fault, the cure.
    public var description: String { "\(subject): \(message) \(cure)" }
}

extension Set<AccessibilityFinding.Kind> {
    /// Every kind.
    public static var all: Self { Set(AccessibilityFinding.Kind.allCases) }
}
