/// One row's view: what the app shows is in `contentView`, which the table sizes.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    open internal(set) var reuseIdentifier: String?
    open private(set) lazy var contentView: UIView = makeContentView()
    open var selectionStyle = SelectionStyle.default
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticSeparatorInset, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }
    private let cellStyle: CellStyle
    let separator = UIView()
    private lazy var labels = makeLabels()
    /// How the row ends in its table.
    var rowSeparator = RowSeparator.absent
    /// The table that shows the cell.
    weak var table: UITableView?

    /// Overridden by subclasses; registered classes are made with `.default`.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
        setUpCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        autoresizingMask = [.flexibleWidth]
        backgroundColor = .systemBackground
        addSubview(contentView)
        separator.isHidden = true
        addSubview(separator)
    }

    open var textLabel: UILabel? { labels.title }
    open var detailTextLabel: UILabel? { labels.detail }

    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { accessoryChanged() } }
    }
    /// Instead of the type's; as wide as its bounds.
    open var accessoryView: UIView? {
        didSet { if oldValue !== accessoryView { accessoryChanged() } }
    }
    var shownAccessory: UIView?

    open var isSelected = false {
        didSet { if oldValue != isSelected { showSelection() } }
    }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { showSelection() } }
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Called before a cell from the pool is used again; not for a new one.
    open func prepareForReuse() {}
    open func awakeFromNib() {}

    /// The content view's height at the row's width; with separators, a pixel more.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// While the table measures the cell at the row's provisional size, what is in it waits for the cell's own layout.
    var isProvisional = false

    /// The content view follows at once, as by an autoresizing mask; what is in it is laid out in its time.
    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        let wasPending = contentView.passes.needsLayout
        if oldSize.width != bounds.width { updateContentMargins() }
        guard isProvisional else { return layOutContentView() }
        if !wasPending { contentView.passes.needsLayout = false }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContentView()
        layOutAccessory()
        updateSeparator()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        table?.touched(self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        table?.released(self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        table?.released(self)
        if let touch = touches.first, isDetailButton(at: touch.location(in: self)) {
            table?.tappedDetail(of: self)
        } else {
            table?.tapped(self)
        }
    }

    /// Where the table heeds it (`selfSizingInvalidation`), the row is measured again at the next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let table, table.selfSizingInvalidation != .disabled { table.remeasure(self) }
    }

    private func makeLabels() -> (title: UILabel, detail: UILabel?) {
        CellLabels.make(style: cellStyle, in: contentView)
    }
}
