/// Separators, corners, and the guide that separators follow.
extension UICollectionViewListCell {
    /// Applies the placement that the layout gives the cell in its list.
    func place(_ placement: ListCellState.Placement?) {
        guard placement != listState.placement else { return }
        listState.placement = placement
        let level = placement?.outline?.level
        if level != nil || listState.followsOutline { indentationLevel = level ?? 0 }
        listState.followsOutline = level != nil
        roundCorners()
        setNeedsUpdateConfiguration()
    }

    private func roundCorners() {
        var corners: CACornerMask = []
        if listState.placement?.roundsTop == true {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if listState.placement?.roundsBottom == true {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        layer.cornerRadius = corners.isEmpty ? 0 : BehaviourProfile.current.groupCornerRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    /// The start of text in the content: the list content's margin, or the content view's.
    private var automaticSeparatorStart: CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = contentView.frame
        let before = isMirrored ? bounds.width - frame.maxX : frame.minX
        if let content = contentView as? UIListContentView, let guide = content.textLayoutGuide {
            let text = guide.layoutFrame
            return before + (isMirrored ? content.bounds.width - text.maxX : text.minX)
        }
        return before + contentView.directionalLayoutMargins.leading
    }

    private var automaticSeparatorEnd: CGFloat { BehaviourProfile.current.separatorsEndAtMargin ? sideMargin : 0 }

    func layOutSeparators() {
        let pixel = BehaviourProfile.current.separatorThickness(pixel: 1 / traitCollection.displayScale)
        let separators = listState.placement?.separators
        let (start, end) = separatorEnds
        let automatic = NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
        show(
            &listState.topSeparator, separators?.topSeparatorVisibility == .visible, separators,
            separators?.topSeparatorInsets.filled(with: automatic) ?? automatic, y: 0, pixel)
        show(
            &listState.bottomSeparator, separators?.bottomSeparatorVisibility == .visible, separators,
            separators?.bottomSeparatorInsets.filled(with: automatic) ?? automatic, y: bounds.height - pixel, pixel)
    }

    private func show(
        _ line: inout UIView?, _ isShown: Bool, _ separators: UIListSeparatorConfiguration?,
        _ insets: NSDirectionalEdgeInsets, y: CGFloat, _ pixel: CGFloat
    ) {
        guard isShown, let separators else {
            line?.isHidden = true
            return
        }
        let view = line ?? UIView()
        if line == nil {
            addSubview(view)
            line = view
        }
        let isMultiple = isSelected && reuse.collectionView?.allowsMultipleSelection == true
        view.isHidden = false
        view.backgroundColor = isMultiple ? separators.multipleSelectionColor : separators.color
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? insets.trailing : insets.leading, y: y,
            width: max(0, bounds.width - insets.leading - insets.trailing), height: pixel)
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    // MARK: The guide

    /// The distances from the cell's leading and trailing edges to the ends of separators.
    private var separatorEnds: (CGFloat, CGFloat) {
        guard let guide = listState.separatorGuide else { return (automaticSeparatorStart, automaticSeparatorEnd) }
        keepGuideAutomatic()
        let frame = guide.layoutFrame
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (frame.minX, bounds.width - frame.maxX)
        return isMirrored ? (right, left) : (left, right)
    }

    var ensuredSeparatorGuide: UILayoutGuide {
        if let guide = listState.separatorGuide { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
        addLayoutGuide(guide)
        // The app's own constraints win.
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: automaticSeparatorStart)
        let trailing = trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: automaticSeparatorEnd)
        for constraint in [leading, trailing] { constraint.priority = UILayoutPriority(rawValue: 1) }
        let fixed = [
            guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate([leading, trailing] + fixed)
        listState.separatorGuide = guide
        listState.automaticSeparatorConstraints = [leading, trailing]
        return guide
    }

    private func keepGuideAutomatic() {
        guard let leading = listState.automaticSeparatorConstraints.first else { return }
        let start = automaticSeparatorStart
        if leading.constant != start { leading.constant = start }
    }
}
