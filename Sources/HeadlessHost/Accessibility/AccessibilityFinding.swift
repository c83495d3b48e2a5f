public import UIKit

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
        /// A text is cut at one of the five accessibility sizes; smaller sizes aren't judged.
        ///
        /// Source: Human Interface Guidelines, Typography: as little as possible is truncated as the font grows.
        case cutText
        /// The order that `accessibilityElements` gives goes back up, or back in its row.
        ///
        /// Source: Apple's documentation of `accessibilityElements`; Web Content Accessibility Guidelines 2.2, 1.3.2.
        case order
        /// Something takes touches, and VoiceOver has no element for it.
        ///
        /// Source: Apple's documentation of `isAccessibilityElement`.
        case unreachable
        /// An element hides a control in it, and offers no action in its place.
        ///
        /// Source: Apple's documentation of `isAccessibilityElement` and `accessibilityCustomActions`.
        case hiddenControl
        /// An element takes taps, and VoiceOver doesn't say so.
        ///
        /// Source: Apple's documentation of `UIAccessibilityTraits.button`.
        case missingTrait
        /// Something moves although the user has asked for less motion.
        ///
        /// Source: Human Interface Guidelines, Motion; Apple's documentation of `UIAccessibility.isReduceMotionEnabled`.
        case motion

        /// The name of the rule, as SARIF and reports have it: `low-contrast`.
        public var rule: String {
            switch self {
            case .contrast: "low-contrast"
            case .touchTarget: "small-touch-target"
            case .missingLabel: "missing-label"
            case .redundantLabel: "redundant-label"
            case .equalLabels: "equal-labels"
            case .cutText: "cut-text"
            case .order: "reading-order"
            case .unreachable: "unreachable-control"
            case .hiddenControl: "hidden-control"
            case .missingTrait: "missing-trait"
            case .motion: "motion"
            }
        }
    }

    /// The way in which it is wrong.
    public let kind: Kind
    /// The view: its words, the property that holds it, its accessibility identifier, or its class.
    public let subject: String
    /// A sentence with the numbers.
    public let message: String
    /// A sentence that says what to do.
    public let cure: String
    /// The place on the screen, points.
    public let frame: CGRect

    /// The finding as one line: the view, the fault, the cure.
    public var description: String { "\(subject): \(message) \(cure)" }
}

extension Set<AccessibilityFinding.Kind> {
    /// Every kind.
    public static var all: Self { Set(AccessibilityFinding.Kind.allCases) }
}
