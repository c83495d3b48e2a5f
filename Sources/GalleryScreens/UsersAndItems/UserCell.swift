import UIKit

/// A user's picture, name, place, description and three counts.
///
/// The picture asks for 10 points below it at priority 749: stronger than the labels' hugging, so that a user with few
/// words gets a row as tall as the picture, and weaker than their resistance to compression, so that many words win.
package final class UserCell: UITableViewCell {
    package enum Style {
        case plain, numbered
    }

    private let rowLabel = UILabel()
    private let avatarView = RemoteImageView()
    private let nameLabel = UILabel()
    private let locationView = SymbolLabel(symbol: "mappin.and.ellipse", font: .systemFont(ofSize: 14))
    private let descriptionLabel = UILabel()
    private let counts = ["doc.text", "person.badge.plus", "person.2"].map {
        SymbolLabel(symbol: $0, font: .boldSystemFont(ofSize: 12))
    }

    private let avatarSides: [NSLayoutConstraint]
    private let avatarLeading: NSLayoutConstraint

    package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        avatarSides = [
            avatarView.widthAnchor.constraint(equalToConstant: 64),
            avatarView.heightAnchor.constraint(equalToConstant: 64),
        ]
        let countsView = UIStackView(arrangedSubviews: counts)
        countsView.distribution = .fillEqually
        let textsView = UIStackView(arrangedSubviews: [nameLabel, locationView, descriptionLabel, countsView])
        textsView.axis = .vertical
        textsView.distribution = .equalSpacing
        textsView.spacing = 4
        avatarLeading = avatarView.leadingAnchor.constraint(equalTo: rowLabel.leadingAnchor)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpViews()
        for view in [rowLabel, avatarView, textsView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        let pictureBottom = margins.bottomAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 10)
        pictureBottom.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate(
            avatarSides + [
                avatarLeading, pictureBottom,
                rowLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                rowLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                avatarView.topAnchor.constraint(equalTo: margins.topAnchor),
                textsView.topAnchor.constraint(equalTo: margins.topAnchor),
                textsView.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
                textsView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                textsView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
    }

    package required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    private func setUpViews() {
        rowLabel.font = .systemFont(ofSize: 14)
        rowLabel.textColor = .secondaryLabel
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        descriptionLabel.font = .preferredFont(forTextStyle: .footnote)
        descriptionLabel.numberOfLines = 0
        avatarView.contentMode = .scaleAspectFill
        avatarView.clipsToBounds = true
        avatarView.backgroundColor = .systemGray5
        avatarView.layer.cornerRadius = 8
    }

    package func show(_ user: User, row: Int, style: Style) {
        rowLabel.text = "\(row + 1)"
        rowLabel.isHidden = style == .plain
        avatarLeading.constant = style == .plain ? 0 : 28
        for side in avatarSides { side.constant = style == .plain ? 64 : 54 }
        nameLabel.text = user.name
        locationView.text = user.location
        locationView.isHidden = user.location == nil
        descriptionLabel.text = user.description
        descriptionLabel.isHidden = user.description == nil
        for (view, count) in zip(counts, [user.itemsCount, user.followeesCount, user.followersCount]) {
            view.text = count.abbreviated
        }
        avatarView.showImage(from: user.profileImageURL)
    }

    package override func prepareForReuse() {
        super.prepareForReuse()
        avatarView.showImage(from: nil)
    }
}

extension Int {
    /// 950, 1.2K, 34.5K.
    var abbreviated: String {
        self < 1000 ? "\(self)" : String(format: "%.1fK", Double(self) / 1000)
    }
}
