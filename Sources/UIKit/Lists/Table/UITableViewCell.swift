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

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// What a cell shows beside its content while it is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    open internal(set) var reuseIdentifier: String?
    /// Replaced by the view of `contentConfiguration`, where one is set.
    open var contentView: UIView { ensuredContentView }
    open var selectionStyle = SelectionStyle.default { didSet { customised.insert(.selectionStyle) } }
    open var separatorInset = UIEdgeInsets(top: 0, left: UITableView.automaticSeparatorInset, bottom: 0, right: 0) {
        didSet {
            customised.insert(.separatorInset)
            setNeedsLayout()
        }
    }
    let cellStyle: CellStyle
    let separator = UIView()
    @exclusivity(unchecked) var configured = ConfiguredContent()
    @exclusivity(unchecked) var parts = CellParts()
    @exclusivity(unchecked) var editing = CellEditing()
    /// How the row ends in its table.
    var rowSeparator = RowSeparator.absent
    /// The table that shows the cell.
    weak var table: UITableView?
    var segues = CellSegues()

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
        cellStyle = Self.style(from: coder)
        super.init(coder: coder)
        setUpCell()
        decodeCell(from: coder)
    }

    private func setUpCell() {
        autoresizingMask = [.flexibleWidth]
        withoutRecordingCustomization { $0.backgroundColor = .systemBackground }
        addSubview(contentView)
        separator.isHidden = true
        addSubview(separator)
    }

    // MARK: Content

    open var textLabel: UILabel? { ensuredLabels?.title }
    open var detailTextLabel: UILabel? { ensuredLabels?.detail }
    /// Before the text; nil in the style `.value2`, which has no room for one.
    open var imageView: UIImageView? { ensuredLabels?.image }

    /// What `contentView` is made of and updated by; nil leaves the content to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { setContentConfiguration(newValue) }
    }
    /// Whether the content configuration follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }
    /// The preset for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { presetContentConfiguration }

    /// Takes the place of `backgroundView`, `selectedBackgroundView` and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background?.configuration }
        set { setBackgroundConfiguration(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }
    /// The preset for the style of the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { presetBackgroundConfiguration }

    open var configurationState: UICellConfigurationState { presentConfigurationState }
    /// The configurations are updated before the cell is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }
    /// Brings the configurations up to a state; `configurationUpdateHandler` is called afterwards.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Background

    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    /// Over `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            customised.insert(.selectedBackgroundView)
            replaceBackground(oldValue, with: selectedBackgroundView)
        }
    }
    /// Instead of `selectedBackgroundView` where several rows may be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: multipleSelectionBackgroundView) }
    }

    // MARK: Accessories

    @exclusivity(unchecked) open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { accessoryChanged() } }
    }
    /// Instead of the type's; as wide as its bounds.
    @exclusivity(unchecked) open var accessoryView: UIView? {
        didSet { if oldValue !== accessoryView { accessoryChanged() } }
    }
    @exclusivity(unchecked) open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { accessoryChanged() } }
    }
    @exclusivity(unchecked) open var editingAccessoryView: UIView? {
        didSet { if oldValue !== editingAccessoryView { accessoryChanged() } }
    }

    // MARK: State

    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Overridden to follow the selection; a table calls it for each cell that comes in, too.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != parts.isSelected else { return }
        parts.isSelected = selected
        selectionChanged()
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Overridden to follow a finger.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != parts.isHighlighted else { return }
        parts.isHighlighted = highlighted
        selectionChanged()
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or takes away the editing control, the reorder control and the editing accessory.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// What the table's delegate said.
    open var editingStyle: EditingStyle { editing.style }
    open var showingDeleteConfirmation: Bool { editing.isConfirming }
    /// Whether the cell has a handle to move its row by, where the data source doesn't say.
    open var showsReorderControl = false {
        didSet { if oldValue != showsReorderControl { editingPartsChanged() } }
    }
    /// Whether the content makes room for the editing control; the delegate's answer goes before.
    open var shouldIndentWhileEditing = true {
        didSet { if oldValue != shouldIndentWhileEditing { editingPartsChanged() } }
    }
    /// By so many steps of `indentationWidth` the labels of the built-in styles are indented.
    open var indentationLevel = 0 {
        didSet { if oldValue != indentationLevel { indentationChanged() } }
    }
    open var indentationWidth: CGFloat = 10 {
        didSet { if oldValue != indentationWidth { indentationChanged() } }
    }
    /// Called before the cell's editing parts come or go.
    open func willTransition(to state: StateMask) {}
    /// Called when they have.
    open func didTransition(to state: StateMask) {}

    /// Called before a cell from the pool is used again; not for a new one.
    /// What a drag does with the cell.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Told when the cell is lifted, carried, and let go.
    open func dragStateDidChange(_ dragState: DragState) {}

    open func prepareForReuse() {}

    // MARK: Layout

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
        // A configured content view wraps its text between margins that depend on where it is.
        guard isProvisional, configured.view == nil else { return layOutContentView() }
        if !wasPending { contentView.passes.needsLayout = false }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        parts.labels?.update(in: self)
        super.layoutSubviews()
        layOutContentView()
        // Built-in parts have their frames when an override of this has called it, and may change them.
        if parts.labels != nil { contentView.layoutIfNeeded() }
        layOutBackgrounds()
        layOutAccessory()
        layOutEditingParts()
        updateSeparator()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        horizontalSafeAreaMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        updateContentMargins()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        table?.touchBegan(on: self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        table?.touchCancelled(on: self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        table?.touchEnded(touches.first, on: self)
    }

    /// Where the table heeds it (`selfSizingInvalidation`), the row is measured again at the next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let table, table.selfSizingInvalidation != .disabled { table.remeasure(self) }
    }
}
