import UIKit

/// A picture of 64 × 64 at the leading edge, and beside it title, description and date.
class HorizontalCell: FlexibleCell {
    static let identifier = "HorizontalCell"

    let imageBaseView = UIView()
    let textStackView = UIStackView()

    override var arrangedThumbnail: UIView { imageBaseView }

    override func arrange() {
        stackView.axis = .horizontal
        stackView.distribution = .fill
        stackView.alignment = .top
        stackView.spacing = 8
        textStackView.axis = .vertical
        textStackView.spacing = 8
        for view in [titleLabel, descriptionLabel, dateLabel] { textStackView.addArrangedSubview(view) }
        stackView.addArrangedSubview(imageBaseView)
        stackView.addArrangedSubview(textStackView)

        imageBaseView.addSubview(thumbnailView)
        thumbnailView.translatesAutoresizingMaskIntoConstraints = false
        // Stronger than the compression resistance of a long text's single line (750), weaker than the width of 0 of a
        // hidden view.
        let baseWidth = imageBaseView.widthAnchor.constraint(equalTo: thumbnailView.widthAnchor)
        baseWidth.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            thumbnailView.widthAnchor.constraint(equalToConstant: 64),
            thumbnailView.heightAnchor.constraint(equalToConstant: 64),
            thumbnailView.centerXAnchor.constraint(equalTo: imageBaseView.centerXAnchor),
            thumbnailView.centerYAnchor.constraint(equalTo: imageBaseView.centerYAnchor),
            imageBaseView.heightAnchor.constraint(equalTo: thumbnailView.heightAnchor),
            baseWidth,
        ])
    }
}
