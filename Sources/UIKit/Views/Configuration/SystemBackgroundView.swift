/// Shows a background configuration, behind the content of a cell, header or footer.
final class SystemBackgroundView: UIView {
    private let fill = UIView()
    private var imageView: UIImageView?

    var configuration: UIBackgroundConfiguration {
        didSet { if oldValue != configuration { show(replacing: oldValue) } }
    }

    init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        viewStyle.isOpaque = false
        addSubview(fill)
        show(replacing: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func show(replacing old: UIBackgroundConfiguration?) {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        if old?.customView !== configuration.customView {
            old?.customView?.removeFromSuperview()
            if let view = configuration.customView { fill.addSubview(view) }
        }
        showImage()
        setNeedsLayout()
    }

    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        view.image = image
        view.contentMode = configuration.imageContentMode
        if imageView == nil { fill.insertSubview(view, at: 0) }
        imageView = view
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show(replacing: configuration)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.inset(by: insets)
        if fill.frame != frame { fill.frame = frame }
        for case let view? in [imageView as UIView?, configuration.customView] where view.frame != fill.bounds {
            view.frame = fill.bounds
        }
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
        return UIEdgeInsets(
            top: insets.top - outset, left: (mirrored ? insets.trailing : insets.leading) - outset,
            bottom: insets.bottom - outset, right: (mirrored ? insets.leading : insets.trailing) - outset)
    }
}
