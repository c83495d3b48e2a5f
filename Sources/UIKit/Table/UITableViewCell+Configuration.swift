/// Content and background by configurations.
extension UITableViewCell {
    var presetContentConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var presetBackgroundConfiguration: UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }

    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = editing.isEditing
        state.isSwiped = editing.isSwiped
        state.isReordering = editing.isReordering
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// A new configuration is shown by the view that is there, where that supports it; otherwise by its own.
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { return restorePlainContent() }
        let old = parts.contentConfiguration
        if let view = parts.configuredView {
            if view.supports(configuration) {
                parts.contentConfiguration = configuration
                view.configuration = configuration
                return contentChanged()
            }
            if let old { ReplacedContentWarning.warn(self, old: old, new: configuration) }
        }
        let view = configuration.makeContentView()
        replaceContentView(with: view)
        parts.contentConfiguration = configuration
        contentChanged()
    }

    private func replaceContentView(with view: any UIView & UIContentView) {
        let old = contentView
        let index = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        // The built-in labels go with the view that holds them.
        parts.labels = nil
        parts.plainView = nil
        parts.configuredView = view
        parts.automaticMargins = nil
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
        parts.automaticMargins = nil
        insertSubview(contentView, at: index)
        updateContentMargins()
        layOutContentView()
        contentChanged()
    }

    /// The row may need another height; in the table it is measured again at the next layout.
    private func contentChanged() {
        setNeedsLayout()
        if let table, table.selfSizingInvalidation != .disabled { table.remeasure(self) }
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            return selectionChanged()
        }
        if let background = parts.background {
            background.configuration = configuration
        } else {
            backgroundView = nil
            selectedBackgroundView = nil
            backgroundColor = nil
            let background = SystemBackgroundView(configuration: configuration)
            parts.background = background
            insertSubview(background, at: 0)
            showSelection()
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
        if automaticallyUpdatesContentConfiguration, let configuration = parts.contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = parts.background?.configuration {
            backgroundConfiguration = configuration.updated(for: state)
        }
    }
}
