/// An element that isn't a view: a part of a drawing, or several views combined.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// In the coordinates of the container, where that is a view; zero if unset.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    private var attributes: AccessibilityAttributes?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var keptAccessibility: AccessibilityAttributes? {
        get { attributes }
        set { attributes = newValue }
    }
    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }
    override var accessibilityScreenFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return accessibilityFrameInContainerSpace.applying(view.toScreen)
    }
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// An action of an element, besides activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: Handler?

    /// The words by which the action is chosen; setting them removes their attributes.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    // All of the initialisers are designated ones, which subclasses call, as in Apple's header.

    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Calls a method, which returns true if it performed the action.
    ///
    /// - Parameter target: not retained.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        super.init()
        call(selector, of: target)
    }

    /// Calls a method, which returns true if it performed the action.
    ///
    /// - Parameter target: not retained.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        super.init()
        call(selector, of: target)
    }

    private func call(_ selector: Selector, of target: Any?) {
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
