/// The content and background configurations of a cell, header or footer, and their views.
///
/// Invariant: `view` is set if and only if `content` is, and then it is the content view.
struct ConfiguredContent {
    /// The content view for the app's own subviews.
    var plainView: UIView?
    /// The content view made by `content`.
    var view: (any UIView & UIContentView)?
    var content: (any UIContentConfiguration)?
    var background: SystemBackgroundView?
    /// True if the background is the view's own default, not the app's.
    var hasAutomaticBackground = false
    /// True at first: a view is brought up to its state before it is first shown.
    var needsUpdate = true
}

/// A list's cell, header or footer with content and background configurations.
@MainActor protocol ContentConfigured: UIView {
    associatedtype ConfigurationState
    var configurationState: ConfigurationState { get }
    func updateConfiguration(using state: ConfigurationState)
    /// Calls the app's handler, if there is one; its reads are tracked.
    func callConfigurationUpdateHandler(_ state: ConfigurationState)
    var configured: ConfiguredContent { get set }
    var contentView: UIView { get }
    func makeContentView() -> UIView
    /// Called before a configuration is replaced by one that its view doesn't support.
    func willReplace(_ old: any UIContentConfiguration, with new: any UIContentConfiguration)
    /// Called after the content view was replaced; the new one has the former frame, and needs layout.
    func contentViewWasReplaced()
    /// Called when the content may need another size.
    func contentChanged()
    /// Removes the backgrounds that the app set, in favour of a background configuration.
    func removeAppBackgrounds()
    /// Called after a background configuration was set first, or the last one removed.
    func backgroundConfigurationPresenceChanged()
}

extension ContentConfigured {
    var ensuredContentView: UIView {
        if let view = configured.view ?? configured.plainView { return view }
        let view = makeContentView()
        configured.plainView = view
        return view
    }

    func willReplace(_ old: any UIContentConfiguration, with new: any UIContentConfiguration) {}
    func backgroundConfigurationPresenceChanged() {}

    /// Brings the configurations up to the present state, once for all requests, then calls the app's handler.
    func updateConfigurationIfNeeded() {
        guard configured.needsUpdate else { return }
        configured.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        callConfigurationUpdateHandler(state)
    }

    /// Shows a new configuration in the present content view if that supports it; otherwise in a new one.
    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { return restorePlainContent() }
        if let view = configured.view, view.supports(configuration) {
            configured.content = configuration
            view.configuration = configuration
            return contentChanged()
        }
        if let old = configured.content { willReplace(old, with: configuration) }
        let view = configuration.makeContentView()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        replaceContentView { configured in
            configured.plainView = nil
            configured.view = view
            configured.content = configuration
        }
    }

    private func restorePlainContent() {
        guard configured.view != nil else { return }
        replaceContentView { configured in
            configured.view = nil
            configured.content = nil
        }
    }

    private func replaceContentView(_ change: (inout ConfiguredContent) -> Void) {
        let old = contentView
        let index = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        change(&configured)
        insertSubview(contentView, at: index)
        contentViewWasReplaced()
        contentChanged()
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        configured.hasAutomaticBackground = false
        showBackground(configuration)
    }

    /// Shows the view's own default, unless the app set a configuration.
    func setAutomaticBackground(_ configuration: UIBackgroundConfiguration) {
        guard configured.background == nil || configured.hasAutomaticBackground,
            configured.background?.configuration != configuration
        else { return }
        showBackground(configuration)
        configured.hasAutomaticBackground = true
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            configured.background?.removeFromSuperview()
            configured.background = nil
            return backgroundConfigurationPresenceChanged()
        }
        if let background = configured.background {
            background.configuration = configuration
        } else {
            removeAppBackgrounds()
            backgroundColor = nil
            let background = SystemBackgroundView(configuration: configuration)
            background.frame = bounds
            configured.background = background
            insertSubview(background, at: 0)
            backgroundConfigurationPresenceChanged()
        }
        setNeedsLayout()
    }
}
