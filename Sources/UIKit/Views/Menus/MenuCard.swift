import Graphics

/// A menu on the screen: rows on a rounded card.
///
/// Provenance: estimated — a menu 250 pt wide, rows of 44, sections 8 apart, corners of 13: pictures of iOS 14.
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
            for (position, _) in Self.lines(section).enumerated() where index + position > 0 {
                let view = UIView()
                view.backgroundColor = position == 0 ? .systemGray5 : .separator
                addSubview(view)
                separators.append((view, position == 0))
            }
        }
        setNeedsLayout()
    }

    /// The rows of a section, small ones combined: four to a line, three of the medium size.
    private static func lines(_ section: [MenuRow]) -> [[MenuRow]] {
        var lines: [[MenuRow]] = []
        for row in section {
            let most = row.entry.size == .small ? 4 : row.entry.size == .medium ? 3 : 1
            if let last = lines.last, last.count < most, last[0].entry.size == row.entry.size {
                lines[lines.count - 1].append(row)
            } else {
                lines.append([row])
            }
        }
        return lines
    }

    private static func height(of line: [MenuRow]) -> CGFloat { line.map(\.height).max() ?? 0 }

    private var hasTitle: Bool { titleLabel.text?.isEmpty == false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rowHeights = sections.flatMap(Self.lines).reduce(0) { $0 + Self.height(of: $1) }
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
            for (position, line) in Self.lines(section).enumerated() {
                if index + position > 0, let separator = rest.popFirst() {
                    let thickness = separator.isSection ? Self.gap : pixel
                    separator.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: thickness)
                    if separator.isSection { top += Self.gap }
                }
                let height = Self.height(of: line)
                let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
                for (place, row) in line.enumerated() {
                    let number = CGFloat(flips ? line.count - 1 - place : place)
                    let (left, right) = (
                        (bounds.width * number / CGFloat(line.count)).rounded(),
                        (bounds.width * (number + 1) / CGFloat(line.count)).rounded()
                    )
                    row.frame = CGRect(x: left, y: top, width: right - left, height: height)
                }
                top += height
            }
        }
        for separator in separators { bringSubviewToFront(separator.view) }
    }

    /// The row at a point of the window.
    func row(at point: CGPoint) -> MenuRow? {
        rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
    }

    /// Highlights the row under a touch that began elsewhere, or none.
    func highlight(at point: CGPoint) {
        let found = row(at: point)
        for row in rows { row.isHighlighted = row === found }
    }
}

/// A row of a menu: a mark for the on state, the title, and a picture or an arrow.
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
        label.numberOfLines = entry.titleLines
        if entry.size == .medium {
            (label.font, label.textAlignment) = (.systemFont(ofSize: 13), .center)
        }
        label.isHidden = entry.size == .small
        detail.isHidden = entry.size != .large
        if entry.size == .small { accessibilityLabel = entry.title }
        for view in [label, detail, picture] { addSubview(view) }
        isEnabled = entry.isEnabled
        stateDidChange()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MenuRow: menu cards make it") }

    var height: CGFloat {
        switch entry.size {
        case .small: return MenuCard.rowHeight
        case .medium: return MenuCard.rowHeight + 16
        default:
            let further = CGFloat(titleLines - 1) * 22
            return (entry.subtitle == nil ? MenuCard.rowHeight : MenuCard.rowHeight + 16) + further
        }
    }

    /// The number of lines of the title, within the limit.
    private var titleLines: Int {
        guard entry.titleLines > 1 else { return 1 }
        let width = MenuCard.width - (indents ? 34 : 16) - 44
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return min(entry.titleLines, max(1, Int((height / label.font.lineHeight).rounded())))
    }

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

    private func layOutSideBySide() {
        guard entry.size == .medium else {
            picture.frame = bounds
            return
        }
        picture.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 26)
        label.frame = CGRect(x: 4, y: 34, width: bounds.width - 8, height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard entry.size == .large else { return layOutSideBySide() }
        let left: CGFloat = indents ? 34 : 16
        let right: CGFloat = 44
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title = CGFloat(titleLines) * 22
        let lines: CGFloat = entry.subtitle == nil ? title : title + 16
        let top = ((bounds.height - lines) / 2).rounded()
        let text = CGRect(
            x: flips ? right : left, y: top, width: max(0, bounds.width - left - right), height: title)
        label.frame = text
        detail.frame = CGRect(x: text.minX, y: text.maxY, width: text.width, height: 22)
        picture.frame = CGRect(x: flips ? 0 : bounds.width - right, y: 0, width: right, height: bounds.height)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let color = ink.graphicsColor(for: traitCollection)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func x(_ distance: CGFloat) -> CGFloat { flips ? bounds.width - distance : distance }
        guard entry.size == .large else {
            if entry.state == .on {
                let background = UIColor.tertiarySystemFill.graphicsColor(for: traitCollection)
                recorder.fill(
                    Path(roundedRect: bounds.insetBy(dx: 6, dy: 6), radius: 8, curve: .continuous), background)
            }
            return
        }
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
