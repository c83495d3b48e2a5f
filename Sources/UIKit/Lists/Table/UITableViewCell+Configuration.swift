/// Content and background by configurations.
extension UITableViewCell: ContentConfigured {
    var presetContentConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var presetBackgroundConfiguration: UIBackgroundConfiguration {
        UIBackgroundConfiguration(listPart)
    }

    private var listPart: ListPart { table?.style ?? .plain == .plain ? .plainCell : .groupedCell }

    var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = editing.isEditing
        state.isSwiped = editing.isSwiped
        state.isReordering = editing.isReordering
        state.isDisabled = !isUserInteractionEnabled
        state.listPart = listPart
        return state
    }

    func willReplace(_ old: any UIContentConfiguration, with new: any UIContentConfiguration) {
        ReplacedContentWarning.warn(self, old: old, new: new)
    }

    func contentViewWasReplaced() {
        // The built-in labels go with the view that holds them.
        if configured.plainView == nil { state.labels = nil }
        state.automaticMargins = nil
        if configured.view == nil { updateContentMargins() }
        layOutContentView()
    }

    /// The row may need another height; in the table it is measured again at the next layout.
    func contentChanged() {
        setNeedsLayout()
        if let table, table.selfSizingInvalidation != .disabled { table.remeasure(self) }
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
        if automaticallyUpdatesContentConfiguration, let content = configured.content {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configured.background?.configuration {
            backgroundConfiguration = background.updated(for: state)
        }
    }
}
