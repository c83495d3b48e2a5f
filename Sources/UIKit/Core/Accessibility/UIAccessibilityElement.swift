/// An element that isn't a view: a part of a drawing, or several views taken together.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// Not held.
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityIdentifier: String?
    open var accessibilityLanguage: String?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// In the coordinates of the container, where that is a view; zero for none of its own.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    private var screenFrame: CGRect?
    private var activation: CGPoint?
    /// The element's outline in screen coordinates, where it is no rectangle.
    open var accessibilityPath: UIBezierPath?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Screen coordinates.
    open var accessibilityFrame: CGRect {
        get {
            if let screenFrame { return screenFrame }
            guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
            return accessibilityFrameInContainerSpace.applying(view.toScreen)
        }
        set { screenFrame = newValue }
    }
    /// Where a double tap of the user's touches the screen; the frame's middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { activation ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { activation = newValue }
    }
    /// Whether the element did what a double tap asks of it; false lets the screen be touched.
    open func accessibilityActivate() -> Bool { false }
    /// Called by an assistive technology that reads the screen; none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// Something that can be done with an element, besides activating it.
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

    /// Calls a method, which says whether it did it.
    ///
    /// - Parameter target: not held.
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

/// Where an assistive technology asks an element to scroll to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// More about an element, which is read on demand.
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

/// An object that gives more about itself than label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
