/// The environment of a screen: size classes, scale, appearance, text size, direction.
///
/// Immutable; traits flow from the screen to windows, controllers and views.
public final class UITraitCollection: NSObject, Sendable {
    let values: Values

    init(values: Values) { self.values = values }

    public override convenience init() { self.init(values: Values()) }

    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Pixels a point.
    public var displayScale: CGFloat { values.displayScale }

    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The traits for which dynamic colours are resolved by default: those of the main screen, unless an app sets
    /// others temporarily.
    public static var current: UITraitCollection {
        get { currentLock.withLock { currentTraits } }
        set { currentLock.withLock { currentTraits = newValue } }
    }
    private static let currentLock = NSLock()
    nonisolated(unsafe) private static var currentTraits = DeviceProfile.standard.traits

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(horizontalSizeClass: horizontalSizeClass))
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: Values(verticalSizeClass: verticalSizeClass))
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: Values(userInterfaceStyle: userInterfaceStyle))
    }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(values: Values(userInterfaceIdiom: userInterfaceIdiom))
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: Values(layoutDirection: layoutDirection))
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: Values(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    public convenience init(displayScale: CGFloat) { self.init(values: Values(displayScale: displayScale)) }
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(values: Values(forceTouchCapability: forceTouchCapability))
    }
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(values: Values(displayGamut: displayGamut))
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: Values(accessibilityContrast: accessibilityContrast))
    }
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(values: Values(legibilityWeight: legibilityWeight))
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: Values(userInterfaceLevel: userInterfaceLevel))
    }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(values: Values(activeAppearance: activeAppearance))
    }

    /// Later collections win where several specify a trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = Values()
        for collection in traitCollections { merged.merge(collection.values) }
        self.init(values: merged)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    /// True if apps are notified when this collection replaces another: the tint alone isn't one of their traits.
    func differs(from other: UITraitCollection) -> Bool {
        guard self !== other, values != other.values else { return false }
        var known = other.values
        known.tint = values.tint
        return values != known
    }
    public override var hash: Int { values.hashValue }
}
