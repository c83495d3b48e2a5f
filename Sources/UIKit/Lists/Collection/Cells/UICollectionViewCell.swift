/// One item's view: what the app shows is in `contentView`, which is as large as the cell.
///
/// `@exclusivity(unchecked)`, for the values that placing and configuring an item read: as for `UITableViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    @exclusivity(unchecked) final var configured = ConfiguredContent()
    final var segues = CellSegues()

    /// Replaced by the view of `contentConfiguration`, where one is set.
    open var contentView: UIView { ensuredContentView }

    /// The configuration that makes and updates the content of `contentView`; nil leaves the content to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { setContentConfiguration(newValue) }
    }
    /// True if the content configuration follows the cell's state.
    @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }
    /// Takes the place of `backgroundView`, `selectedBackgroundView` and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background?.configuration }
        set { setBackgroundConfiguration(newValue) }
    }
    @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var configurationState: UICellConfigurationState { presentConfigurationState }
    /// The configurations are updated before the cell is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }
    override func observedConfigurationChanged() { setNeedsUpdateConfiguration() }
    /// Brings the configurations up to a state; `configurationUpdateHandler` is called afterwards.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Under the content, as large as the cell.
    @exclusivity(unchecked) open var backgroundView: UIView? {
        didSet { if oldValue !== backgroundView { replaceBackground(oldValue) } }
    }
    /// Over the background while the cell is selected or highlighted.
    @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
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

    /// The state of a drag of the cell.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Called when the cell is lifted, carried, and dropped.
    open func dragStateDidChange(_ dragState: DragState) {}

    @exclusivity(unchecked) open var isSelected = false {
        didSet { if oldValue != isSelected { selectionChanged() } }
    }
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { selectionChanged() } }
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
        updateConfigurationIfNeeded()
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

    override var accessibilityReading: AccessibilityReading { AccessibilityReading(isGroup: true) }

    override var cellContent: UIView? { configured.view ?? configured.plainView ?? self }
}
