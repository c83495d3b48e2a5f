/// A section's header or footer; reused like cells, sized by what is in its `contentView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// Replaced by the view of `contentConfiguration`, where one is set.
    open var contentView: UIView { ensuredContentView }
    final var configured = ConfiguredContent()
    /// The table that shows the view.
    var table: UITableView? {
        get { tableReference?.view as? UITableView }
        set { tableReference = newValue?.constraintItemReference }
    }
    private final var tableReference: ConstraintItemReference?
    /// Shows the section's title; laid out by the table's style, not by constraints.
    /// Nil where a configuration makes the content.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open private(set) lazy var detailTextLabel: UILabel? = makeLabel()

    /// The configuration that makes and updates the content of `contentView`; nil leaves the content to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { setContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }
    /// The preset for a header of the table's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
    }
    /// Takes the place of `backgroundView` and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background?.configuration }
        set { setBackgroundConfiguration(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.listPart = table?.style ?? .plain == .plain ? .plainHeader : .groupedHeader
        return state
    }
    /// The configurations are updated before the view is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        configured.needsUpdate = true
        setNeedsLayout()
    }
    override func observedConfigurationChanged() { setNeedsUpdateConfiguration() }
    open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }
    /// A tint that is set on the view itself is the colour of its ground, as apps know it from `willDisplayHeaderView`.
    ///
    /// Provenance: measured — a white ground by a white tint in a plain table of iOS 13: the app's own picture.
    /// Provenance: claimed — the same in grouped tables and later releases: published, not by Apple.
    /// Source: VictorKreniski/cit-book-seeker-ios-test, its picture of a simulator (2020-09-02) and
    /// SearchTermTableViewController.
    open override var tintColor: UIColor! { didSet { showGround() } }
    /// The table's own style, while the view shows a title in it.
    final var titled: (style: UITableView.Style, part: SectionPart)?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        decodeContent(from: coder)
    }

    /// Called before a view from the pool is used again; not for a new one.
    open func prepareForReuse() {}

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        prepareContent()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func layoutSubviews() {
        prepareContent()
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
        setNeedsUpdateConfiguration()
    }

    private func makeLabel() -> UILabel? {
        guard configured.view == nil else { return nil }
        let label = UILabel()
        label.numberOfLines = 0
        label.withoutRecordingCustomization { $0.font = .boldSystemFont(ofSize: 17) }
        contentView.addSubview(label)
        return label
    }

    override var accessibilityDefaults: AccessibilityDefaults { sectionAccessibility }

    override class func makeAppearanceProxy() -> Self { make(reuseIdentifier: nil) }
}

extension UITableViewHeaderFooterView {
    func makeContentView() -> UIView {
        let view = UITableViewHeaderFooterContentView(frame: bounds)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return view
    }

    fileprivate func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }

    fileprivate func layOutParts() {
        for case let view? in [backgroundView, configured.background] where view.frame != bounds { view.frame = bounds }
        if contentView.frame != bounds { contentView.frame = bounds }
        contentView.dictateSize()
        guard let titled, let label = textLabel else { return }
        let margin = table?.partMargin ?? 16
        let width = max(0, bounds.width - 2 * margin)
        let natural = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        // A title has the lines that there is room for.
        let height = min(natural, bounds.height)
        let room = bounds.height - height
        let top = titled.style == .plain ? room / 2 : titled.part == .header ? room - spaceBelowTitle : min(8, room)
        label.frame = CGRect(
            x: margin, y: CGFloat(pixelGrid.round(Double(max(0, top)))), width: width, height: height)
    }

    fileprivate func followTextSize() {
        guard let titled else { return }
        textLabel?.byDefault(.font) { $0.font = SectionTitle.font(titled.style, titled.part) }
    }

    /// Shows a section's title as tables of a style do.
    func show(_ title: String?, _ style: UITableView.Style, _ part: SectionPart) {
        titled = (style, part)
        followTextSize()
        textLabel?.byDefault(.textColor) { $0.textColor = SectionTitle.color(style, part) }
        textLabel?.text = SectionTitle.shown(title, style, part)
        showGround()
        setNeedsLayout()
    }

    fileprivate func showGround() {
        var ground = viewStyle.tintColor
        if ground == nil, let titled, titled.style == .plain {
            ground = BehaviourProfile.current.plainHeadersAreBare ? .systemBackground : .systemGroupedBackground
        }
        if let ground { byDefault(.backgroundColor) { $0.backgroundColor = ground } }
    }

    /// The distance from a grouped title to its rows.
    private var spaceBelowTitle: CGFloat {
        BehaviourProfile.current.isGlass ? BehaviourProfile.current.listHeaderBottom : 7
    }
}

/// The view that holds what a header or footer shows; named as in UIKit's logs.
final class UITableViewHeaderFooterContentView: UIView {}
