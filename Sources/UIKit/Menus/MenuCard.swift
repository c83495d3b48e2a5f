import Graphics

/// A menu on the screen: rows on a rounded card.
///
/// Profile note: 250 points wide, rows 44, sections 8 apart, corners of 13; from pictures of iOS 14.
final class MenuCard: UIView {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    private static let gap: CGFloat = 8
    private static let titleHeight: CGFloat = 32

    var choose: ((MenuEntry) -> Void)?
    private(set) var rows: [MenuRow] = []
    private var separators: [(view: UIView, isSection: Bool)] = []
    private let titleLabel = UILabel()
    private var sections: [[MenuRow]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 13
        clipsToBounds = true
        titleLabel.font = .systemFont(ofSize: 12)
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MenuCard: menus make it") }

    func show(_ content: MenuContent) {
        for row in rows { row.removeFromSuperview() }
        for separator in separators { separator.view.removeFromSuperview() }
        separators = []
        titleLabel.text = content.title
        let hasStates = content.sections.contains { $0.contains { $0.state != .off } }
        sections = content.sections.map { section in
            section.map { entry in
                let row = MenuRow(entry, indents: hasStates)
                row.addAction(UIAction { [weak self] _ in self?.choose?(entry) }, for: .touchUpInside)
                addSubview(row)
                return row
            }
        }
        rows = sections.flatMap { $0 }
        for (index, section) in sections.enumerated() {
            for (position, _) in section.enumerated() where index + position > 0 {
                let view = UIView()
                view.backgroundColor = position == 0 ? .systemGray5 : .separator
                addSubview(view)
                separators.append((view, position == 0))
            }
        }
        setNeedsLayout()
    }

    private var hasTitle: Bool { titleLabel.text?.isEmpty == false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rowHeights = rows.reduce(0) { $0 + $1.height }
        let gaps = CGFloat(max(0, sections.count - 1)) * Self.gap
        return CGSize(width: Self.width, height: rowHeights + gaps + (hasTitle ? Self.titleHeight : 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = hasTitle ? Self.titleHeight : 0
        titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: top)
        let pixel = 1 / CGFloat(pixelGrid.scale)
        var rest = separators[...]
        for (index, section) in sections.enumerated() {
            for (position, row) in section.enumerated() {
                if index + position > 0, let separator = rest.popFirst() {
                    let thickness = separator.isSection ? Self.gap : pixel
                    separator.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: thickness)
                    if separator.isSection { top += Self.gap }
                }
                row.frame = CGRect(x: 0, y: top, width: bounds.width, height: row.height)
                top += row.height
            }
        }
        for separator in separators { bringSubviewToFront(separator.view) }
    }

    /// The row at a place of the window.
    func row(at point: CGPoint) -> MenuRow? {
        rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
    }

    /// A finger that came from elsewhere is over a row, or over none.
    func highlight(at point: CGPoint) {
        let found = row(at: point)
        for row in rows { row.isHighlighted = row === found }
    }
}

/// A row of a menu: a mark for what is on, the title, and a picture or an arrow.
final class MenuRow: UIControl {
    let entry: MenuEntry
    private let label = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private let indents: Bool

    init(_ entry: MenuEntry, indents: Bool) {
        self.entry = entry
        self.indents = indents
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17)
        label.text = entry.title
        detail.font = .systemFont(ofSize: 12)
        detail.textColor = .secondaryLabel
        detail.text = entry.subtitle
        picture.image = entry.image
        picture.contentMode = .center
        for view in [label, detail, picture] { addSubview(view) }
        isEnabled = entry.isEnabled
        stateDidChange()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MenuRow: menu cards make it") }

    var height: CGFloat { entry.subtitle == nil ? MenuCard.rowHeight : MenuCard.rowHeight + 16 }

    private var ink: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return entry.isDestructive ? .systemRed : .label
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray5 : nil
        label.textColor = ink
        picture.tintColor = ink
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left: CGFloat = indents ? 34 : 16
        let right: CGFloat = 44
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let lines: CGFloat = entry.subtitle == nil ? 22 : 38
        let top = ((bounds.height - lines) / 2).rounded()
        let text = CGRect(
            x: flips ? right : left, y: top, width: max(0, bounds.width - left - right), height: 22)
        label.frame = text
        detail.frame = text.offsetBy(dx: 0, dy: 22)
        picture.frame = CGRect(x: flips ? 0 : bounds.width - right, y: 0, width: right, height: bounds.height)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let color = ink.graphicsColor(for: traitCollection)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func x(_ distance: CGFloat) -> CGFloat { flips ? bounds.width - distance : distance }
        if entry.state != .off {
            let middle = bounds.midY
            var mark = Path()
            if entry.state == .on {
                mark.move(to: CGPoint(x: x(12), y: middle + 1))
                mark.line(to: CGPoint(x: x(16), y: middle + 5))
                mark.line(to: CGPoint(x: x(24), y: middle - 5))
            } else {
                mark.move(to: CGPoint(x: x(13), y: middle))
                mark.line(to: CGPoint(x: x(23), y: middle))
            }
            recorder.stroke(mark, StrokeStyle(width: 2, cap: .round, join: .round), color)
        }
        if case .submenu = entry.kind, entry.image == nil {
            let tip = bounds.width - 18
            var arrow = Path()
            arrow.move(to: CGPoint(x: x(tip - 5), y: bounds.midY - 5))
            arrow.line(to: CGPoint(x: x(tip), y: bounds.midY))
            arrow.line(to: CGPoint(x: x(tip - 5), y: bounds.midY + 5))
            recorder.stroke(arrow, StrokeStyle(width: 1.5, cap: .round, join: .round), color)
        }
    }
}
