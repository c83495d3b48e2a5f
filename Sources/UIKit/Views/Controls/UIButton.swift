import Graphics

/// A control that sends an action when it is tapped.
///
/// Without a configuration its intrinsic size is its title's, the width in whole points and 30 at least, the height 12
/// more; an image adds its width. With one, it is the content's with the configuration's insets, and a title wraps.
///
/// Provenance: measured — a title at its own size: iOS 26; documents of Xcode 6 and later agree.
/// Provenance: estimated — the height of an image beside a title: the larger of the image's and that of the title
/// alone, as nothing was recorded.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
        public static let roundedRect = ButtonType.system
    }

    final var parts = ButtonParts()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
        // Recorded by swift-snapshot-testing 1.19, testUIView: a button with UIKit's own picture is as large from the start.
        if let size = symbolSize { frame.size = size }
    }

    /// Title and image are the action's where it has them.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setType(buttonType)
        copyTitle(of: primaryAction)
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setType(.system)
        copyTitle(of: primaryAction)
        self.configuration = configuration
    }

    open var buttonType: UIButton.ButtonType { parts.type }

    /// A system button with a picture, which calls a method.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = make(frame: .zero)
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The button's role: a destructive one is red where its configuration has no other colour.
    /// The preferred style; phones and tablets have only one, see `behavioralStyle`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Without effect: nothing points at the screen.
    open var isPointerInteractionEnabled = false
    open var role = Role.normal { didSet { if role != oldValue { setNeedsUpdateConfiguration() } } }
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }
    /// The tint for a configuration, by the role.
    var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }
    /// A Boolean value that indicates whether a touch or a key holds it down.
    open var isHeld: Bool { isTracking && isHighlighted }

    // MARK: Menus

    /// Shown by a long press, or by a touch if `showsMenuAsPrimaryAction` is set.
    open var menu: UIMenu? {
        get { controlMenu.menu }
        set {
            setMenu(newValue)
            showSelection()
        }
    }
    /// A Boolean value that indicates whether the button shows the menu's selected element as its title.
    ///
    /// Together with `showsMenuAsPrimaryAction` it makes a pop-up button: of its menu one element is always on, the first
    /// at the beginning where the menu says nothing. Source: Apple's documentation of pop-up buttons, iOS 15.
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }

    // Dynamic, since apps override them in extensions for all of their buttons.
    open dynamic override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    open dynamic override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    open dynamic override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override func menuDidEnd() {
        // The chosen element is performed after the menu disappeared.
        UIApplication.shared.after(0) { [weak self] in self?.showSelection() }
    }
    private func showSelection() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        if showsMenuAsPrimaryAction { menu.becomeChoice() }
        guard let selected = menu.selectedElements.first else { return }
        setTitle(selected.title, for: .normal)
        if let image = selected.image { setImage(image, for: .normal) }
    }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .title, state: state.rawValue))
        parts.titles[state] = title
        // A configuration's own title gives way: apps go on setting titles so where documents have made it configured.
        if state == .normal, parts.configuration?.title != nil || parts.configuration?.attributedTitle != nil {
            parts.configuration?.title = title
        }
        contentDidChange()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        parts.attributedTitles[state] = title
        contentDidChange()
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .titleColor, state: state.rawValue))
        parts.titleColors[state] = color
        updateAppearance()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .titleShadowColor, state: state.rawValue))
        parts.titleShadowColors[state] = color
        updateAppearance()
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .image, state: state.rawValue))
        parts.images[state] = image
        contentDidChange()
    }
    /// Sets the configuration of symbols that have none themselves.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        parts.symbolConfigurations[state] = configuration
        contentDidChange()
    }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        parts.symbolConfigurations[state]
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { parts.symbolConfigurations[state] }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        customised.insert(CustomisedSetting(name: .backgroundImage, state: state.rawValue))
        parts.backgroundImages[state] = image
        contentDidChange()
    }
    /// The state's own, or the normal state's; likewise the following methods.
    open func title(for state: UIControl.State) -> String? { parts.titles[state] }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { parts.attributedTitles[state] }
    open func titleColor(for state: UIControl.State) -> UIColor? { color(for: state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { parts.titleShadowColors[state] }
    open func image(for state: UIControl.State) -> UIImage? { parts.images[state] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { parts.backgroundImages[state] }
    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { color(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Made on first access.
    open var titleLabel: UILabel? { ensuredLabel }
    open var imageView: UIImageView? { ensuredImageView }
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    // MARK: Placement

    /// All zero means 6 points above and below a title; other values replace them.
    open var contentEdgeInsets: UIEdgeInsets {
        get { parts.contentInsets }
        set {
            customised.insert(.contentEdgeInsets)
            guard newValue != parts.contentInsets else { return }
            parts.contentInsets = newValue
            titleMetricsChanged()
        }
    }
    /// Moves the title without changing the button's size; likewise the next one for the image.
    open var titleEdgeInsets: UIEdgeInsets {
        get { parts.titleInsets }
        set {
            customised.insert(.titleEdgeInsets)
            parts.titleInsets = newValue
            setNeedsLayout()
        }
    }
    open var imageEdgeInsets: UIEdgeInsets {
        get { parts.imageInsets }
        set {
            customised.insert(.imageEdgeInsets)
            parts.imageInsets = newValue
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether a highlighted or disabled button dims an image that has no variant for
    /// the state; without effect on system buttons.
    open var adjustsImageWhenHighlighted = true { didSet { updateAppearance() } }
    open var adjustsImageWhenDisabled = true { didSet { updateAppearance() } }
    /// A Boolean value that indicates whether the button glows while it is highlighted; without effect on configured ones.
    open var showsTouchWhenHighlighted = false { didSet { updateAppearance() } }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRectangle(in: contentRect) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRectangle(in: contentRect) }

    open override var intrinsicContentSize: CGSize { naturalSize(wrappedAt: nil) }
    /// A button without a configuration ignores the available size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(wrappedAt: wrapsAtLayoutWidth && size.width > 0 ? size.width : nil)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
    open override var forFirstBaselineLayout: UIView { self }
    open override var forLastBaselineLayout: UIView { self }

    // MARK: Configuration

    /// A button is brought up to its state before it first shows a configuration, even where the state never changes.
    ///
    /// Provenance: claimed — an update before the first display: public apps override `updateConfiguration()` alone and have their
    /// colours from the start.
    open var configuration: UIButton.Configuration? {
        get { parts.configuration }
        set {
            if parts.configuration == nil, newValue != nil { setNeedsUpdateConfiguration() }
            parts.configuration = newValue
            configurationDidChange()
        }
    }
    /// Called before the button shows a configuration in another state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A Boolean value that indicates whether a change of state updates the configuration.
    open var automaticallyUpdatesConfiguration = true
    /// Requests an update before the next layout.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfigurationUpdate = true
        setNeedsLayout()
    }
    override func observedConfigurationChanged() { setNeedsUpdateConfiguration() }
    /// Adapts the configuration to the state; the base implementation calls the handler.
    open func updateConfiguration() {
        guard let configurationUpdateHandler else { return }
        TrackedUpdate.track(self, .configuration) { configurationUpdateHandler(self) }
    }

    // MARK: Changes

    override func stateDidChange() {
        super.stateDidChange()
        if automaticallyUpdatesConfiguration, parts.configuration != nil || configurationUpdateHandler != nil {
            setNeedsUpdateConfiguration()
        }
        contentDidChange()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if parts.configuration != nil { configurationDidChange() }
    }

    override func extended(_ events: UIControl.Event) -> UIControl.Event {
        events.contains(.touchUpInside) ? events.union(.primaryActionTriggered) : super.extended(events)
    }

    override var wrappingContent: (any WidthDependentContent)? { wrapsAtLayoutWidth ? self : nil }

    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { titleBaselines }

    override var ownLargeImage: UIImage? { currentImage }
    override func recordContent(into recorder: inout DisplayListRecorder) { recordSymbol(into: &recorder) }

    override var accessibilityOfKind: AccessibilityDefaults { buttonAccessibility }

    override var baselineFont: UIFont? { titleLabel?.font }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .contentEdgeInsets: CustomisedValue(\UIButton.contentEdgeInsets)
        case .imageEdgeInsets: CustomisedValue(\UIButton.imageEdgeInsets)
        case .titleEdgeInsets: CustomisedValue(\UIButton.titleEdgeInsets)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        guard let appearance = appearance as? UIButton else { return }
        let state = UIControl.State(rawValue: setting.state)
        switch setting.name {
        case .titleColor: setTitleColor(appearance.titleColor(for: state), for: state)
        case .titleShadowColor: setTitleShadowColor(appearance.titleShadowColor(for: state), for: state)
        case .backgroundImage: setBackgroundImage(appearance.backgroundImage(for: state), for: state)
        case .image: setImage(appearance.image(for: state), for: state)
        case .title: setTitle(appearance.title(for: state), for: state)
        default: break
        }
    }

    override var handlesTaps: Bool { true }
}
