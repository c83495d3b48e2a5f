import UIKit

/// The picture on top, as wide as the row, then title, date and description.
class VerticalCell: FlexibleCell {
    static let identifier = "VerticalCell"

    /// Low, so that the height gives way to the required height of 0 by which the stack view hides the picture.
    class var thumbnailHeightPriority: UILayoutPriority { .defaultLow }

    override func arrange() {
        stackView.axis = .vertical
        stackView.distribution = .equalSpacing
        stackView.spacing = 8
        for view in [thumbnailView, titleLabel, dateLabel, descriptionLabel] { stackView.addArrangedSubview(view) }
        let height = thumbnailView.heightAnchor.constraint(equalTo: stackView.widthAnchor, multiplier: 0.5625)
        height.priority = Self.thumbnailHeightPriority
        height.isActive = true
    }
}

/// The picture's height is required: where the stack view hides the picture, by a required height of 0, the two
/// contradict each other.
final class RequiredHeightCell: VerticalCell {
    override class var thumbnailHeightPriority: UILayoutPriority { .required }
}
