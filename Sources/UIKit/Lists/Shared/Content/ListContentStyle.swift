/// The presets of list content, and what each looks like.
///
/// Provenance: recorded — list content's margins of cells (11, 16, 11, 8) and grouped headers (17, 8, 6, 8), 16 pt
/// between image and text, 3 pt between texts: UIKit prints them of its configurations, iOS 14 to 17.
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

    @MainActor func margins(_ profile: BehaviourProfile) -> NSDirectionalEdgeInsets {
        func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
        }
        if isCell { return insets(profile.listCellMargin, 16, profile.listCellMargin) }
        switch self {
        case .plainHeader: return insets(profile.listPlainHeaderMargin, 8, profile.listPlainHeaderMargin)
        case .groupedFooter: return insets(profile.listFooterTop, 8, profile.listFooterBottom)
        case .plainFooter: return insets(8, 8, 6)
        default: return insets(profile.listHeaderTop, 8, profile.listHeaderBottom)
        }
    }

    func textStyle(_ profile: BehaviourProfile) -> UIFont.TextStyle {
        switch self {
        case .groupedHeader where !profile.groupedHeadersAreCapitals: .headline
        case .plainHeader, .sidebarHeader: .headline
        case .plainFooter, .groupedHeader, .groupedFooter: .footnote
        case .prominentInsetGroupedHeader: .headline
        case .extraProminentInsetGroupedHeader: .title3
        default: .body
        }
    }

    func secondaryTextStyle(_ profile: BehaviourProfile) -> UIFont.TextStyle {
        switch self {
        case .valueCell: .body
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            profile.listSubtitleStyle
        case .cell, .sidebarCell, .accompaniedSidebarCell: .subheadline
        default: .footnote
        }
    }

    /// Grouped headers are in capitals before iOS 26.
    func transform(_ profile: BehaviourProfile) -> UIListContentConfiguration.TextProperties.TextTransform {
        self == .groupedHeader && profile.groupedHeadersAreCapitals ? .uppercase : .none
    }

    func textColor(_ state: ListState, isGlass: Bool) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        if isSidebar, state.isSelected { return .white }
        switch self {
        case .plainFooter, .groupedHeader, .groupedFooter: return .secondaryLabel
        case .plainHeader where isGlass: return .secondaryLabel
        default: return .label
        }
    }

    func secondaryTextColor(_ state: ListState, isGlass: Bool) -> UIColor {
        if state.isDisabled { return .tertiaryLabel }
        if isSidebar, state.isSelected { return .white }
        return self == .subtitleCell && !isGlass ? .label : .secondaryLabel
    }

    func imageTint(_ state: ListState) -> UIColor? {
        if state.isDisabled { return .tertiaryLabel }
        return isSidebar && state.isSelected ? .white : nil
    }
}
