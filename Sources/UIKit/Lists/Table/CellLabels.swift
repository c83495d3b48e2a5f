/// The labels and the image of the built-in cell styles, tied to the content view's margins so that rows size themselves.
@MainActor struct CellLabels {
    let title: CellLabel
    let detail: CellLabel?
    /// Nil in `.value2`; takes no room while it has no image.
    let image: UIImageView?
    private let style: UITableViewCell.CellStyle
    /// The constraints from the margin to the first of the parts.
    private let indentations: [NSLayoutConstraint]
    /// The layout of the parts; none of these constraints is seen by an app.
    private(set) var own: [NSLayoutConstraint]
    /// A title without a text below it; all the room between the margins is its.
    private var alone: [NSLayoutConstraint] = []
    private var stack: CellTextStack?
    /// The constraint of a title beside its value.
    private var middle: NSLayoutConstraint?
    private var isStacked: Bool?

    init(style: UITableViewCell.CellStyle, in contentView: UIView) {
        self.style = style
        title = Self.label(.body, .label)
        let margins = contentView.layoutMarginsGuide
        contentView.addSubview(title)
        var constraints: [NSLayoutConstraint] = []
        var leading = title.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        var indentations = [leading]
        if style == .value2 {
            image = nil
        } else {
            let view = CellImageView(frame: .zero)
            view.layoutTraits.translatesAutoresizingMask = false
            contentView.addSubview(view)
            image = view
            let start = view.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
            leading = title.leadingAnchor.constraint(equalTo: view.trailingAnchor)
            view.spacing = leading
            indentations = [start]
            constraints += [
                start, view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                view.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
            ]
        }
        constraints.append(leading)
        self.indentations = indentations
        let full = [
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        guard style != .default else {
            detail = nil
            // All the room there is, so that centred text is in the middle of the row.
            constraints += [title.trailingAnchor.constraint(equalTo: margins.trailingAnchor)] + full
            NSLayoutConstraint.activate(constraints)
            own = constraints
            return
        }
        let detail = Self.label(style == .subtitle ? .caption1 : .body, style == .value1 ? .secondaryLabel : .label)
        self.detail = detail
        contentView.addSubview(detail)
        if style == .subtitle {
            constraints += [
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            ]
            alone = full + [detail.topAnchor.constraint(equalTo: title.bottomAnchor)]
        } else {
            let middle = title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
            self.middle = middle
            constraints +=
                Self.limits(of: title, in: contentView) + [
                    middle,
                    detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
                    detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
                ]
        }
        NSLayoutConstraint.activate(constraints)
        own = constraints
    }

    /// The margins are kept where the row sizes itself.
    private static func limits(of title: UILabel, in contentView: UIView) -> [NSLayoutConstraint] {
        let margins = contentView.layoutMarginsGuide
        let limits = [
            title.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            title.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ]
        for limit in limits { limit.priority = CellTextStack.yielding }
        return limits
    }

    /// True if the cell still places its title.
    var placesTitle: Bool { own.contains { $0.firstItem === title } }

    /// Lets go of what the app places itself, and places the rest as the texts are now.
    ///
    /// Called before the cell is measured and before it is laid out.
    mutating func update(in cell: UITableViewCell, isMeasured: Bool = false) {
        yieldToApp()
        switch style {
        case .default: title.room = room(in: cell)
        case .subtitle: updateStack(in: cell)
        case .value1, .value2: centreTitle(in: isMeasured ? nil : cell.contentView.bounds.height)
        }
    }

    /// A title beside its value was recorded at whole points.
    private func centreTitle(in height: CGFloat?) {
        let above = height.map { ($0 - title.intrinsicContentSize.height) / 2 }
        let constant = above.map { ($0 + 0.5).rounded(.down) - $0 } ?? 0
        if let middle, middle.constant != constant { middle.constant = constant }
    }

    private mutating func updateStack(in cell: UITableViewCell) {
        guard let detail else { return }
        let wantsStack = detail.text?.isEmpty == false
        title.room = wantsStack ? .zero : room(in: cell)
        if wantsStack != isStacked {
            isStacked = wantsStack
            let old = stack
            stack = wantsStack ? CellTextStack(title, over: detail, in: cell.contentView) : nil
            exchange(old?.constraints ?? alone, for: (stack?.constraints ?? alone).filter { !isFreed($0) })
            old?.end()
        }
        stack?.update(title, detail, pixel: cell.pixel)
    }

    private func room(in cell: UITableViewCell) -> UIEdgeInsets {
        let margins = cell.contentView.layoutMargins
        return UIEdgeInsets(top: margins.top, left: 0, bottom: margins.bottom, right: 0)
    }

    private mutating func exchange(_ old: [NSLayoutConstraint], for new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(old)
        own.removeAll { constraint in old.contains { $0 === constraint } }
        own += new
        NSLayoutConstraint.activate(new)
    }

    private func isFreed(_ constraint: NSLayoutConstraint) -> Bool {
        (constraint.firstItem as? any CellPart).map(isPlacedByApp) ?? false
    }

    private func isPlacedByApp(_ part: any CellPart) -> Bool {
        part.isFreed
            && part.namingConstraints.contains { named in
                !own.contains { $0 === named } && !alone.contains { $0 === named }
            }
    }

    /// Drops the constraints of parts that an app places by constraints of its own.
    ///
    /// UIKit's cells give their labels frames, which constraints of an app's overrule; here the cell's own constraints
    /// of such a part end instead. Parts placed after it, such as the detail under the title, still follow it.
    private mutating func yieldToApp() {
        for part in [title, detail, image] as [UIView?] {
            guard let part = part as? any CellPart, part.isFreed, isPlacedByApp(part) else { continue }
            exchange(own.filter { $0.firstItem === part }, for: [])
        }
    }

    func indent(by width: CGFloat) {
        for constraint in indentations where constraint.constant != width { constraint.constant = width }
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> CellLabel {
        let label = CellLabel()
        label.withoutRecordingCustomization { $0.font = .preferredFont(forTextStyle: style) }
        label.adjustsFontForContentSizeCategory = true
        label.withoutRecordingCustomization { $0.textColor = color }
        label.layoutTraits.translatesAutoresizingMask = false
        return label
    }
}

extension UITableViewCell {
    func indentationChanged() {
        state.labels?.indent(by: CGFloat(indentationLevel) * indentationWidth)
    }
}
