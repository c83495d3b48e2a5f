public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft

    var interfaceDirection: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The circumstances that a screen is shown under: size classes, scale, appearance, text size, direction.
///
/// Immutable; traits flow from the screen to windows, controllers and views.
public final class UITraitCollection: NSObject, Sendable {
    struct Values: Hashable, Sendable {
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayScale: CGFloat = 0
    }

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

    /// The traits that dynamic colours resolve against where nothing else is said: those of the main screen, unless an
    /// app sets others for a while.
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

    /// Later collections win where several specify a trait.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = Values()
        for values in traitCollections.map(\.values) {
            if values.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = values.horizontalSizeClass }
            if values.verticalSizeClass != .unspecified { merged.verticalSizeClass = values.verticalSizeClass }
            if values.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = values.userInterfaceStyle }
            if values.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = values.userInterfaceIdiom }
            if values.layoutDirection != .unspecified { merged.layoutDirection = values.layoutDirection }
            if values.preferredContentSizeCategory != .unspecified {
                merged.preferredContentSizeCategory = values.preferredContentSizeCategory
            }
            if values.displayScale != 0 { merged.displayScale = values.displayScale }
        }
        self.init(values: merged)
    }

    /// Whether each trait that another collection specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).values == values
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIView {
    /// The window's traits; the main screen's for a view outside a window.
    var inheritedTraits: UITraitCollection { enclosingWindow?.windowTraits ?? UIScreen.main.traitCollection }

    /// Tells the subtree that it came under other traits than before.
    func inheritedTraitsMayHaveChanged() {
        guard let window = enclosingWindow, window.windowTraits != UIScreen.main.traitCollection else { return }
        tellTraitsChanged(from: UIScreen.main.traitCollection)
    }

    /// Tells the view, its controller and all below it that they came under other traits.
    package func tellTraitsChanged(from previous: UITraitCollection) {
        let present = traitCollection
        tellTraitsChanged(
            from: previous, turns: present.layoutDirection != previous.layoutDirection,
            resizesText: present.preferredContentSizeCategory != previous.preferredContentSizeCategory)
    }

    /// Another direction moves leading and trailing edges and margins; another text size, the readable width.
    private func tellTraitsChanged(from previous: UITraitCollection, turns: Bool, resizesText: Bool) {
        if turns || (resizesText && layoutTraits.readableGuide != nil) { markRulesStale() }
        if turns { setNeedsLayout() }
        viewStyle.variations?.apply(traitCollection)
        controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for subview in hierarchy.subviews {
            subview.tellTraitsChanged(from: previous, turns: turns, resizesText: resizesText)
        }
    }
}
