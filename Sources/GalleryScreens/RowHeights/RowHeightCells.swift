import UIKit

/// A title and a text below it, however they are laid out.
class RowHeightCell: UITableViewCell {
    static let titleFont = UIFont.boldSystemFont(ofSize: 15)
    static let bodyFont = UIFont.systemFont(ofSize: 13)

    let titleLabel = UILabel()
    let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = Self.titleFont
        bodyLabel.font = Self.bodyFont
        bodyLabel.textColor = .secondaryLabel
        contentView.addSubview(titleLabel)
        contentView.addSubview(bodyLabel)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    func show(_ entry: RowHeightEntry, isVariable: Bool) {
        titleLabel.text = entry.title
        bodyLabel.text = entry.text
        bodyLabel.numberOfLines = isVariable ? 0 : 1
    }
}

/// A cell laid out by constraints: from the content view's top to its bottom through both labels.
final class ConstraintCell: RowHeightCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for label in [titleLabel, bodyLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16).isActive = true
        }
        // If the delegate gives the row's height, the labels keep theirs and the space below them gives way.
        let bottom = contentView.bottomAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: 10)
        bottom.priority = UILayoutPriority(249)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }
}

/// A cell laid out by frames: the same places, computed.
final class FrameCell: RowHeightCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 32
        titleLabel.frame = CGRect(x: 16, y: 10, width: width, height: titleLabel.sizeThatFits(Self.room(width)).height)
        let top = titleLabel.frame.maxY + 4
        bodyLabel.frame = CGRect(x: 16, y: top, width: width, height: bodyLabel.sizeThatFits(Self.room(width)).height)
    }

    /// The height of a row that shows an entry, with the separator's pixel; for a cell that no table shows.
    func height(of entry: RowHeightEntry, width: CGFloat) -> CGFloat {
        show(entry, isVariable: true)
        bounds.size.width = width
        setNeedsLayout()
        layoutIfNeeded()
        return bodyLabel.frame.maxY + 10 + 1 / UIScreen.main.scale
    }

    private static func room(_ width: CGFloat) -> CGSize {
        CGSize(width: width, height: .greatestFiniteMagnitude)
    }
}
