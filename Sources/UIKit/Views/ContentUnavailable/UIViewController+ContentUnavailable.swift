extension UIViewController {
    func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
        if configuration == nil, unavailable == nil { return }
        let content = ensuredUnavailable
        content.configuration = configuration
        guard let configuration, isViewLoaded else {
            content.view?.removeFromSuperview()
            content.view = nil
            return
        }
        if let view = content.view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        content.view?.removeFromSuperview()
        let view = configuration.makeContentView()
        content.view = view
        cover(with: view)
    }

    /// Adds the view so that it doesn't move where the controller's own view scrolls.
    private func cover(with view: UIView) {
        guard let own = self.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        own.addSubview(view)
        let guide = (own as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide?.topAnchor ?? own.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? own.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? own.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? own.trailingAnchor),
        ])
    }

    var ensuredUnavailable: UnavailableContent {
        if let unavailable { return unavailable }
        let made = UnavailableContent()
        unavailable = made
        return made
    }

    var presentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let search = navigationItem.searchController, search.isActive {
            state.searchText = search.searchBar.text ?? ""
        }
        return state
    }

    func markUnavailableStale() {
        ensuredUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration before the first layout, and after each request.
    func updateUnavailableIfNeeded() {
        guard unavailable?.needsUpdate ?? true else { return }
        let content = ensuredUnavailable
        content.needsUpdate = false
        if content.view == nil, content.configuration != nil { showUnavailable(content.configuration) }
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
