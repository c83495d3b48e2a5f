/// One row's view: what the app shows is in `contentView`, which the table sizes.
///
/// `@exclusivity(unchecked)`, for the values that measuring and placing a row read: each access is over before the app, the
/// content view or a constraint is called. What has to call them while it changes works on a copy (`updateLabels`).
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

    /// The editing state of a cell.
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
    final let cellStyle: CellStyle
    final let separator = UIView()
    @exclusivity(unchecked) final var configured = ConfiguredContent()
    @exclusivity(unchecked) var state = CellState()
    @exclusivity(unchecked) final var editing = CellEditing()
    /// The separator at the row's end in its table.
    final var rowSeparator = RowSeparator.absent
    /// The table that shows the cell.
    var table: UITableView? {
        get { tableReference?.view as? UITableView }
        set { tableReference = newValue?.constraintItemReference }
    }
    private final var tableReference: ConstraintItemReference?
    final var segues = CellSegues()

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
    /// The image before the text; nil in the style `.value2`, which has no room for one.
    open var imageView: UIImageView? { ensuredLabels?.image }

    /// The configuration that makes and updates the content of `contentView`; nil leaves the content to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { setContentConfiguration(newValue) }
    }
    /// True if the content configuration follows the cell's state.
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
    override func observedConfigurationChanged() { setNeedsUpdateConfiguration() }
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
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Overridden to follow the selection; a table calls it for each cell that comes in, too.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != state.isSelected else { return }
        state.isSelected = selected
        selectionChanged()
    }
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Overridden to follow a finger.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != state.isHighlighted else { return }
        state.isHighlighted = highlighted
        selectionChanged()
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or takes away the editing control, the reorder control and the editing accessory.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// The editing style that the table's delegate returned.
    open var editingStyle: EditingStyle { editing.style }
    open var showingDeleteConfirmation: Bool { editing.isConfirming }
    /// True if the cell has a handle to move its row by, where the data source doesn't say.
    open var showsReorderControl = false {
        didSet { if oldValue != showsReorderControl { editingPartsChanged() } }
    }
    /// True if the content makes room for the editing control; the delegate's answer goes before.
    open var shouldIndentWhileEditing = true {
        didSet { if oldValue != shouldIndentWhileEditing { editingPartsChanged() } }
    }
    /// The number of steps of `indentationWidth` by which the labels of the built-in styles are indented.
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

    /// The state of a drag of the cell.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Called when the cell is lifted, carried, and dropped.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Called before a cell from the pool is used again; not for a new one.
    open func prepareForReuse() {}

    // MARK: Layout

    /// The content view's height at the row's width; with separators, a pixel more.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// True while the table measures the cell at the row's provisional size; its subviews wait for the cell's own
    /// layout.
    final var isProvisional = false

    /// The content view follows at once, as by an autoresizing mask; what is in it is laid out in its time.
    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        let hasOtherWidth = oldSize.width != bounds.width
        // A configured content view wraps its text between margins that depend on where it is.
        guard isProvisional, configured.view == nil else {
            if hasOtherWidth { updateContentMargins() }
            return layOutContentView()
        }
        // The cell gets its final frame after the measurement, and lays its content out then; a new one isn't laid out
        // before it is asked for its size, as on UIKit.
        contentView.withoutRequestingLayout { if hasOtherWidth { updateContentMargins() } }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateLabels()
        super.layoutSubviews()
        layOutContentView()
        // Built-in parts have their frames when an override of this has called it, and may change them.
        if state.labels != nil { contentView.layoutIfNeeded() }
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

    /// Has the row measured again at the next layout, in a table with `selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let table, table.selfSizingInvalidation != .disabled { table.remeasure(self) }
    }

    override var accessibilityDefaults: AccessibilityDefaults { cellAccessibility }
    override var accessibilityReading: AccessibilityReading { AccessibilityReading(isRow: true, isGroup: true) }

    override var cellContent: UIView? { contentView }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .selectedBackgroundView: CustomisedValue(\UITableViewCell.selectedBackgroundView)
        case .selectionStyle: CustomisedValue(\UITableViewCell.selectionStyle)
        case .separatorInset: CustomisedValue(\UITableViewCell.separatorInset)
        default: super.customisedValue(of: property)
        }
    }

    override class func makeAppearanceProxy() -> Self { make(style: .default, reuseIdentifier: nil) }
}
