import UIKit

/// A text, tied to the content view's top and bottom, and the height that the table has dictated.
class EncapsulatedCell: UITableViewCell {
    let label = UILabel()
    private let heightLabel = UILabel()

    /// The priority of the constraint that ties the text to the bottom.
    class var bottomPriority: UILayoutPriority { .required }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.numberOfLines = 0
        heightLabel.font = .systemFont(ofSize: 13)
        heightLabel.textColor = .secondaryLabel
        heightLabel.textAlignment = .right
        for view in [label, heightLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let bottom = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12)
        bottom.priority = Self.bottomPriority
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            heightLabel.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: heightLabel.trailingAnchor, constant: 16),
            heightLabel.widthAnchor.constraint(equalToConstant: 64),
            heightLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let dictated = contentView.constraints.first { $0.identifier == "UIView-Encapsulated-Layout-Height" }
        heightLabel.text = dictated.map { String(format: "%g pt", Double($0.constant)) }
    }
}

/// Answers 100 points, whatever its constraints say.
final class FixedAnswerCell: EncapsulatedCell {
    /// A height of 100 has to be possible.
    override class var bottomPriority: UILayoutPriority { .defaultLow }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: 100)
    }
}

/// A cell whose bottom constraint loses against the table's preference for a height of 0, which has the priority 50.
class WeakCell: EncapsulatedCell {
    override class var bottomPriority: UILayoutPriority { UILayoutPriority(49) }
}

/// The remedy without another constraint: the cell hands the question on with the lowest priority.
final class PatientCell: WeakCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: UILayoutPriority(1))
    }
}
