/// The look of a bar: background, hairline and titles.
///
/// A bar keeps a copy of the one it is given, and follows the changes of that copy.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The effect on the content below the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    /// Over the effect.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Over the colour.
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
    /// The hairline's; nil hides it. An image that is a template takes it.
    open var shadowColor: UIColor? { didSet { changed() } }
    /// The picture in place of the hairline.
    open var shadowImage: UIImage? { didSet { changed() } }
    /// The bar that keeps this copy.
    var observer: (() -> Void)?

    public override required init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// A blur of what lies below, with a hairline; from iOS 26 on no background.
    open func configureWithDefaultBackground() {
        if BehaviourProfile.current.isGlass { return configureWithTransparentBackground() }
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }

    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, shadow: .separator)
    }

    open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, shadow: nil) }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    func changed() { observer?() }

    @_disfavoredOverload nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    /// A copy of the same class, as Apple's header has it: other objects' copies are of any type.
    nonisolated public func copy() -> Self { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> Self { type(of: self).init(barAppearance: self) }

    /// The same titles on no background: how a bar looks whose content has nothing below it.
    func withoutBackground() -> Self {
        let copy = duplicate()
        copy.configureWithTransparentBackground()
        return copy
    }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The look of a subtitle in the bar's row, from iOS 26 on.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    /// The look of a subtitle under a large title, from iOS 26 on.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    var givenBackIndicator: UIImage?
    private var givenMask: UIImage?

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        (givenBackIndicator, givenMask) = (other.givenBackIndicator, other.givenMask)
    }

    /// A chevron unless set.
    open var backIndicatorImage: UIImage { givenBackIndicator ?? NavigationBarParts.chevron }
    open var backIndicatorTransitionMaskImage: UIImage { givenMask ?? backIndicatorImage }
    /// Both together, or the chevron where one is missing.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
        givenBackIndicator = isComplete ? backIndicatorImage : nil
        givenMask = isComplete ? transitionMaskImage : nil
        changed()
    }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
}
