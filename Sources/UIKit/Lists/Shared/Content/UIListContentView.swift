/// Shows a list content configuration; as high as its texts and image at the width it gets.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    final let imageView = UIImageView()
    final let label = UILabel()
    final let secondaryLabel = UILabel()
    final var shown: UIListContentConfiguration
    private final var guides: [ListContentPart: ListContentGuide] = [:]

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
        insetsLayoutMarginsFromSafeArea = false
        viewStyle.isOpaque = false
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    /// A `UIListContentConfiguration`; others are refused.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set { apply(newValue) }
    }

    /// The guide for the image's frame; nil while none is shown.
    open var imageLayoutGuide: UILayoutGuide? { guide(.image, isShown: !imageView.isHidden) }
    open var textLayoutGuide: UILayoutGuide? { guide(.text, isShown: !label.isHidden) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondaryText, isShown: !secondaryLabel.isHidden) }

    open override var intrinsicContentSize: CGSize { contentSize(wrappedAt: nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(wrappedAt: size.width > 0 ? size.width : nil)
    }

    override var wrappingContent: (any WidthDependentContent)? { self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSupplementaryViews()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsLayout()
    }

    private func apply(_ configuration: any UIContentConfiguration) {
        guard let configuration = configuration as? UIListContentConfiguration else {
            return UIKitException.raise(
                .invalidArgument,
                "\(description) shows a UIListContentConfiguration; it was given \(type(of: configuration)). Make that "
                    + "configuration's own view with makeContentView().")
        }
        guard configuration != shown else { return }
        shown = configuration
        show()
    }

    private func guide(_ part: ListContentPart, isShown: Bool) -> UILayoutGuide? {
        guard isShown else { return nil }
        if let guide = guides[part] { return guide.guide }
        let guide = ListContentGuide(in: self)
        guides[part] = guide
        placeSupplementaryViews()
        return guide.guide
    }

    func moveGuide(of part: ListContentPart, to frame: CGRect) { guides[part]?.move(to: frame) }
}

enum ListContentPart: Hashable {
    case image, text, secondaryText
}

/// A layout guide that is kept on a rectangle of its view's coordinates.
@MainActor struct ListContentGuide {
    let guide = UILayoutGuide()
    private let constraints: [NSLayoutConstraint]

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    func move(to frame: CGRect) {
        for (constraint, constant) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
        where constraint.constant != constant {
            constraint.constant = constant
        }
    }
}
