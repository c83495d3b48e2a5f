/// The content view's frame: the room inside safe area, editing controls, accessories and the index.
extension UITableViewCell {
    /// Distances from the cell's leading and trailing edges.
    struct SideInsets: Equatable {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    /// 16 or 20 pt: see `BehaviourProfile.cellMargin`.
    var sideMargin: CGFloat {
        BehaviourProfile.current.cellMargin(rowWidth: bounds.width, screenWidth: UIScreen.main.sceneBounds.width)
    }

    /// The safe area at the sides, where the table keeps contents inside it.
    var contentSafeArea: SideInsets {
        let safe = safeAreaInsets
        guard safe.left != 0 || safe.right != 0, table?.insetsContentViewsToSafeArea ?? true else {
            return SideInsets()
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? SideInsets(leading: safe.right, trailing: safe.left)
            : SideInsets(leading: safe.left, trailing: safe.right)
    }

    var indexWidth: CGFloat { table?.sectionIndexWidth ?? 0 }

    var contentInsets: SideInsets {
        let safe = contentSafeArea
        return SideInsets(
            leading: safe.leading + editIndentation,
            trailing: safe.trailing + indexWidth + reorderWidth + accessoryWidth)
    }

    /// The content view takes the row, less the separator's pixel before iOS 13; its size is dictated to Auto Layout.
    func layOutContentView() {
        let insets = contentInsets
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var frame = bounds
        frame.origin.x = mirrored ? insets.trailing : insets.leading
        frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        if drawsSeparator, !BehaviourProfile.current.contentViewTakesWholeRow { frame.size.height -= pixel }
        if contentView.frame != frame { contentView.frame = frame }
        contentView.dictateSize()
    }

    func horizontalSafeAreaMayHaveChanged() {
        guard contentView.frame.width != max(0, bounds.width - contentInsets.leading - contentInsets.trailing) else {
            return
        }
        layOutContentView()
        setNeedsLayout()
        table?.remeasure(self)
    }

    // MARK: Margins

    /// The row's margins at the sides, or those of a readable width; the cell's own margins include them.
    var automaticContentMargins: NSDirectionalEdgeInsets {
        let profile = BehaviourProfile.current
        // A content view that ends above the separator has that pixel less at its bottom.
        let bottom = profile.cellVerticalMargin - (profile.cellBottomMarginLacksPixel ? pixel : 0)
        let side = max(sideMargin, readableMargin)
        return NSDirectionalEdgeInsets(
            top: profile.cellVerticalMargin, leading: side, bottom: bottom, trailing: side)
    }

    private var readableMargin: CGFloat {
        guard let table, table.cellLayoutMarginsFollowReadableWidth else { return 0 }
        return (bounds.width - traitCollection.preferredContentSizeCategory.readableWidth) / 2
    }

    /// Margins that the app has set stay.
    func updateContentMargins() {
        let margins = automaticContentMargins
        var own = layoutTraits.ownMargins
        own.leading = margins.leading
        own.trailing = margins.trailing
        setDirectionalLayoutMargins(own)
        guard let view = configured.plainView, view.directionalLayoutMargins == state.automaticMargins else { return }
        state.automaticMargins = margins
        view.directionalLayoutMargins = margins
    }
}
