/// Accessibility properties of any object, as `UIAccessibility` has them: an informal protocol, adopted also by objects
/// that aren't elements.
///
/// Views, elements and bar items override them with stored ones. Any other object stores what it is given, and
/// otherwise has UIKit's defaults: it isn't an element and has no label.
extension NSObjectProtocol {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            switch self {
            case let view as UIView: view.isAccessibilityElement
            case let element as UIAccessibilityElement: element.isAccessibilityElement
            default: GivenAccessibility.attributes(of: self)?.isElement ?? false
            }
        }
        set {
            switch self {
            case let view as UIView: view.isAccessibilityElement = newValue
            case let element as UIAccessibilityElement: element.isAccessibilityElement = newValue
            default: GivenAccessibility.ensured(of: self).isElement = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityLabel
            case let element as UIAccessibilityElement: element.accessibilityLabel
            default: GivenAccessibility.attributes(of: self)?.label ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityLabel = newValue
            case let element as UIAccessibilityElement: element.accessibilityLabel = newValue
            default: GivenAccessibility.ensured(of: self).label = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityValue
            case let element as UIAccessibilityElement: element.accessibilityValue
            default: GivenAccessibility.attributes(of: self)?.value ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityValue = newValue
            case let element as UIAccessibilityElement: element.accessibilityValue = newValue
            default: GivenAccessibility.ensured(of: self).value = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityHint
            case let element as UIAccessibilityElement: element.accessibilityHint
            default: GivenAccessibility.attributes(of: self)?.hint ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityHint = newValue
            case let element as UIAccessibilityElement: element.accessibilityHint = newValue
            default: GivenAccessibility.ensured(of: self).hint = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            switch self {
            case let view as UIView: view.accessibilityTraits
            case let element as UIAccessibilityElement: element.accessibilityTraits
            default: GivenAccessibility.attributes(of: self)?.traits ?? .none
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityTraits = newValue
            case let element as UIAccessibilityElement: element.accessibilityTraits = newValue
            default: GivenAccessibility.ensured(of: self).traits = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityIdentifier
            case let element as UIAccessibilityElement: element.accessibilityIdentifier
            default: GivenAccessibility.attributes(of: self)?.identifier ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityIdentifier = newValue
            case let element as UIAccessibilityElement: element.accessibilityIdentifier = newValue
            default: GivenAccessibility.ensured(of: self).identifier = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            switch self {
            case let view as UIView: view.accessibilityLanguage
            case let element as UIAccessibilityElement: element.accessibilityLanguage
            default: GivenAccessibility.attributes(of: self)?.language ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityLanguage = newValue
            case let element as UIAccessibilityElement: element.accessibilityLanguage = newValue
            default: GivenAccessibility.ensured(of: self).language = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            switch self {
            case let view as UIView: view.accessibilityFrame
            case let element as UIAccessibilityElement: element.accessibilityFrame
            default: GivenAccessibility.attributes(of: self)?.frame ?? .zero
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityFrame = newValue
            case let element as UIAccessibilityElement: element.accessibilityFrame = newValue
            default: GivenAccessibility.ensured(of: self).frame = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            switch self {
            case let view as UIView: view.accessibilityElements
            default: GivenAccessibility.attributes(of: self)?.elements ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityElements = newValue
            default: GivenAccessibility.ensured(of: self).elements = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            switch self {
            case let view as UIView: view.accessibilityCustomActions
            case let element as UIAccessibilityElement: element.accessibilityCustomActions
            default: GivenAccessibility.attributes(of: self)?.customActions ?? nil
            }
        }
        set {
            switch self {
            case let view as UIView: view.accessibilityCustomActions = newValue
            case let element as UIAccessibilityElement: element.accessibilityCustomActions = newValue
            default: GivenAccessibility.ensured(of: self).customActions = newValue
            }
        }
    }
}

/// An object other than a view that stores its accessibility properties.
@MainActor protocol KeepsAccessibility: AnyObject {
    var keptAccessibility: AccessibilityAttributes? { get set }
}

/// Attributes of objects other than views and elements.
@MainActor enum GivenAccessibility {
    private static var key: UInt8 = 0

    static func attributes(of object: any NSObjectProtocol) -> AccessibilityAttributes? {
        if let keeper = object as? any KeepsAccessibility { return keeper.keptAccessibility }
        return objc_getAssociatedObject(object, &key) as? AccessibilityAttributes
    }

    static func ensured(of object: any NSObjectProtocol) -> AccessibilityAttributes {
        if let attributes = attributes(of: object) { return attributes }
        let made = AccessibilityAttributes()
        if let keeper = object as? any KeepsAccessibility {
            keeper.keptAccessibility = made
        } else {
            objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN)
        }
        return made
    }
}
