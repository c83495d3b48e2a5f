/// The rules about screens as people who use assistive technologies meet them: `assertAccessible` and
/// `masu snapshots --checks` hold screens against them. Documentation/accessibility-checks.md has an example of each.
extension Rule {
    public static let accessibilityRules = [
        lowContrast, smallTouchTarget, missingLabel, redundantLabel, equalLabels, cutText, readingOrder,
        unreachableControl, hiddenControl, missingTrait, motion,
    ]

    public static let lowContrast = Rule(
        "low-contrast", .warning, "A text stands out too little from what it is drawn on.",
        cure: "Make the text or its ground darker or lighter.")
    public static let missingLabel = Rule(
        "missing-label", .error, "VoiceOver has no words for an element.", cure: "Set its accessibilityLabel.")
    public static let redundantLabel = Rule(
        "redundant-label", .note, "A label says what VoiceOver adds by itself.",
        cure: "Leave the word out of the accessibilityLabel.")
    public static let equalLabels = Rule(
        "equal-labels", .warning, "Two controls side by side have the same words.",
        cure: "Give each an accessibilityLabel that says what it acts on.")
    public static let cutText = Rule(
        "cut-text", .warning, "A text is cut at an accessibility size.",
        cure: "Set numberOfLines to 0, and let the height follow the text.")
    public static let readingOrder = Rule(
        "reading-order", .warning, "Elements are read in another order than they are seen.",
        cure: "Order accessibilityElements as they are seen, or leave the order to UIKit.")
    public static let unreachableControl = Rule(
        "unreachable-control", .error, "Something takes touches, and VoiceOver has no element for it.",
        cure: "Set isAccessibilityElement to true, its accessibilityLabel, and the trait button.")
    public static let hiddenControl = Rule(
        "hidden-control", .error, "An element hides a control in it.",
        cure: "Give the element an accessibilityCustomAction, or let the two be elements of their own.")
    public static let missingTrait = Rule(
        "missing-trait", .warning, "An element takes taps, and VoiceOver doesn't say so.",
        cure: "Insert the trait button, or link, into its accessibilityTraits.")
    public static let motion = Rule(
        "motion", .warning, "Something moves although the user has asked for less motion.",
        cure: "Ask UIAccessibility.isReduceMotionEnabled first, and fade instead.")
}
