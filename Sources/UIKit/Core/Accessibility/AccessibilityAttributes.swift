/// What an app said of an element; nil where it said nothing, and the element's own answer holds.
final class AccessibilityAttributes {
    var isElement: Bool?
    /// Of objects that aren't views, which keep theirs elsewhere.
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    /// Screen coordinates.
    var frame: CGRect?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}

/// What a view answers where the app said nothing.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
}
