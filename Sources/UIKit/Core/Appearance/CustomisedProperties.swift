/// A property that an appearance can customise; classes with properties of the same name share the case.
///
/// Properties that are set often come first: their marks need no memory outside the object.
enum CustomisedProperty: UInt8, CaseIterable, Hashable, Sendable {
    // Views
    case alpha, backgroundColor, contentMode, isExclusiveTouch, layoutMargins, preservesSuperviewLayoutMargins
    case semanticContentAttribute, tintColor
    // Text
    case adjustsFontSizeToFitWidth, borderStyle, clearButtonMode, defaultTextAttributes, font, highlightedTextColor
    case keyboardAppearance, lineBreakMode, minimumScaleFactor, numberOfLines, shadowColor, shadowOffset, textAlignment
    case textColor
    // Lists
    case cellLayoutMarginsFollowReadableWidth, rowHeight, sectionHeaderTopPadding, sectionIndexBackgroundColor
    case sectionIndexColor, sectionIndexTrackingBackgroundColor, selectedBackgroundView, selectionStyle
    case separatorColor, separatorInset, separatorStyle
    // Scrolling
    case bounces, contentInset, contentInsetAdjustmentBehavior, decelerationRate, indicatorStyle
    case keyboardDismissMode, showsHorizontalScrollIndicator, showsVerticalScrollIndicator
    // Bars
    case backIndicatorImage, backIndicatorTransitionMaskImage, backgroundImage, badgeColor, barStyle, barTintColor
    case compactAppearance, compactScrollEdgeAppearance, isTranslucent, itemPositioning, itemSpacing, itemWidth
    case largeTitleTextAttributes, prefersLargeTitles, scrollEdgeAppearance, searchBarStyle, selectionIndicatorImage
    case shadowImage, standardAppearance, title, titlePositionAdjustment, titleTextAttributes, unselectedItemTintColor
    // Controls
    case attributedTitle, color, contentEdgeInsets, currentPageIndicatorTintColor, imageEdgeInsets
    case maximumTrackTintColor, minimumTrackTintColor, onTintColor, pageIndicatorTintColor, progressTintColor
    case selectedSegmentTintColor, style, thumbTintColor, titleEdgeInsets, trackTintColor
}

/// A value that an appearance can customise for each state of a control, each kind of bar, or both.
struct CustomisedSetting: Hashable, Sendable {
    enum Name: Hashable, Sendable {
        case title, titleColor, titleShadowColor, titleTextAttributes, image, backgroundImage, thumbImage, shadowImage
        case badgeTextAttributes, titlePositionAdjustment, titleVerticalPositionAdjustment
        case backButtonTitlePositionAdjustment
    }

    var name: Name
    /// The raw value of the control's state.
    var state: UInt = 0
    /// Raw values of bar metrics and the like.
    var kind = 0
}

/// The appearance properties of an object that were set by the app, and since by appearances.
///
/// A setter of a customisable property marks it. On a visible object, appearances leave marked properties alone; on an
/// object made by `appearance()`, the marked properties are the customisations.
struct CustomisedProperties {
    /// A bit for each property among the first 64 that the app set.
    private var common: UInt64 = 0
    private var rare: Rare?

    /// Rarely used state, allocated lazily.
    private final class Rare {
        /// A bit for each property after the first 64 that the app set.
        var others: UInt64 = 0
        /// Settings of the app in the order in which they were first set.
        var settings: [CustomisedSetting] = []
        /// Properties of the app's own classes, each with a closure that copies its value from an appearance.
        var paths: [(path: AnyKeyPath, copy: (NSObject, NSObject) -> Void)] = []
        /// Properties whose present value is an appearance's.
        var applied: UInt128 = 0
    }

    private static func bit(_ property: CustomisedProperty) -> UInt128 { 1 << UInt128(property.rawValue) }

    private var own: UInt128 {
        get { UInt128(common) | UInt128(rare?.others ?? 0) << 64 }
        set {
            common = UInt64(truncatingIfNeeded: newValue)
            let others = UInt64(truncatingIfNeeded: newValue >> 64)
            if rare != nil || others != 0 { ensuredRare().others = others }
        }
    }

    mutating func insert(_ property: CustomisedProperty) {
        if property.rawValue < 64 {
            common |= 1 << UInt64(property.rawValue)
        } else {
            ensuredRare().others |= 1 << UInt64(property.rawValue - 64)
        }
    }

    mutating func insert(_ setting: CustomisedSetting) {
        let rare = ensuredRare()
        if !rare.settings.contains(setting) { rare.settings.append(setting) }
    }

    mutating func insert(_ path: AnyKeyPath, _ copy: @escaping (NSObject, NSObject) -> Void) {
        let rare = ensuredRare()
        if !rare.paths.contains(where: { $0.path == path }) { rare.paths.append((path, copy)) }
    }

    mutating func insertApplied(_ property: CustomisedProperty) { ensuredRare().applied |= Self.bit(property) }

    func contains(_ property: CustomisedProperty) -> Bool {
        property.rawValue < 64
            ? common & 1 << UInt64(property.rawValue) != 0
            : (rare?.others ?? 0) & 1 << UInt64(property.rawValue - 64) != 0
    }
    func contains(_ setting: CustomisedSetting) -> Bool { rare?.settings.contains(setting) ?? false }
    func contains(_ path: AnyKeyPath) -> Bool { rare?.paths.contains { $0.path == path } ?? false }
    /// True if the app or an appearance set the value.
    func isSettled(_ property: CustomisedProperty) -> Bool {
        contains(property) || (rare?.applied ?? 0) & Self.bit(property) != 0
    }

    /// In the order of their declaration.
    var properties: [CustomisedProperty] { own == 0 ? [] : CustomisedProperty.allCases.filter(contains) }
    var settings: [CustomisedSetting] { rare?.settings ?? [] }
    var paths: [(path: AnyKeyPath, copy: (NSObject, NSObject) -> Void)] { rare?.paths ?? [] }

    /// A copy, to be restored after changes that aren't the app's.
    func snapshot() -> Snapshot { Snapshot(own: own, settings: settings.count, paths: paths.count) }
    mutating func restore(_ snapshot: Snapshot) {
        own = snapshot.own
        guard let rare else { return }
        rare.settings.removeSubrange(snapshot.settings...)
        rare.paths.removeSubrange(snapshot.paths...)
    }

    struct Snapshot {
        fileprivate let own: UInt128
        fileprivate let settings: Int
        fileprivate let paths: Int
    }

    private mutating func ensuredRare() -> Rare {
        if let rare { return rare }
        let made = Rare()
        rare = made
        return made
    }
}

/// An object that appearances can customise.
@MainActor protocol AppearanceCustomisable: NSObject {
    var customised: CustomisedProperties { get set }
    /// An instance that is never shown.
    static func makeAppearanceProxy() -> Self
    /// The copying of a property from an appearance to an object of this class; nil where the class doesn't have it.
    static func customisedValue(of property: CustomisedProperty) -> CustomisedValue?
    /// Copies a setting from an appearance.
    func copy(_ setting: CustomisedSetting, from appearance: NSObject)
}

extension AppearanceCustomisable {
    /// Makes the framework's own changes, without marking them as the app's.
    func withoutRecordingCustomization(_ change: (Self) -> Void) {
        let marks = customised.snapshot()
        change(self)
        customised.restore(marks)
    }

    /// Gives a property a default, unless the app or an appearance set it.
    func byDefault(_ property: CustomisedProperty, _ change: (Self) -> Void) {
        if !customised.isSettled(property) { withoutRecordingCustomization(change) }
    }
}
