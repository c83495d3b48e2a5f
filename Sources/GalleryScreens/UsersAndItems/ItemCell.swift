import UIKit

/// A title of any length, then likes, comments and the date.
final class ItemCell: UITableViewCell {
    private let rowLabel = UILabel()
    private let titleLabel = UILabel()
    private let likesView = SymbolLabel(symbol: "star.fill", font: .systemFont(ofSize: 14, weight: .semibold))
    private let commentsView = SymbolLabel(symbol: "bubble.left", font: .systemFont(ofSize: 14, weight: .semibold))
    private let dateLabel = UILabel()

    private static let dateFormat: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "d MMM yyyy"
        return format
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.textColor = .systemBlue
        titleLabel.numberOfLines = 0
        titleLabel.lineBreakMode = .byCharWrapping
        rowLabel.font = .systemFont(ofSize: 14)
        rowLabel.textColor = .secondaryLabel
        dateLabel.font = .systemFont(ofSize: 12)
        dateLabel.textColor = .secondaryLabel
        let counts = UIStackView(arrangedSubviews: [likesView, commentsView])
        counts.distribution = .fillEqually
        counts.spacing = 4
        for view in [rowLabel, titleLabel, counts, dateLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            rowLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            rowLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 30),
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            counts.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            counts.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            counts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            dateLabel.topAnchor.constraint(equalTo: counts.bottomAnchor, constant: 2),
            dateLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            dateLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    func show(_ item: Item, row: Int) {
        rowLabel.text = "\(row + 1)"
        titleLabel.text = item.title
        likesView.text = item.likesCount.abbreviated
        commentsView.text = item.commentsCount.abbreviated
        dateLabel.text = Self.dateFormat.string(from: item.createdAt)
    }
}
