/// One item's view: what the app shows is in `contentView`, which is as large as the cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open private(set) lazy var contentView: UIView = makeContentView()

    /// Under the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { replaceBackground(oldValue) } }
    }
    /// Over the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { if oldValue !== selectedBackgroundView { replaceSelectedBackground(oldValue) } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        decodeCell(from: coder)
    }

    open var isSelected = false {
        didSet { if oldValue != isSelected { showSelection() } }
    }
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { showSelection() } }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedContentSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The content view follows at once, as by an autoresizing mask; what is in it is laid out in its time.
    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        layOutContentView()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContentView()
        layOutBackgrounds()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        reuse.collectionView?.touched(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        reuse.collectionView?.released(self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        reuse.collectionView?.released(self)
        reuse.collectionView?.tapped(self)
    }

    /// The item is measured again where its layout measures items and the collection view heeds it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        reuse.collectionView?.contentSizeBecameStale(of: self)
    }
}
