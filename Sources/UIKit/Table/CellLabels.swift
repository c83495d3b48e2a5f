/// The labels and the image of the built-in cell styles, tied to the content view's margins so that rows size themselves.
@MainActor struct CellLabels {
    let title: UILabel
    let detail: UILabel?
    /// Nil in `.value2`; takes no room while it has no image.
    let image: UIImageView?
    /// From the margin to the first of the parts.
    private let indentations: [NSLayoutConstraint]
    /// What places the parts; no constraint that an app sees.
    private(set) var own: [NSLayoutConstraint]

    init(style: UITableViewCell.CellStyle, in contentView: UIView) {
        title = Self.label(.body, .label)
        let margins = contentView.layoutMarginsGuide
        var constraints = [title.topAnchor.constraint(equalTo: margins.topAnchor)]
        contentView.addSubview(title)
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
        guard style != .default else {
            detail = nil
            constraints += [
                // All the room there is, so that centred text is in the middle of the row.
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            own = constraints
            return
        }
        let detail = Self.label(style == .subtitle ? .caption1 : .body, style == .value1 ? .secondaryLabel : .label)
        self.detail = detail
        contentView.addSubview(detail)
        // The texts are in the middle of the row. Its margins are what a row that sizes itself keeps; in one of a fixed
        // height they give way to the texts, which neither shrink nor grow.
        let last = style == .subtitle ? detail : title
        let edges = [constraints[0], last.bottomAnchor.constraint(equalTo: margins.bottomAnchor)]
        for edge in edges { edge.priority = UILayoutPriority(249) }
        constraints.append(edges[1])
        if style == .subtitle {
            let pair = UILayoutGuide()
            contentView.addLayoutGuide(pair)
            constraints += [
                title.topAnchor.constraint(equalTo: pair.topAnchor),
                detail.bottomAnchor.constraint(equalTo: pair.bottomAnchor),
                pair.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor),
            ]
        } else {
            constraints += [
                title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
                detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        own = constraints
    }

    /// Whether the cell still places its title.
    var placesTitle: Bool { own.contains { $0.firstItem === title } }

    /// Lets go of parts that an app places by constraints of its own.
    ///
    /// UIKit's cells give their labels frames, which constraints of an app's overrule; here the cell's own constraints of
    /// such a part end instead. What follows the part, such as the detail under the title, still does.
    mutating func yieldToApp() {
        for part in [title, detail, image] as [UIView?] {
            guard let part, (part as? any CellPart)?.isFreed == true,
                part.layoutTraits.namingConstraints.contains(where: { named in !own.contains { $0 === named } })
            else { continue }
            let ended = own.filter { $0.firstItem === part }
            NSLayoutConstraint.deactivate(ended)
            own.removeAll { constraint in ended.contains { $0 === constraint } }
        }
    }

    func indent(by width: CGFloat) {
        for constraint in indentations where constraint.constant != width { constraint.constant = width }
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = CellLabel()
        label.byFramework { $0.font = .preferredFont(forTextStyle: style) }
        label.adjustsFontForContentSizeCategory = true
        label.byFramework { $0.textColor = color }
        label.layoutTraits.translatesAutoresizingMask = false
        return label
    }
}

/// A part of a built-in cell: as far as an app sees, it has a frame and no constraints.
@MainActor protocol CellPart: UIView {
    /// The app said that it places the part by constraints.
    var isFreed: Bool { get }
}

/// A built-in cell's label.
final class CellLabel: UILabel, CellPart {
    private(set) var isFreed = false
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !isFreed }
        set { isFreed = !newValue }
    }
}

/// A built-in cell's image, which takes room, and 16 pt to its text, only where there is one.
final class CellImageView: UIImageView, CellPart {
    static let spaceToText: CGFloat = 16
    weak var spacing: NSLayoutConstraint?
    private(set) var isFreed = false

    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !isFreed }
        set { isFreed = !newValue }
    }

    override var image: UIImage? {
        didSet { spacing?.constant = image == nil ? 0 : Self.spaceToText }
    }

    override var intrinsicContentSize: CGSize { image == nil ? .zero : super.intrinsicContentSize }
}

extension UITableViewCell {
    func indentationChanged() {
        parts.labels?.indent(by: CGFloat(indentationLevel) * indentationWidth)
    }
}
