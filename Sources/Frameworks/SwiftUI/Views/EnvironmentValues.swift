import UIKit

/// The surroundings of a view that UIKit has as traits.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var sizeCategory = ContentSizeCategory.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var locale = Locale(identifier: "")
    /// The values that somebody set; others are the host's.
    var changed: Set<Trait> = []

    enum Trait {
        case colorScheme, sizeCategory, layoutDirection
    }

    public init() {}

    init(_ traits: UITraitCollection) {
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        sizeCategory = ContentSizeCategory(traits.preferredContentSizeCategory) ?? .large
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
        self[keyPath: keyPath] = value
        switch keyPath as AnyKeyPath {
        case \EnvironmentValues.colorScheme: changed.insert(.colorScheme)
        case \EnvironmentValues.sizeCategory: changed.insert(.sizeCategory)
        case \EnvironmentValues.layoutDirection: changed.insert(.layoutDirection)
        default: break
        }
    }

    @MainActor func apply(to traits: inout any UIMutableTraits) {
        if changed.contains(.colorScheme) { traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light }
        if changed.contains(.sizeCategory) { traits.preferredContentSizeCategory = sizeCategory.category }
        if changed.contains(.layoutDirection) {
            traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The user's text size.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let found = Self.allCases.first(where: { $0.category == uiSizeCategory }) else { return nil }
        self = found
    }

    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
