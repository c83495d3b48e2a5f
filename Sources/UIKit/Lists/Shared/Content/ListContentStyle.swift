/// The presets of list content, and what each looks like.
///
/// Provenance: recorded — list content's margins of cells (11, 16, 11, 8) and grouped headers (17, 8, 6, 8), 16 pt
/// between image and text, 3 pt between texts: UIKit prints them of its configurations, iOS 14 to 17.
/// Provenance: measured — list content's margins from iOS 26 on: they make rows of 51.5 and 70.5 pt and headers of 40.5
/// pt.
/// Provenance: documented — fonts of list content: the documentation's pictures.
/// Provenance: estimated — the remaining margins of list content: no source gives them.
enum ListContentStyle: String, Hashable, Sendable {
    case cell = "Cell"
    case subtitleCell = "Subtitle Cell"
    case valueCell = "Value Cell"
    case plainHeader = "Plain Header"
    case plainFooter = "Plain Footer"
    case groupedHeader = "Grouped Header"
    case groupedFooter = "Grouped Footer"
    case prominentInsetGroupedHeader = "Prominent Inset Grouped Header"
    case extraProminentInsetGroupedHeader = "Extra Prominent Inset Grouped Header"
    case sidebarCell = "Sidebar Cell"
    case sidebarSubtitleCell = "Sidebar Subtitle Cell"
    case accompaniedSidebarCell = "Accompanied Sidebar Cell"
    case accompaniedSidebarSubtitleCell = "Accompanied Sidebar Subtitle Cell"
    case sidebarHeader = "Sidebar Header"

    var isCell: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
            .extraProminentInsetGroupedHeader, .sidebarHeader:
            false
        }
    }

    private var isSidebar: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        default: false
        }
    }

    func margins(_ release: BehaviourProfile.Release) -> NSDirectionalEdgeInsets {
        let isNew = release >= .iOS26
        func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
        }
        if isCell { return isNew ? insets(15.5, 16, 15.5) : insets(11, 16, 11) }
        switch self {
        case .plainHeader: return isNew ? insets(10, 8, 10) : insets(4, 8, 4)
        case .groupedFooter, .plainFooter: return insets(8, 8, 6)
        default: return isNew ? insets(10, 8, 10) : insets(17, 8, 6)
        }
    }

    func textStyle() -> UIFont.TextStyle {
        switch self {
        case .plainHeader, .sidebarHeader: .headline
        case .plainFooter, .groupedHeader, .groupedFooter: .footnote
        case .prominentInsetGroupedHeader: .headline
        case .extraProminentInsetGroupedHeader: .title3
        default: .body
        }
    }

    func secondaryTextStyle(_ release: BehaviourProfile.Release) -> UIFont.TextStyle {
        switch self {
        case .valueCell: .body
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            release >= .iOS26 ? .subheadline : .caption1
        case .cell, .sidebarCell, .accompaniedSidebarCell: .subheadline
        default: .footnote
        }
    }

    /// The padding between text and secondary text below it; the measured rows of iOS 26 have none.
    func verticalPadding(_ release: BehaviourProfile.Release) -> CGFloat { release >= .iOS26 ? 0 : 3 }

    /// Grouped headers are in capitals before iOS 26.
    func transform(
        _ release: BehaviourProfile.Release
    ) -> UIListContentConfiguration.TextProperties.TextTransform {
        self == .groupedHeader && release < .iOS26 ? .uppercase : .none
    }

    func textColor(_ state: ListState) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        if isSidebar, state.isSelected { return .white }
        switch self {
        case .plainFooter, .groupedHeader, .groupedFooter: return .secondaryLabel
        default: return .label
        }
    }

    func secondaryTextColor(_ state: ListState) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        if isSidebar, state.isSelected { return .white }
        return self == .subtitleCell ? .label : .secondaryLabel
    }

    func imageTint(_ state: ListState) -> UIColor? {
        if state.isDisabled { return .tertiaryLabel }
        return isSidebar && state.isSelected ? .white : nil
    }
}
