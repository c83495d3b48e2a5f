/// An element that isn't a view: a part of a drawing, or several views combined.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// Not retained.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// In the coordinates of the container, where that is a view; zero if unset.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    private var screenFrame: CGRect?
    private var activation: CGPoint?
    /// The element's outline in screen coordinates, where it isn't a rectangle.
    open var accessibilityPath: UIBezierPath?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// In screen coordinates.
    open var accessibilityFrame: CGRect {
        get {
            if let screenFrame { return screenFrame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return accessibilityFrameInContainerSpace.applying(view.toScreen)
        }
        set { screenFrame = newValue }
    }
    /// The point that a double tap touches, in screen coordinates; the frame's centre unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { activation ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activation = newValue }
    }
    /// Performs the action of a double tap and returns true if it did; false sends a touch instead.
    open func accessibilityActivate() -> Bool { false }
    /// Called when an assistive technology moves to the element; none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// An action of an element, besides activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Calls a method, which returns true if it performed the action.
    ///
    /// - Parameter target: not retained.
    public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.init(name: name, image: image, actionHandler: nil)
        let object = target.map { $0 as AnyObject }
        self.target = object
        self.selector = selector
        actionHandler = { [weak object] action in
            guard let object else { return false }
            return selector.send(to: object, sender: action) as? Bool ?? true
        }
    }

    open weak var target: AnyObject?
    open var selector: Selector?
}

/// The direction of an assistive technology's request to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// Further information on an element, which is read on demand.
open class AXCustomContent: NSObject, @unchecked Sendable {
    public enum Importance: UInt, Sendable {
        case `default`
        /// Read along with the element.
        case high
    }

    public let label: String
    public let value: String
    public var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }
}

/// An object that provides more information than label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
