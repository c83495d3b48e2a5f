/// Shows a placeholder for missing content in the middle of its bounds, less margins, safe area and keyboard.
///
/// Provenance: estimated — a placeholder in the middle of what the keyboard leaves: pictures of searches without results.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let stack = UIStackView()
    private let imageView = UIImageView()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(type: .system)
    private let secondaryButton = UIButton(type: .system)
    private let backdrop: SystemBackgroundView
    private var imageSize: [NSLayoutConstraint] = []
    private var edges: [NSLayoutConstraint] = []
    private var shown: UIContentUnavailableConfiguration

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        backdrop = SystemBackgroundView(configuration: configuration.background)
        super.init(frame: .zero)
        setUp()
        show()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
            shown = new
            show()
        }
    }

    private func setUp() {
        addSubview(backdrop)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for part in [indicator, imageView, label, secondaryLabel, button, secondaryButton] as [UIView] {
            stack.addArrangedSubview(part)
        }
        addSubview(stack)
        let room = UILayoutGuide()
        addLayoutGuide(room)
        let bottom = room.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor), bottom,
            room.bottomAnchor.constraint(lessThanOrEqualTo: keyboardLayoutGuide.topAnchor),
            stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        backdrop.configuration = shown.background
        stack.alignment = shown.alignment == .center ? .center : .leading
        showImage()
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        stack.setCustomSpacing(shown.imageToTextPadding, after: indicator)
        stack.setCustomSpacing(shown.imageToTextPadding, after: imageView)
        let hasSecondary = !secondaryLabel.isHidden
        stack.setCustomSpacing(
            hasSecondary ? shown.textToSecondaryTextPadding : shown.textToButtonPadding, after: label)
        stack.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
        stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    }

    private func showImage() {
        let isLoading = shown.style == .loading
        indicator.isHidden = !isLoading
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        let properties = shown.imageProperties
        imageView.isHidden = isLoading || shown.image == nil
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        NSLayoutConstraint.deactivate(imageSize)
        imageSize = []
        guard shown.image != nil, !isLoading else { return }
        let own = imageView.intrinsicContentSize
        let maximum = properties.maximumSize
        var share: CGFloat = 1
        if maximum.width > 0, own.width > 0 { share = min(share, maximum.width / own.width) }
        if maximum.height > 0, own.height > 0 { share = min(share, maximum.height / own.height) }
        guard share < 1 else { return }
        imageSize = [
            imageView.widthAnchor.constraint(equalToConstant: own.width * share),
            imageView.heightAnchor.constraint(equalToConstant: own.height * share),
        ]
        NSLayoutConstraint.activate(imageSize)
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton
    ) {
        button.configuration = configuration
        button.enumerateEventHandlers { action, _, events, _ in
            if let action { button.removeAction(action, for: events) }
        }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled
        button.isHidden = configuration.title == nil && configuration.image == nil
    }
}
