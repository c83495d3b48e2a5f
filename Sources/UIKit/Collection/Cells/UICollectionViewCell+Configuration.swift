/// What a collection view's cell is put together from.
///
/// Invariant: `configuredView` is there if and only if `contentConfiguration` is, and then it is the content view.
struct CollectionCellParts {
    /// The content view that the app fills.
    var plainView: UIView?
    /// The content view that a content configuration made.
    var configuredView: (any UIView & UIContentView)?
    var contentConfiguration: (any UIContentConfiguration)?
    var background: SystemBackgroundView?
    /// The background is the cell's own choice, not the app's.
    var hasAutomaticBackground = false
    var needsConfigurationUpdate = false
}

/// Content and background by configurations.
extension UICollectionViewCell {
    var ensuredContentView: UIView {
        if let view = parts.configuredView { return view }
        if let view = parts.plainView { return view }
        let view = makeContentView()
        parts.plainView = view
        return view
    }

    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = reuse.collectionView?.isEditing ?? false
        state.isSwiped = (self as? UICollectionViewListCell)?.listState.isSwiped ?? false
        state.isExpanded = (self as? UICollectionViewListCell)?.listState.isExpanded ?? false
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func selectionChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    /// A new configuration is shown by the view that is there, where that supports it; otherwise by its own.
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { return restorePlainContent() }
        if let view = parts.configuredView, view.supports(configuration) {
            parts.contentConfiguration = configuration
            view.configuration = configuration
            return contentChanged()
        }
        replaceContentView(with: configuration.makeContentView())
        parts.contentConfiguration = configuration
        contentChanged()
    }

    private func replaceContentView(with view: any UIView & UIContentView) {
        let old = contentView
        let index = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        parts.plainView = nil
        parts.configuredView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        insertSubview(view, at: index)
        layOutContentView()
    }

    private func restorePlainContent() {
        guard let view = parts.configuredView else { return }
        let index = subviews.firstIndex { $0 === view } ?? 0
        view.removeFromSuperview()
        parts.configuredView = nil
        parts.contentConfiguration = nil
        insertSubview(contentView, at: index)
        layOutContentView()
        contentChanged()
    }

    /// The item may need another size; it is measured again at the next layout.
    private func contentChanged() {
        setNeedsLayout()
        guard let view = reuse.collectionView else { return }
        view.contentSizeBecameStale(of: self)
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        parts.hasAutomaticBackground = false
        showBackground(configuration)
    }

    /// Shows the cell's own choice, unless the app has made one.
    func setAutomaticBackground(_ configuration: UIBackgroundConfiguration) {
        guard automaticallyUpdatesBackgroundConfiguration, backgroundView == nil,
            parts.background == nil || parts.hasAutomaticBackground,
            parts.background?.configuration != configuration
        else { return }
        showBackground(configuration)
        parts.hasAutomaticBackground = true
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            return showSelection()
        }
        if let background = parts.background {
            background.configuration = configuration
        } else {
            backgroundView = nil
            selectedBackgroundView = nil
            backgroundColor = nil
            let background = SystemBackgroundView(configuration: configuration)
            background.frame = bounds
            parts.background = background
            insertSubview(background, at: 0)
        }
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func followState(_ state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let view = parts.configuredView,
            let configuration = parts.contentConfiguration
        {
            let updated = configuration.updated(for: state)
            parts.contentConfiguration = updated
            view.configuration = updated
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = parts.background {
            background.configuration = background.configuration.updated(for: state)
        }
    }

    /// Where the content view lies in the cell.
    var contentFrame: CGRect {
        (self as? UICollectionViewListCell)?.listContentFrame ?? CGRect(origin: .zero, size: bounds.size)
    }
}
