/// A cell of a list: content, accessories beside it, separators under it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    final var listState = ListCellState()

    /// The indentation of the content, in steps of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if oldValue != indentationLevel { indentationChanged() } }
    }
    /// The width of a step of indentation, in points.
    open var indentationWidth: CGFloat = ListMetrics.indentationWidth {
        didSet { if oldValue != indentationWidth { indentationChanged() } }
    }
    /// True if leading accessories are moved in with the content.
    open var indentsAccessories = true {
        didSet { if oldValue != indentsAccessories { setNeedsLayout() } }
    }
    /// The accessories beside the content; those of the system have their places, whatever the order here.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesChanged() }
    }
    /// The guide for the start and end of separators; by default they start with the content's text. The app may
    /// constrain its leading and trailing edge.
    open var separatorLayoutGuide: UILayoutGuide { ensuredSeparatorGuide }

    /// The preset for the list that the cell is in, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { presetContentConfiguration }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { presetBackgroundConfiguration }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        accessoriesFollow(state)
        if automaticallyUpdatesBackgroundConfiguration, backgroundView == nil {
            setAutomaticBackground(defaultBackgroundConfiguration())
        }
        super.updateConfiguration(using: state)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittedRowSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority) }

    open override func layoutSubviews() {
        updateSideMargins()
        super.layoutSubviews()
        layOutAccessories()
        layOutSeparators()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        listState.isSwiped = false
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        swipeTouchBegan(touches.first)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        swipeTouchMoved(touches.first)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        swipeTouchEnded(isCancelled: true)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipeTouchEnded(isCancelled: false) {
            super.touchesCancelled(touches, with: event)
        } else {
            super.touchesEnded(touches, with: event)
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
    override var accessibilityReading: AccessibilityReading { AccessibilityReading(isRow: true, isGroup: true) }
}
