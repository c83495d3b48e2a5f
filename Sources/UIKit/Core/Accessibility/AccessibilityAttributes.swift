/// An app's accessibility settings of an element; nil where it set none, so that the element's default applies.
final class AccessibilityAttributes {
    var isElement: Bool?
    /// The identifier of objects that aren't views, which store theirs elsewhere.
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    /// In screen coordinates.
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

/// A view's values where the app set none.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
}
