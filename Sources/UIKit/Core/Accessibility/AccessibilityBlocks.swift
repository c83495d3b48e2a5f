/// Closures that assistive technologies call in place of asking a property; the value is theirs, even where it is nil.
///
/// The properties themselves don't change.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
public typealias AXVoidReturnBlock = @MainActor () -> Void

/// The app's closures of one object.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var userInputLabels: AXStringArrayReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var elementsHidden: AXBoolReturnBlock?
    var viewIsModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var respondsToUserInteraction: AXBoolReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var elements: AXArrayReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXCustomRotorsReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var performEscape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}

extension UIResponder {
    /// The answer of the app's closure, or else that of the property.
    func answer<Value>(
        _ block: KeyPath<AccessibilityBlocks, (@MainActor () -> Value)?>, _ property: @autoclosure () -> Value
    ) -> Value {
        if let block = keptAccessibility?.blocks?[keyPath: block] { return block() }
        return property()
    }

    private subscript<Block>(_ block: WritableKeyPath<AccessibilityBlocks, Block?>) -> Block? {
        get { keptAccessibility?.blocks?[keyPath: block] }
        set {
            if newValue == nil, keptAccessibility?.blocks == nil { return }
            var blocks = keptAccessibility?.blocks ?? AccessibilityBlocks()
            blocks[keyPath: block] = newValue
            ensuredAccessibility.blocks = blocks
        }
    }
}

/// The closures of iOS 17, each in place of the property or method of its name.
extension UIResponder {
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { self[\.isElement] }
        set { self[\.isElement] = newValue }
    }
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { self[\.label] }
        set { self[\.label] = newValue }
    }
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { self[\.value] }
        set { self[\.value] = newValue }
    }
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { self[\.hint] }
        set { self[\.hint] = newValue }
    }
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { self[\.attributedLabel] }
        set { self[\.attributedLabel] = newValue }
    }
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { self[\.attributedValue] }
        set { self[\.attributedValue] = newValue }
    }
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { self[\.attributedHint] }
        set { self[\.attributedHint] = newValue }
    }
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { self[\.traits] }
        set { self[\.traits] = newValue }
    }
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { self[\.identifier] }
        set { self[\.identifier] = newValue }
    }
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { self[\.language] }
        set { self[\.language] = newValue }
    }
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { self[\.userInputLabels] }
        set { self[\.userInputLabels] = newValue }
    }
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { self[\.frame] }
        set { self[\.frame] = newValue }
    }
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { self[\.path] }
        set { self[\.path] = newValue }
    }
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { self[\.activationPoint] }
        set { self[\.activationPoint] = newValue }
    }
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { self[\.elementsHidden] }
        set { self[\.elementsHidden] = newValue }
    }
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { self[\.viewIsModal] }
        set { self[\.viewIsModal] = newValue }
    }
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { self[\.groupsChildren] }
        set { self[\.groupsChildren] = newValue }
    }
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { self[\.respondsToUserInteraction] }
        set { self[\.respondsToUserInteraction] = newValue }
    }
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { self[\.containerType] }
        set { self[\.containerType] = newValue }
    }
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { self[\.elements] }
        set { self[\.elements] = newValue }
    }
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { self[\.customActions] }
        set { self[\.customActions] = newValue }
    }
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { self[\.customRotors] }
        set { self[\.customRotors] = newValue }
    }
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { self[\.activate] }
        set { self[\.activate] = newValue }
    }
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { self[\.increment] }
        set { self[\.increment] = newValue }
    }
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { self[\.decrement] }
        set { self[\.decrement] = newValue }
    }
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { self[\.performEscape] }
        set { self[\.performEscape] = newValue }
    }
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { self[\.magicTap] }
        set { self[\.magicTap] = newValue }
    }
}
