/// Content and background by configurations.
extension UITableViewHeaderFooterView: ContentConfigured {
    func contentViewWasReplaced() {
        if configured.view != nil { updateSideMargins() }
    }

    func contentChanged() { setNeedsLayout() }

    func removeAppBackgrounds() { backgroundView = nil }

    /// Content that preserves its superview's margins begins where the rows' does.
    private func updateSideMargins() {
        var own = layoutTraits.ownMargins
        own.leading = BehaviourProfile.current.cellMargin(
            rowWidth: table?.rowWidth ?? bounds.width, screenWidth: UIScreen.main.sceneBounds.width)
        own.trailing = own.leading
        setDirectionalLayoutMargins(own)
    }

    /// Brings margins and configurations up to date before content is measured or laid out.
    func prepareContent() {
        if configured.view != nil { updateSideMargins() }
        updateConfigurationIfNeeded()
    }

    func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
        guard let configurationUpdateHandler else { return }
        TrackedUpdate.track(self, .configuration) { configurationUpdateHandler(self, state) }
    }

    func followState(_ state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = configured.content {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configured.background?.configuration {
            backgroundConfiguration = background.updated(for: state)
        }
    }
}
