/// The content of a list's cell, header or footer: an image, a text and a secondary text, as a value.
///
/// Made by one of the presets. Properties set explicitly stay through `updated(for:)`; the others follow the state.
public struct UIListContentConfiguration: Hashable {
    let style: ListContentStyle
    /// Made under iOS 26 or later, whose presets have other colours.
    private let isGlass: Bool

    public var image: UIImage?
    public var imageProperties: ImageProperties
    public var text: String?
    /// Shown instead of `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Shown instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Along these axes margins are at least what the superview's reach into the view.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// True if the texts are side by side where there is room for both on one line.
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The alpha of all parts.
    public var alpha: CGFloat = 1

    @MainActor init(_ style: ListContentStyle) {
        self.style = style
        let profile = BehaviourProfile.current
        isGlass = profile.isGlass
        imageProperties = ImageProperties()
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style.textStyle(profile)))
        textProperties.transform = style.transform(profile)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: style.secondaryTextStyle(profile)))
        directionalLayoutMargins = style.margins(profile)
        prefersSideBySideTextAndSecondaryText = style == .valueCell
        textToSecondaryTextHorizontalPadding = style == .valueCell ? 8 : 0
        textToSecondaryTextVerticalPadding = profile.listSubtitleGap
        follow(ListState())
    }

    mutating func follow(_ state: ListState) {
        textProperties.colors.standard = style.textColor(state, isGlass: isGlass)
        secondaryTextProperties.colors.standard = style.secondaryTextColor(state, isGlass: isGlass)
        imageProperties.tint.standard = style.imageTint(state)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        updated.follow(ListState(state))
        return updated
    }
}

/// The presets.
extension UIListContentConfiguration {
    @preconcurrency @MainActor public static func cell() -> Self { Self(.cell) }
    @preconcurrency @MainActor public static func subtitleCell() -> Self { Self(.subtitleCell) }
    @preconcurrency @MainActor public static func valueCell() -> Self { Self(.valueCell) }
    @preconcurrency @MainActor public static func plainHeader() -> Self { Self(.plainHeader) }
    @preconcurrency @MainActor public static func plainFooter() -> Self { Self(.plainFooter) }
    @preconcurrency @MainActor public static func groupedHeader() -> Self { Self(.groupedHeader) }
    @preconcurrency @MainActor public static func groupedFooter() -> Self { Self(.groupedFooter) }
    @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> Self {
        Self(.prominentInsetGroupedHeader)
    }
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self {
        Self(.extraProminentInsetGroupedHeader)
    }
    @preconcurrency @MainActor public static func sidebarCell() -> Self { Self(.sidebarCell) }
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
    @preconcurrency @MainActor public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
    @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> Self {
        Self(.accompaniedSidebarSubtitleCell)
    }
    @preconcurrency @MainActor public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}

/// The description as UIKit's logs print it, without the address that a value hasn't got.
extension UIListContentConfiguration: CustomStringConvertible {
    public var description: String {
        var parts: [String] = []
        if let text = text ?? attributedText?.string { parts.append("text = \(elided(text))") }
        if let text = secondaryText ?? secondaryAttributedText?.string {
            parts.append("secondaryText = \(elided(text))")
        }
        parts.append("Base Style = \(style.rawValue)")
        let margins = directionalLayoutMargins
        let sides = [margins.top, margins.leading, margins.bottom, margins.trailing].map(shortNumber)
        parts.append("directionalLayoutMargins = {\(sides.joined(separator: ", "))}")
        let axes = [(UIAxis.horizontal, "Horizontal"), (.vertical, "Vertical")]
        let kept = axes.filter { axesPreservingSuperviewLayoutMargins.contains($0.0) }.map(\.1)
        if !kept.isEmpty { parts.append("axesPreservingSuperviewLayoutMargins = [\(kept.joined(separator: ", "))]") }
        if prefersSideBySideTextAndSecondaryText { parts.append("prefersSideBySideTextAndSecondaryText = YES") }
        for (name, value) in [
            ("imageToTextPadding", imageToTextPadding),
            ("textToSecondaryTextHorizontalPadding", textToSecondaryTextHorizontalPadding),
            ("textToSecondaryTextVerticalPadding", textToSecondaryTextVerticalPadding),
        ] where value != 0 {
            parts.append("\(name) = \(shortNumber(value))")
        }
        return "<UIListContentConfiguration: \(parts.joined(separator: "; "))>"
    }

    /// Only the ends of a text go to logs.
    private func elided(_ text: String) -> String {
        guard let first = text.first, let last = text.last, text.count > 2 else { return "'\(text)'" }
        return "'\(first)...\(last)' (length = \(text.utf16.count))"
    }
}
