import Graphics

/// A view that shows a picture, fitted into its bounds by its content mode.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Makes a view of the picture's size.
    public init(image: UIImage?) {
        storedImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        viewStyle.isUserInteractionEnabled = false
    }

    /// Makes a view of the first picture's size.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        storedImage = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        viewStyle.isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        viewStyle.isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewStyle.isUserInteractionEnabled = false
        decodeContent(from: coder)
    }

    open var image: UIImage? {
        get { storedImage }
        set {
            let old = storedImage
            observedChange { storedImage = newValue }
            imageChanged(from: old)
        }
    }
    private var storedImage: UIImage?
    /// Shown instead of the picture while highlighted.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
    /// How symbols are shown that don't say it themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            setNeedsDisplay()
            if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
        }
    }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// The picture's size, less its alignment insets: intrinsic sizes are sizes of alignment rectangles.
    open override var intrinsicContentSize: CGSize {
        guard let image = image?.preferring(preferredSymbolConfiguration) else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.preferring(preferredSymbolConfiguration).size ?? .zero
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard let shown = shownImage else { return }
        shown.record(
            into: &recorder, in: contentRectangle(of: shown), tint: shown.tint(in: self),
            screenScale: traitCollection.displayScale)
    }
}

extension UIImageView: OverflowingContent {
    var contentExtent: CGRect { shownImage.map(contentRectangle) ?? geometry.bounds }
}

extension UIImageView {
    private var shownImage: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
    }

    private func contentRectangle(of image: UIImage) -> CGRect {
        contentMode.rectangle(for: image.size, in: geometry.bounds)
    }

    private func imageChanged(from old: UIImage?) {
        guard image !== old else { return }
        setNeedsDisplay()
        let insetsChanged = image?.alignmentRectInsets ?? .zero != old?.alignmentRectInsets ?? .zero
        if insetsChanged { markRulesStale() }
        if insetsChanged || image?.size != old?.size { invalidateIntrinsicContentSize() }
    }
}
