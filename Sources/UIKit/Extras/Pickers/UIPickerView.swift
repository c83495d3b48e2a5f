/// Wheels side by side, each of which shows a row in its middle.
///
/// 320 by 216 points unless it is made larger, as UIKit's. Wheels share the width evenly unless the delegate says
/// otherwise, 9 points from the sides and 5 apart; rows are 32 points high.
///
/// Provenance: estimated — a picker's wheels 9 pt from the sides and 5 apart, a band of 34 behind the middle row:
/// pictures of iOS 14 and later.
@preconcurrency @MainActor open class UIPickerView: UIView {
    static let naturalSize = CGSize(width: 320, height: 216)
    static let standardRowHeight: CGFloat = 32
    private static let sideMargin: CGFloat = 9
    private static let gap: CGFloat = 5
    private static let bandHeight: CGFloat = 34

    private let band = UIView()
    private(set) var columns: [PickerColumn] = []
    private var isLoaded = false
    /// The colour of rows that are plain texts; nil for a label's own.
    var rowColor: UIColor? { didSet { reloadAllComponents() } }
    /// The mark of an optional method's default body.
    var wasAnsweredByDefault = false

    public override init(frame: CGRect) {
        let size = frame.size == .zero ? Self.naturalSize : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
    /// The middle row is always marked.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    open override var intrinsicContentSize: CGSize { Self.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

    // MARK: Rows

    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return column(component, for: "numberOfRows(inComponent:)")?.rowCount ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        guard let column = column(component, for: "rowSize(forComponent:)") else { return .zero }
        return CGSize(width: widths[component], height: column.rowHeight)
    }
    /// The delegate's view of a row; nil for one that isn't seen, or shows text alone.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        layoutIfNeeded()
        return column(component, for: "view(forRow:forComponent:)")?.givenView(of: row)
    }
    open func reloadAllComponents() {
        guard isLoaded else { return }
        load(keeping: columns.map(\.selectedRow))
    }
    /// The row of the same number stays selected, or the last one.
    open func reloadComponent(_ component: Int) {
        guard isLoaded, let column = column(component, for: "reloadComponent(_:)") else { return }
        column.reload(keeping: column.selectedRow)
        setNeedsLayout()
    }

    // MARK: Selection

    /// Selects a row; the delegate isn't notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard let column = column(component, for: "selectRow(_:inComponent:animated:)") else { return }
        guard (0..<column.rowCount).contains(row) else {
            UIKitException.raise(
                .range,
                "-[UIPickerView selectRow:inComponent:animated:]: row \(row) is beyond the \(column.rowCount) rows of "
                    + "component \(component).")
            return
        }
        column.select(row, animated: animated && window != nil)
    }
    /// −1 in a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return column(component, for: "selectedRow(inComponent:)")?.selectedRow ?? -1
    }

    private func column(_ component: Int, for method: String) -> PickerColumn? {
        if columns.indices.contains(component) { return columns[component] }
        UIKitException.raise(
            .range, "UIPickerView \(method): component \(component) is beyond the \(columns.count) components.")
        return nil
    }

    // MARK: Loading and layout

    private func forget() {
        isLoaded = false
        for column in columns { column.removeFromSuperview() }
        columns = []
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        if !isLoaded, dataSource != nil { load(keeping: []) }
    }

    private func load(keeping selected: [Int]) {
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(columns.count, of: self)
            columns.append(column)
            addSubview(column)
        }
        for (index, column) in columns.enumerated() {
            column.reload(keeping: index < selected.count ? selected[index] : 0)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        band.frame = CGRect(
            x: bounds.minX + Self.sideMargin, y: bounds.midY - Self.bandHeight / 2,
            width: max(0, bounds.width - 2 * Self.sideMargin), height: Self.bandHeight)
        let widths = widths
        let total = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap
        var x = bounds.minX + (bounds.width - total) / 2
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let order = flips ? Array(columns.indices.reversed()) : Array(columns.indices)
        for index in order {
            columns[index].place(CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height))
            x += widths[index] + Self.gap
        }
    }

    /// The delegate's widths, or else even shares.
    private var widths: [CGFloat] {
        let count = CGFloat(columns.count)
        let room = bounds.width - 2 * Self.sideMargin - max(0, count - 1) * Self.gap
        return columns.indices.map { index in
            wasAnsweredByDefault = false
            let width = delegate?.pickerView(self, widthForComponent: index)
            guard let width, !wasAnsweredByDefault else { return max(0, room / count) }
            return max(0, width)
        }
    }
}
