/// The layout of a list's cell by itself: margins, presets, size, accessories.
extension UICollectionViewListCell {
    private var appearance: UICollectionLayoutListConfiguration.Appearance { presentPlacement?.appearance ?? .plain }

    /// The cell's placement in its list; before it is shown, that of the item it was dequeued for.
    private var presentPlacement: ListCellState.Placement? {
        guard let path = reuse.attributes?.indexPath ?? reuse.indexPath,
            let layout = reuse.collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
        else { return listState.placement }
        return layout.placement(of: ElementKey(reuse.category, kind: reuse.kind, path))
    }

    var presetContentConfiguration: UIListContentConfiguration {
        if reuse.category == .supplementaryView {
            let isFooter = reuse.kind == UICollectionView.elementKindSectionFooter
            switch appearance {
            case .plain: return isFooter ? .plainFooter() : .plainHeader()
            case .sidebar, .sidebarPlain: return isFooter ? .groupedFooter() : .sidebarHeader()
            case .grouped, .insetGrouped: return isFooter ? .groupedFooter() : .groupedHeader()
            }
        }
        if presentPlacement?.isHeader == true {
            switch appearance {
            case .plain: return .plainHeader()
            case .sidebar, .sidebarPlain: return .sidebarHeader()
            case .grouped, .insetGrouped: return .groupedHeader()
            }
        }
        return appearance.isSidebar ? .sidebarCell() : .cell()
    }

    var presetBackgroundConfiguration: UIBackgroundConfiguration { UIBackgroundConfiguration(listPart) }

    var listPart: ListPart {
        let isHeader = reuse.category == .supplementaryView || presentPlacement?.isHeader == true
        switch appearance {
        case .plain: return isHeader ? .plainHeader : .plainCell
        case .sidebar, .sidebarPlain: return isHeader ? .sidebarHeader : .sidebarCell
        case .grouped, .insetGrouped: return isHeader ? .groupedHeader : .groupedCell
        }
    }

    // MARK: Size

    private var pixel: CGFloat { 1 / traitCollection.displayScale }

