/// One wheel of a picker: a scroll view that stops at rows, and bends them over a cylinder.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = UIPickerView.standardRowHeight
    /// The row that the wheel rests at, or will; −1 without rows.
    private(set) var selectedRow = -1
    private var rows: [Int: PickerRow] = [:]
    private var spareViews: [UIView] = []
    /// The wheel moves because the user wants it.
    private var isTurnedByUser = false

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private var wheel: PickerWheel { PickerWheel(radius: bounds.height / 2) }

    // MARK: Rows

    func reload(keeping row: Int) {
        rowCount = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
        picker.wasAnsweredByDefault = false
        let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component)
        let isSaid = height != nil && !picker.wasAnsweredByDefault
        rowHeight = isSaid && (height ?? 0) > 0 ? height ?? 0 : UIPickerView.standardRowHeight
        for row in rows.values { recycle(row) }
        rows = [:]
        selectedRow = rowCount > 0 ? min(max(row, 0), rowCount - 1) : -1
        isTurnedByUser = false
        measure()
        setNeedsLayout()
    }

    func place(_ frame: CGRect) {
        guard frame != self.frame else { return }
        self.frame = frame
        measure()
    }

    /// The content, with room above and below for the first and the last row in the middle.
    private func measure() {
        let room = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if selectedRow >= 0 { setContentOffset(offset(of: selectedRow), animated: false) }
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    private func nearestRow(at offset: CGFloat) -> Int {
        min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), max(0, rowCount - 1))
    }

    func givenView(of row: Int) -> UIView? { rows[row].flatMap { $0.isGiven ? $0.content : nil } }

    // MARK: Selection

    func select(_ row: Int, animated: Bool) {
        isTurnedByUser = false
        selectedRow = row
        setContentOffset(offset(of: row), animated: animated)
    }

    private func turn(to row: Int) {
        isTurnedByUser = true
        let target = offset(of: row)
        if target == contentOffset { return selectNearestRow() }
        setContentOffset(target, animated: true)
    }

    private func selectNearestRow() {
        guard isTurnedByUser, rowCount > 0 else { return }
        isTurnedByUser = false
        selectedRow = nearestRow(at: contentOffset.y)
        picker.delegate?.pickerView(picker, didSelectRow: selectedRow, inComponent: component)
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard rowCount > 0 else { return }
        let seen = tap.location(in: self).y - bounds.midY
        let middle = contentOffset.y + bounds.height / 2 + wheel.distance(at: seen)
        turn(to: min(max(Int((middle / rowHeight).rounded(.down)), 0), rowCount - 1))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: nearestRow(at: targetContentOffset.pointee.y)).y
    }
    /// A finger lifted at rest leaves the wheel between rows.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate, rowCount > 0 { turn(to: nearestRow(at: contentOffset.y)) }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { selectNearestRow() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { selectNearestRow() }

    // MARK: Layout

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wheel = wheel
        let middle = bounds.midY
        var seen: Set<Int> = []
        if rowCount > 0, wheel.radius > 0 {
            let first = max(0, Int(((middle - wheel.horizon) / rowHeight).rounded(.down)))
            let last = min(rowCount - 1, Int(((middle + wheel.horizon) / rowHeight).rounded(.down)))
            if first <= last { seen = Set(first...last) }
        }
        for row in rows.keys.sorted() where !seen.contains(row) {
            if let gone = rows.removeValue(forKey: row) { recycle(gone) }
        }
        for row in seen.sorted() {
            let distance = (CGFloat(row) + 0.5) * rowHeight - middle
            let view = rows[row] ?? makeRow(row)
            guard let appearance = wheel.appearance(at: distance) else {
                view.isHidden = true
                continue
            }
            view.isHidden = false
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: middle + appearance.offset)
            view.transform = CGAffineTransform(scaleX: 1, y: appearance.flatness)
            view.alpha = abs(distance) < rowHeight / 2 ? 1 : appearance.flatness * 0.8
        }
    }

    private func makeRow(_ row: Int) -> PickerRow {
        let view = PickerRow(frame: CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight))
        fill(view, row)
        addSubview(view)
        rows[row] = view
        return view
    }

    private func fill(_ view: PickerRow, _ row: Int) {
        guard let delegate = picker.delegate else { return }
        picker.wasAnsweredByDefault = false
        let spare = spareViews.popLast()
        let given = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: spare)
        if !picker.wasAnsweredByDefault { return view.show(given, isGiven: true) }
        if let spare { spareViews.append(spare) }
        let label = UILabel()
        label.font = .systemFont(ofSize: 23)
        label.textAlignment = .center
        if let color = picker.rowColor { label.textColor = color }
        if let attributed = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = attributed
            label.textAlignment = .center
        } else {
            label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        }
        view.show(label, isGiven: false)
    }

    private func recycle(_ row: PickerRow) {
        if row.isGiven, let content = row.content, spareViews.count < 10 {
            content.removeFromSuperview()
            spareViews.append(content)
        }
        row.removeFromSuperview()
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
    }
    override var accessibilityLabel: String? {
        get {
            (picker.delegate as? any UIPickerViewAccessibilityDelegate)?
                .pickerView(picker, accessibilityLabelForComponent: component) ?? picker.accessibilityLabel
        }
        set {}
    }
    override var accessibilityHint: String? {
        get {
            (picker.delegate as? any UIPickerViewAccessibilityDelegate)?
                .pickerView(picker, accessibilityHintForComponent: component)
        }
        set {}
    }
    override var accessibilityValue: String? {
        get {
            guard let content = rows[selectedRow]?.content else { return nil }
            return (content as? UILabel)?.text ?? content.accessibilityLabel
        }
        set {}
    }
    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }

    private func step(_ way: Int) {
        let row = selectedRow + way
        guard (0..<rowCount).contains(row) else { return }
        select(row, animated: false)
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
}

/// Holds what a row shows, so that the wheel's bending is none of its business.
final class PickerRow: UIView {
    private(set) var content: UIView?
    /// True if the delegate made the view.
    private(set) var isGiven = false

    func show(_ view: UIView, isGiven: Bool) {
        content = view
        self.isGiven = isGiven
        addSubview(view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }
}
