/// What a cell, a header or a footer is configured with, and the views that this made.
///
/// Invariant: `view` is there if and only if `content` is, and then it is the content view.
struct ConfiguredContent {
    /// The content view that the app fills.
    var plainView: UIView?
    /// The content view that `content` made.
    var view: (any UIView & UIContentView)?
    var content: (any UIContentConfiguration)?
    var background: SystemBackgroundView?
    /// The background is the view's own choice, not the app's.
    var hasAutomaticBackground = false
    var needsUpdate = false
}

/// A list's cell, header or footer, whose content and background configurations may make.
@MainActor protocol ContentConfigured: UIView {
    var configured: ConfiguredContent { get set }
    var contentView: UIView { get }
    func makeContentView() -> UIView
    /// A configuration is set whose view can't be that of the present one.
    func willReplace(_ old: any UIContentConfiguration, with new: any UIContentConfiguration)
    /// The content view is another one; it stands where the former stood, and has to be laid out.
    func contentViewWasReplaced()
    /// The content may need another size.
    func contentChanged()
    /// A background configuration takes the place of the backgrounds that the app has set.
    func removeAppBackgrounds()
    /// A background configuration came, or the last one went.
    func backgroundConfigurationCameOrWent()
}

extension ContentConfigured {
    var ensuredContentView: UIView {
        if let view = configured.view ?? configured.plainView { return view }
        let view = makeContentView()
        configured.plainView = view
        return view
    }

    func willReplace(_ old: any UIContentConfiguration, with new: any UIContentConfiguration) {}
    func backgroundConfigurationCameOrWent() {}

    /// A new configuration is shown by the view that is there, where that supports it; otherwise by its own.
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

    /// Shows the view's own choice, unless the app has made one.
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
            return backgroundConfigurationCameOrWent()
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
            backgroundConfigurationCameOrWent()
        }
        setNeedsLayout()
    }
}
