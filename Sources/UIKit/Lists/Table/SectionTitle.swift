/// The text of a titled header or footer: its style, and how much room it needs.
@MainActor enum SectionTitle {
    private static let footerTop: CGFloat = 8
    private static let footerBottom: CGFloat = 6

    /// - Parameter traits: nil for the size of text that the user prefers.
    static func font(
        _ style: UITableView.Style, _ part: SectionPart, _ traits: UITraitCollection? = nil
    ) -> UIFont {
        let profile = BehaviourProfile.current
        if part == .header, style == .plain || !profile.groupedHeadersAreCapitals {
            return profile.plainHeadersAreBare
                ? .preferredFont(forTextStyle: .headline, compatibleWith: traits) : .boldSystemFont(ofSize: 17)
        }
        return .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    /// The height that the preferred size of text adds to a line of a title, beside the standard size.
    ///
    /// Provenance: estimated — the space around a title's line is the same at every size of text: heights are known at the
    /// standard size alone, and titles of several lines keep it.
    static func lineGrowth(_ style: UITableView.Style, _ part: SectionPart, in table: UITableView) -> CGFloat {
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        let growth = font(style, part).lineHeight - font(style, part, standard).lineHeight
        return CGFloat(table.pixelGrid.round(Double(growth)))
    }

    static func color(_ style: UITableView.Style, _ part: SectionPart) -> UIColor {
        style == .plain && part == .header && !BehaviourProfile.current.isGlass ? .label : .secondaryLabel
    }

    /// Grouped headers are in capitals before iOS 26.
    static func shown(_ title: String?, _ style: UITableView.Style, _ part: SectionPart) -> String? {
        style != .plain && part == .header && BehaviourProfile.current.groupedHeadersAreCapitals
            ? title?.uppercased() : title
    }

    /// The height that lines after the first add to a header.
    static func extraHeight(_ title: String?, part: SectionPart, in table: UITableView) -> CGFloat {
        guard let title, table.rowWidth > 2 * table.partMargin else { return 0 }
        return max(0, height(title, part, table) - height("X", part, table))
    }

    static func footerHeight(_ title: String?, in table: UITableView) -> CGFloat {
        guard let title, table.rowWidth > 2 * table.partMargin else { return TableMetrics.groupedSpacing }
        return footerTop + height(title, .footer, table) + footerBottom
    }

    private static func height(_ title: String, _ part: SectionPart, _ table: UITableView) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font(table.style, part)
        label.text = shown(title, table.style, part)
        return label.sizeThatFits(
            CGSize(width: table.rowWidth - 2 * table.partMargin, height: .greatestFiniteMagnitude)
        )
        .height
    }
}

extension UITableView {
    /// The margin of titles at their sides: that of rows since iOS 15.
    var partMargin: CGFloat { BehaviourProfile.current.plainHeadersAreBare ? cellMargin : 16 }
}
