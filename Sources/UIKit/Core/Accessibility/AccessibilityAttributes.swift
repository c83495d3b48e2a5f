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

/// How the walk through a tree takes a view, as its class says.
struct AccessibilityReading {
    var role: AccessibilityItem.Role?
    /// A control, which is met even where it says nothing.
    var isControl = false
    /// A list's row, which leaves the controls in it to themselves.
    var isRow = false
    /// A part of the screen that is read as a whole before what lies beside it.
    var isGroup = false
    /// The edges of a group that lie under bars and don't count for its place.
    var coveredEdges: UIEdgeInsets?
    /// The height within which elements count as side by side; nil for the device's.
    var rowHeight: CGFloat?
    /// Whether labels directly in the view are headings.
    var hasHeadings = false
}
