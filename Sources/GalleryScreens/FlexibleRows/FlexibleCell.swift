import UIKit

/// The views that both styles of cell arrange, and what they show.
class FlexibleCell: UITableViewCell {
    let stackView = UIStackView()
    let thumbnailView = RemoteImageView()
    let titleLabel = UILabel()
    let dateLabel = UILabel()
    let descriptionLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpViews()
        contentView.addSubview(stackView)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
        arrange()
    }

    required init?(coder: NSCoder) {
        fatalError("\(Self.self) is made in code only; no document holds one")
    }

    /// Fills the stack view; each style of cell has its own arrangement.
    func arrange() {}

    /// The view that is hidden where there is no picture.
    var arrangedThumbnail: UIView { thumbnailView }

    func show(_ row: FlexibleRow) {
        titleLabel.text = row.title
        dateLabel.text = row.date
        dateLabel.isHidden = row.date == nil
        descriptionLabel.text = row.text
        descriptionLabel.isHidden = row.text == nil
        arrangedThumbnail.isHidden = row.imagePath == nil
        thumbnailView.showImage(at: row.imagePath)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnailView.showImage(at: nil)
        arrangedThumbnail.isHidden = false
        for label in [titleLabel, dateLabel, descriptionLabel] {
            label.text = nil
            label.isHidden = false
        }
    }

    private func setUpViews() {
        thumbnailView.contentMode = .scaleAspectFill
        thumbnailView.clipsToBounds = true
        thumbnailView.backgroundColor = .systemGray5
        titleLabel.font = .boldSystemFont(ofSize: 18)
        // Black in the light appearance.
        titleLabel.textColor = .label
        titleLabel.numberOfLines = 0
        dateLabel.font = .systemFont(ofSize: 11)
        dateLabel.textColor = .lightGray
        dateLabel.numberOfLines = 1
        descriptionLabel.font = .systemFont(ofSize: 13)
        descriptionLabel.textColor = .gray
        descriptionLabel.numberOfLines = 3
    }
}
