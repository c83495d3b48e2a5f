import ListGeometry

/// The header and the footer around the rows of a section.
enum SectionPart {
    case header, footer

    func entry(_ section: Int) -> ListEntry { self == .header ? .header(section: section) : .footer(section: section) }
}

/// Heights of headers and footers before their views are there.
extension UITableView {
    func sectionShape(_ section: Int, rowCount: Int) -> SectionShape {
        let header = partExtent(.header, section)
        return SectionShape(
            topPadding: header == nil ? 0 : Double(headerTopPadding), header: header,
            rows: rowRuns(section: section, count: rowCount), footer: partExtent(.footer, section))
    }

    private var isGrouped: Bool { style != .plain }

    private var headerTopPadding: CGFloat {
        guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
        return isGrouped ? 0 : BehaviourProfile.current.automaticHeaderTopPadding
    }

    /// Nil where the section has no such part.
    func partExtent(_ part: SectionPart, _ section: Int) -> Extent? {
        let told = delegateHeight(of: part, section)
        if let told, told != UITableView.automaticDimension { return fixedExtent(told, part, section) }
        let constant = part == .header ? sectionHeaderHeight : sectionFooterHeight
        let title = title(of: part, section)
        let mayHaveContent = title != nil || implementsView(of: part, section)
        if told == nil, constant >= 0, !(isGrouped && title != nil && TableMetrics.groupedDefaults.contains(constant)) {
            return isGrouped || mayHaveContent ? fixedExtent(constant, part, section) : nil
        }
        guard mayHaveContent else { return blankExtent(part, section, isAsked: told != nil) }
        let titled = Double(titledHeight(title, part, section))
        guard implementsView(of: part, section) else { return .fixed(titled) }
        let own = delegateEstimate(of: part, section)
        guard own != nil || estimatesByProperty(part) else { return .fixed(titled) }
        let estimate = own ?? estimatedHeight(of: part)
        return .estimate(estimate > 0 && isPlausible(estimate) ? Double(estimate) : titled)
    }

    private func fixedExtent(_ height: CGFloat, _ part: SectionPart, _ section: Int) -> Extent? {
        if height == 0 {
            guard isGrouped, !BehaviourProfile.current.groupedPartsMayBeEmpty else { return nil }
            return blankExtent(part, section, isAsked: true)
        }
        return .fixed(Double(checkedHeight(height, of: "the \(part) of section \(section)")))
    }

    /// The space of a part that has neither view nor title.
    func blankExtent(_ part: SectionPart, _ section: Int, isAsked: Bool) -> Extent? {
        if isGrouped { return .fixed(Double(blankGroupedHeight(part, section))) }
        guard part == .header, isAsked, BehaviourProfile.current.automaticPlainHeaderIsBlank else { return nil }
        return .fixed(Double(TableMetrics.blankPlainHeader))
    }

    /// The first section has its spacing twice.
    private func blankGroupedHeight(_ part: SectionPart, _ section: Int) -> CGFloat {
        part == .header && section == 0 ? 2 * TableMetrics.groupedSpacing : TableMetrics.groupedSpacing
    }

    /// The height of a part that shows a title in the standard label.
    func titledHeight(_ title: String?, _ part: SectionPart, _ section: Int) -> CGFloat {
        let spare = SectionTitle.extraHeight(title, part: part, in: self)
        if style == .plain { return plainTitleHeight + spare }
        if part == .footer { return SectionTitle.footerHeight(title, in: self) }
        let profile = BehaviourProfile.current
        let title =
            profile.isGlass
            ? plainTitleHeight : TableMetrics.groupedTitle + SectionTitle.lineGrowth(style, part, in: self)
        return title + (section == 0 ? profile.spaceAboveFirstTitle : 0) + spare
    }

    /// A plain title of one line; since iOS 26 a grouped one is as high.
    private var plainTitleHeight: CGFloat {
        let profile = BehaviourProfile.current
        guard profile.isGlass else {
            return profile.plainHeaderHeight + SectionTitle.lineGrowth(style, .header, in: self)
        }
        return profile.listHeaderTop + profile.listHeaderBottom
            + CGFloat(pixelGrid.ceil(Double(UIFont.preferredFont(forTextStyle: .headline).lineHeight)))
    }

    private func estimatedHeight(of part: SectionPart) -> CGFloat {
        part == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    }

    private func estimatesByProperty(_ part: SectionPart) -> Bool {
        let estimate = estimatedHeight(of: part)
        return estimate > 0 || (estimate < 0 && BehaviourProfile.current.automaticEstimateCounts)
    }

    func title(of part: SectionPart, _ section: Int) -> String? {
        guard let dataSource else { return nil }
        return part == .header
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
    }

    /// True if the delegate makes views; the view of the first call, which finds that out, is kept for its section.
    func implementsView(of part: SectionPart, _ section: Int) -> Bool {
        let method: OptionalMethods = part == .header ? .viewForHeader : .viewForFooter
        if state.calls.implemented.contains(method) { return true }
        guard let view = delegateView(of: part, section) else { return false }
        state.probedSupplementaryViews[part.entry(section)] = view
        return true
    }
}
