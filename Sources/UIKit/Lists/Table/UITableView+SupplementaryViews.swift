import ListGeometry

/// Visible headers and footers: made, measured, placed and recycled.
extension UITableView {
    /// The part's place: in plain tables it floats while its section is visible.
    func partRect(_ entry: ListEntry) -> CGRect {
        let extent = state.geometry.extent(of: entry)
        var offset = extent.offset
        if style == .plain {
            let visible = unobscured
            switch entry {
            case .header(let section):
                offset = state.geometry.pinnedHeaderOffset(section: section, visible: visible)
            case .footer(let section):
                offset = state.geometry.pinnedFooterOffset(section: section, visible: visible)
            case .row: break
            }
        }
        return CGRect(
            x: rowStart, y: CGFloat(pixelGrid.round(offset)), width: rowWidth, height: CGFloat(extent.length))
    }

    /// The part of the viewport inside the adjusted insets.
    private var unobscured: Range<Double> {
        let inset = adjustedContentInset
        let top = Double(bounds.minY + inset.top)
        return top..<max(top, Double(bounds.maxY - inset.bottom))
    }

    /// Headers and footers that can be seen, floating ones included.
    var shownSupplementaryEntries: [ListEntry] {
        var shown: [ListEntry] = []
        for section in state.geometry.sections(intersecting: viewport) {
            if isShown(.header(section: section)) { shown.append(.header(section: section)) }
            if isShown(.footer(section: section)) { shown.append(.footer(section: section)) }
        }
        return shown
    }

    private func isShown(_ entry: ListEntry) -> Bool {
        guard state.geometry.extent(of: entry).length > 0 else { return false }
        let rect = partRect(entry)
        return Double(rect.maxY) > viewport.lowerBound && Double(rect.minY) < viewport.upperBound
    }

    func prepare(part entry: ListEntry) {
        if let view = state.supplementaryViews[entry] { return measureAgain(view, entry) }
        let part: SectionPart = entry == .header(section: entry.section) ? .header : .footer
        let generation = state.generation
        let view = makePart(part, entry.section)
        guard generation == state.generation else { return }
        guard let view else {
            // Its space may be there without a view; asked again after the next load.
            state.entriesWithoutView.insert(entry)
            if !state.geometry.extent(of: entry).isMeasured {
                let blank = blankExtent(
                    part, entry.section, isAsked: state.calls.implemented.contains(part.heightMethod))
                state.geometry.setExtent(blank ?? .fixed(0), for: entry)
            }
            return
        }
        let extent = state.geometry.extent(of: entry)
        if !extent.isMeasured {
            let length = fittedLength(of: view, extent)
            traceLength(entry, from: extent, to: length)
            state.geometry.setMeasured(length, for: entry)
        }
        state.supplementaryViews[entry] = view
        view.frame = partRect(entry)
        if view.superview !== self { addSubview(view) }
        view.isHidden = false
        view.layoutIfNeeded()
        switch part {
        case .header:
            tell("willDisplayHeaderView", "\(entry.section)") {
                $0.tableView(self, willDisplayHeaderView: view, forSection: entry.section)
            }
        case .footer:
            tell("willDisplayFooterView", "\(entry.section)") {
                $0.tableView(self, willDisplayFooterView: view, forSection: entry.section)
            }
        }
    }

    /// A view that stayed while its section's heights were asked again.
    private func measureAgain(_ view: UIView, _ entry: ListEntry) {
        state.geometry.setMeasured(fittedLength(of: view, state.geometry.extent(of: entry)), for: entry)
        view.frame = partRect(entry)
        view.layoutIfNeeded()
    }

    private func makePart(_ part: SectionPart, _ section: Int) -> UIView? {
        let view = sourcedPart(part, section)
        (view as? UITableViewHeaderFooterView)?.table = self
        return view
    }

    private func sourcedPart(_ part: SectionPart, _ section: Int) -> UIView? {
        let entry = part.entry(section)
        if let probed = state.probedSupplementaryViews.removeValue(forKey: entry), let view = probed { return view }
        if let view = delegateView(of: part, section) ?? nil { return view }
        guard let title = title(of: part, section) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(title, style, part)
        return view
    }

    /// Fitted like a cell: to the width, required, and the smallest height, at 50.
    private func fittedLength(of view: UIView, _ extent: EntryExtent) -> Double {
        let height = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height > 0, isPlausible(height) else { return extent.length }
        return pixelGrid.ceil(Double(height))
    }

    func placeSupplementaryViews() {
        for (entry, view) in sortedSupplementaryViews {
            let rect = partRect(entry)
            if view.frame != rect { view.frame = rect }
        }
    }

    func recycleInvisibleSupplementaryViews() {
        guard !state.supplementaryViews.isEmpty else { return }
        let shown = Set(shownSupplementaryEntries)
        for (entry, view) in sortedSupplementaryViews where !shown.contains(entry) {
            state.supplementaryViews[entry] = nil
            retire(view, from: entry)
        }
    }

    func retire(_ view: UIView, from entry: ListEntry) {
        switch entry {
        case .header(let section):
            tell("didEndDisplayingHeaderView", "\(section)") {
                $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            }
        case .footer(let section):
            tell("didEndDisplayingFooterView", "\(section)") {
                $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            }
        case .row: break
        }
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            state.supplementaryViewPool[identifier, default: []].append(view)
        }
    }
}

extension SectionPart {
    fileprivate var heightMethod: OptionalMethods { self == .header ? .heightForHeader : .heightForFooter }
}
