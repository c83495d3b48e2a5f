/// An item of a bar: title, picture, and whether it can be used.
@preconcurrency @MainActor open class UIBarItem: NSObject, KeyObservable {
    open var title: String? {
        willSet { ObservedValues.shared.willChange(self, .key("title")) }
        didSet {
            customised.insert(.title)
            ObservedValues.shared.didChange(self, .key("title")); changed()
        }
    }
    /// The view that shows the item in its bar; nil while there is none.
    var shownView: UIView? { nil }
    open var image: UIImage? {
        willSet { ObservedValues.shared.willChange(self, .key("image")) }
        didSet { ObservedValues.shared.didChange(self, .key("image")); changed() }
    }
    /// Called once all objects of the item's document are made and connected.
    open func awakeFromNib() {}
    /// Called where a tool shows the item's document, and in no app.
    open func prepareForInterfaceBuilder() {}
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    /// The picture in low bars, as of a phone on its side.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

    /// The picture and its insets under some traits.
    func picture(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
        guard traits.verticalSizeClass == .compact, let landscapeImagePhone else { return (image, imageInsets) }
        return (landscapeImagePhone, landscapeImagePhoneInsets)
    }
    open var isEnabled = true {
        willSet { ObservedValues.shared.willChange(self, .key("isEnabled")) }
        didSet { ObservedValues.shared.didChange(self, .key("isEnabled")); changed() }
    }
    open var tag = 0
    open var accessibilityIdentifier: String? {
        get { keptAccessibility?.identifier }
        set { GivenAccessibility.ensured(of: self).identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { keptAccessibility?.label }
        set { GivenAccessibility.ensured(of: self).label = newValue }
    }
    final var keptAccessibility: AccessibilityAttributes?
    final var customised = CustomisedProperties()
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// The bars that show the item, each under its own name.
    private final var observers: [Observer] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .titleTextAttributes, state: state.rawValue))
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// The attributes set for a state, not those that it takes over from the normal one.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        (titleAttributes[UIControl.State.normal.rawValue] ?? [:])
            .merging(titleAttributes[state.rawValue] ?? [:]) { _, own in own }
    }

    /// - Parameter observer: one closure is kept for each; nil takes it away.
    final func observe(by observer: AnyObject, _ change: (() -> Void)?) {
        let name = ObjectIdentifier(observer)
        observers.removeAll { $0.name == name }
        if let change { observers.append(Observer(name: name, change: change)) }
    }

    private struct Observer {
        let name: ObjectIdentifier
        let change: () -> Void
    }

    func changed() {
        for entry in observers { entry.change() }
    }

    func observableValue(forKey key: String) -> Any?? {
        switch key {
        case "title": .some(title)
        case "image": .some(image)
        case "enabled", "isEnabled": .some(isEnabled)
        default: nil
        }
    }

    class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        property == .title ? CustomisedValue(\UIBarItem.title) : nil
    }
    class func makeAppearanceProxy() -> Self { make() }
    func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        guard setting.name == .titleTextAttributes, let appearance = appearance as? UIBarItem else { return }
        let state = UIControl.State(rawValue: setting.state)
        setTitleTextAttributes(appearance.titleTextAttributes(for: state), for: state)
    }
}