    /// The content's height at the width that accessories leave, with the separator's pixel before iOS 15.
    func fittedRowSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        updateSideMargins()
        // The margins that the content keeps of the cell's depend on where it ends, beside its accessories.
        if bounds.width == target.width {
            let frame = listContentFrame
            if contentView.frame != frame { contentView.frame = frame }
        }
        let beside = contentInsets.leading + contentInsets.trailing
        var size = fittedContentSize(
            CGSize(width: max(0, target.width - beside), height: target.height), horizontal: horizontal,
            vertical: vertical)
        size.width += beside
        guard size.height > 0 else { return size }
        if reuse.category == .cell, !BehaviourProfile.current.separatorsOfListsAreInside { size.height += pixel }
        return size
    }

    func indentationChanged() {
        setNeedsLayout()
        reuse.collectionView?.contentSizeBecameStale(of: self)
    }

    // MARK: Accessories

    private var isEditing: Bool { configurationState.isEditing }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    /// The margin at each end of the cell, outside accessories.
    var sideMargin: CGFloat {
        let profile = BehaviourProfile.current
        let screenWidth = UIScreen.main.sceneBounds.width
        if profile.marginsGoByScreen {
            return appearance == .insetGrouped
                ? profile.insetListCellMargin(rowWidth: bounds.width, screenWidth: screenWidth)
                : profile.cellMargin(rowWidth: bounds.width, screenWidth: screenWidth)
        }
        return traitCollection.displayScale == 3
            ? SideMargin.points(forWidth: reuse.collectionView?.bounds.width ?? bounds.width) : 16
    }

    /// The cell's margins, and those of a content view that an app fills, put content where rows and headers of a list
    /// begin; margins that the app set stay.
    ///
    /// UIKit prints headers' own margins as 8 and shows them at 16: what a configuration keeps of its superview's margins
    /// raises them.
    func updateSideMargins() {
        let (old, side) = (listState.sideMargin, sideMargin)
        guard old != side else { return }
        listState.sideMargin = side
        let plain = contentView is any UIContentView ? nil : contentView
        for view in [self, plain].compactMap({ $0 }) {
            var margins = view.directionalLayoutMargins
            guard margins.leading == old, margins.trailing == old else { continue }
            margins.leading = side
            margins.trailing = side
            view.directionalLayoutMargins = margins
        }
    }

    /// The accessories of an end that are shown, from leading to trailing.
    func shownAccessories(leading: Bool) -> [AccessoryItemView] {
        let views = listState.accessoryViews.filter {
            $0.accessory.isLeading == leading && $0.accessory.displayed.isShown(whileEditing: isEditing)
        }
        var ordered = views.enumerated().filter { $0.element.accessory.placement == nil }
            .sorted { ($0.element.accessory.rank, $0.offset) < ($1.element.accessory.rank, $1.offset) }.map(\.element)
        for view in views {
            let position: UICellAccessory.Placement.Position
            switch view.accessory.placement {
            case .leading(_, let at)?, .trailing(_, let at)?: position = at
            case nil: continue
            }
            ordered.insert(view, at: min(max(0, position(ordered.map(\.accessory))), ordered.count))
        }
        return ordered
    }

    func accessoriesChanged() {
        for view in listState.accessoryViews { view.removeFromSuperview() }
        listState.accessoryViews = accessories.map { accessory in
            let view = AccessoryItemView(accessory)
            view.tapped = action(of: accessory)
            addSubview(view)
            return view
        }
        setNeedsUpdateConfiguration()
        reuse.collectionView?.contentSizeBecameStale(of: self)
    }

    private func action(of accessory: UICellAccessory) -> (() -> Void)? {
        if let handler = accessory.handler { return { handler() } }
        switch accessory.accessoryType {
        case .delete: return { [weak self] in self?.revealTrailingActions() }
        case .outlineDisclosure: return { [weak self] in self?.toggleOutline() }
        default: return nil
        }
    }

    /// The action of a tap on the cell in place of selecting it, as on the header of an outline.
    var wholeCellAction: (() -> Void)? {
        let view = listState.accessoryViews.first { $0.accessory.options.takesWholeCell && !$0.isHidden }
        return view.flatMap { action(of: $0.accessory) }
    }

    private func toggleOutline() {
        guard let path = reuse.attributes?.indexPath else { return }
        (reuse.collectionView?.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
    }

    func accessoriesFollow(_ state: UICellConfigurationState) {
        for view in listState.accessoryViews {
            view.isHidden = !view.accessory.displayed.isShown(whileEditing: state.isEditing)
            view.show(isSelected: state.isSelected, isExpanded: state.isExpanded, mirrored: isMirrored)
        }
    }

    /// The insets that accessories and indentation add at the content's sides.
    var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        let spacing = ListMetrics.accessorySpacing
        func reservedWidth(_ views: [AccessoryItemView], _ gap: CGFloat) -> CGFloat {
            guard !views.isEmpty else { return 0 }
            let widths = views.map(\.reservedWidth)
            return sideMargin + widths.reduce(0, +) + spacing * CGFloat(widths.count - 1) + gap
        }
        // Before the text the content's own margin keeps the distance.
        return (
            reservedWidth(shownAccessories(leading: true), 0) + indentation,
            reservedWidth(shownAccessories(leading: false), spacing)
        )
    }

    var listContentFrame: CGRect {
        let insets = contentInsets
        let width = max(0, bounds.width - insets.leading - insets.trailing)
        return CGRect(
            x: isMirrored ? insets.trailing : insets.leading, y: 0, width: width, height: bounds.height)
    }

    func layOutAccessories() {
        let spacing = ListMetrics.accessorySpacing
        func place(_ view: AccessoryItemView, _ x: CGFloat, _ width: CGFloat) {
            let start = isMirrored ? bounds.width - x - width : x
            let frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        var x = sideMargin + (indentsAccessories ? indentation : 0)
        for view in shownAccessories(leading: true) {
            let width = view.reservedWidth
            place(view, x, width)
            x += width + spacing
        }
        x = bounds.width - sideMargin
        let trailing = shownAccessories(leading: false)
        for view in trailing.reversed() {
            let width = view.reservedWidth
            x -= width
            place(view, x, width)
            x -= spacing
        }
        layOutReorderSeparator(trailing)
    }

    private func layOutReorderSeparator(_ trailing: [AccessoryItemView]) {
        let index = trailing.firstIndex { $0.accessory.accessoryType == .reorder }
        guard let index, index > 0, trailing[index].accessory.options.showsVerticalSeparator else {
            listState.reorderSeparator?.isHidden = true
            return
        }
        let line = listState.reorderSeparator ?? UIView()
        if listState.reorderSeparator == nil {
            line.backgroundColor = .separator
            addSubview(line)
            listState.reorderSeparator = line
        }
        line.isHidden = false
        let frame = trailing[index].frame
        let x =
            isMirrored ? frame.maxX + ListMetrics.accessorySpacing / 2 : frame.minX - ListMetrics.accessorySpacing / 2
        line.frame = CGRect(x: x, y: 8, width: pixel, height: max(0, bounds.height - 16))
    }
}
