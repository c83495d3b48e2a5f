/// The labels of the built-in cell styles, tied to the content view's margins so that rows size themselves.
@MainActor enum CellLabels {
    static func make(style: UITableViewCell.CellStyle, in contentView: UIView) -> (title: UILabel, detail: UILabel?) {
        let title = label(.body, .label)
        contentView.addSubview(title)
        let margins = contentView.layoutMarginsGuide
        var constraints = [
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
        ]
        guard style != .default else {
            constraints += [
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                standardHeight(of: contentView),
            ]
            NSLayoutConstraint.activate(constraints)
            return (title, nil)
        }
        let detail = label(style == .subtitle ? .caption1 : .body, style == .value1 ? .secondaryLabel : .label)
        contentView.addSubview(detail)
        if style == .subtitle {
            constraints += [
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                detail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor),
                detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ]
        } else {
            constraints += [
                title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
                detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            ]
        }
        constraints.append(standardHeight(of: contentView))
        NSLayoutConstraint.activate(constraints)
        return (title, detail)
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// Built-in cells are at least as high as a standard row.
    private static func standardHeight(of contentView: UIView) -> NSLayoutConstraint {
        let minimum = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        minimum.priority = UILayoutPriority(999)
        return minimum
    }
}
