/// A header's or footer's configurations, and the views they made.
///
/// Invariant: `view` is there if and only if `content` is.
struct HeaderFooterConfigurations {
    var content: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var plainView: UIView?
    var background: SystemBackgroundView?
    var needsUpdate = false
}

extension UITableViewHeaderFooterView {
    var ensuredContentView: UIView {
        if let view = configured.view ?? configured.plainView { return view }
        let view = makeContentView()
        configured.plainView = view
        return view
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            guard let view = configured.view else { return }
            view.removeFromSuperview()
            configured.view = nil
            configured.content = nil
            addSubview(contentView)
            return setNeedsLayout()
        }
        if let view = configured.view, view.supports(configuration) {
            configured.content = configuration
            view.configuration = configuration
            return setNeedsLayout()
        }
        let view = configuration.makeContentView()
        contentView.removeFromSuperview()
        configured.plainView = nil
        configured.view = view
        configured.content = configuration
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = []
        addSubview(view)
        updateSideMargins()
        setNeedsLayout()
    }

    /// Content that preserves its superview's margins begins where the rows' does.
    private func updateSideMargins() {
        var own = layoutTraits.ownMargins
        own.leading = SideMargin.points(forWidth: table?.rowWidth ?? bounds.width)
        own.trailing = own.leading
        setDirectionalLayoutMargins(own)
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            configured.background?.removeFromSuperview()
            configured.background = nil
            return
        }
        if let background = configured.background {
            background.configuration = configuration
        } else {
            backgroundView = nil
            backgroundColor = nil
            let background = SystemBackgroundView(configuration: configuration)
            configured.background = background
            insertSubview(background, at: 0)
        }
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        if configured.view != nil { updateSideMargins() }
        guard configured.needsUpdate else { return }
        configured.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
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
