/// Accessibility properties of any object, as `UIAccessibility` has them: an informal protocol, adopted also by objects
/// that aren't elements.
///
/// Responders and bar items override them with stored ones. Any other object stores what it is given, and
/// otherwise has UIKit's defaults: it isn't an element and has no label.
extension NSObjectProtocol {
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            switch self {
            case let responder as UIResponder: responder.isAccessibilityElement
            default: GivenAccessibility.attributes(of: self)?.isElement ?? false
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.isAccessibilityElement = newValue
            default: GivenAccessibility.ensured(of: self).isElement = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityLabel
            default: GivenAccessibility.attributes(of: self)?.label ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityLabel = newValue
            default: GivenAccessibility.ensured(of: self).label = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityValue
            default: GivenAccessibility.attributes(of: self)?.value ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityValue = newValue
            default: GivenAccessibility.ensured(of: self).value = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityHint
            default: GivenAccessibility.attributes(of: self)?.hint ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityHint = newValue
            default: GivenAccessibility.ensured(of: self).hint = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityTraits
            default: GivenAccessibility.attributes(of: self)?.traits ?? .none
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityTraits = newValue
            default: GivenAccessibility.ensured(of: self).traits = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityIdentifier
            default: GivenAccessibility.attributes(of: self)?.identifier ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityIdentifier = newValue
            default: GivenAccessibility.ensured(of: self).identifier = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityLanguage
            default: GivenAccessibility.attributes(of: self)?.language ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityLanguage = newValue
            default: GivenAccessibility.ensured(of: self).language = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityFrame
            default: GivenAccessibility.attributes(of: self)?.frame ?? .zero
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityFrame = newValue
            default: GivenAccessibility.ensured(of: self).frame = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityElements
            default: GivenAccessibility.attributes(of: self)?.elements ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityElements = newValue
            default: GivenAccessibility.ensured(of: self).elements = newValue
            }
        }
    }
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            switch self {
            case let responder as UIResponder: responder.accessibilityCustomActions
            default: GivenAccessibility.attributes(of: self)?.customActions ?? nil
            }
        }
        set {
            switch self {
            case let responder as UIResponder: responder.accessibilityCustomActions = newValue
            default: GivenAccessibility.ensured(of: self).customActions = newValue
            }
        }
    }
}

/// An object that stores its accessibility properties itself.
@MainActor protocol KeepsAccessibility: AnyObject {
    var keptAccessibility: AccessibilityAttributes? { get set }
}

/// Attributes of any objects; those that keep none of their own have them associated.
@MainActor enum GivenAccessibility {
    private static var key: UInt8 = 0

    static func attributes(of object: any NSObjectProtocol) -> AccessibilityAttributes? {
        if let keeper = object as? any KeepsAccessibility { return keeper.keptAccessibility }
        return associated(with: object)
    }

    static func associated(with object: any NSObjectProtocol) -> AccessibilityAttributes? {
        objc_getAssociatedObject(object, &key) as? AccessibilityAttributes
    }

    static func associate(_ attributes: AccessibilityAttributes?, with object: any NSObjectProtocol) {
        objc_setAssociatedObject(object, &key, attributes, .OBJC_ASSOCIATION_RETAIN)
    }

    static func ensured(of object: any NSObjectProtocol) -> AccessibilityAttributes {
        if let attributes = attributes(of: object) { return attributes }
        let made = AccessibilityAttributes()
        if let keeper = object as? any KeepsAccessibility {
            keeper.keptAccessibility = made
        } else {
            associate(made, with: object)
        }
        return made
    }
}
