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
    var customRotors: [UIAccessibilityCustomRotor]?
    /// In screen coordinates.
    var path: UIBezierPath?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var textualContext: UIAccessibilityTextualContext?
    var respondsToUserInteraction: Bool?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var blocks: AccessibilityBlocks?
    var largeContent: LargeContent?
}

/// A view's values where the app set none.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var traits = UIAccessibilityTraits.none
    /// Names for Voice Control besides the label.
    var userInputLabels: [String] = []
}

/// The treatment of a view by `AccessibilityWalk`, as its class says.
struct AccessibilityReading {
    var role: AccessibilityItem.Role?
    /// A control, an element even without words.
    var isControl = false
    /// A list's row, whose controls are separate elements.
    var isRow = false
    /// A group that is read completely before its neighbours.
    var isGroup = false
    /// The insets of a group's part under bars, which doesn't count for its position; nil for the accessibility frame.
    var coveredEdges: UIEdgeInsets?
    /// The height within which elements count as side by side; nil for the device's.
    var rowHeight: CGFloat?
    /// True if labels directly in the view are headings.
    var hasHeadings = false
    /// True for a control whose size is UIKit's, however small.
    var hasSystemSize = false
    /// True for bars, which take touches around what is in them.
    var takesTouchesAround = false
    /// True for a view of which the framework recognises taps itself.
    var handlesOwnTaps = false
    /// True for a control that can't be used now.
    var isDisabled = false
}
