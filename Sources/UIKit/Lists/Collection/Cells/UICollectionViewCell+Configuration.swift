/// Content and background by configurations.
extension UICollectionViewCell: ContentConfigured {
    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = reuse.collectionView?.isEditing ?? false
        if let row = self as? UICollectionViewListCell {
            state.isSwiped = row.listState.isSwiped
            state.isExpanded = row.listState.isExpanded
            state.listPart = row.listPart
        }
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func selectionChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    func contentViewWasReplaced() { layOutContentView() }

    /// The item is measured again at the next layout.
    func contentChanged() {
        setNeedsLayout()
        reuse.collectionView?.contentSizeBecameStale(of: self)
    }

    func removeAppBackgrounds() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    func backgroundConfigurationPresenceChanged() { showSelection() }

    func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
        guard let configurationUpdateHandler else { return }
        TrackedUpdate.track(self, .configuration) { configurationUpdateHandler(self, state) }
    }

    func followState(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let view = configured.view, let content = configured.content {
            let updated = content.updated(for: state)
            configured.content = updated
            view.configuration = updated
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configured.background {
            background.configuration = background.configuration.updated(for: state)
        }
    }

    /// The content view's frame in the cell.
    var contentFrame: CGRect {
        (self as? UICollectionViewListCell)?.listContentFrame ?? CGRect(origin: .zero, size: bounds.size)
    }
}
