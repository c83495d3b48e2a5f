import UIKit

/// The content of one feed cell: twelve texts beside and under three pictures.
struct FeedContent {
    static let labelCount = 12
    var texts: [String]

    /// Different texts for each row, of the lengths that feeds have; the body wraps.
    static func row(_ row: Int) -> FeedContent {
        let words = [
            "measure", "the", "row", "once", "and", "show", "it", "where", "list", "scrolls", "without", "a", "jump",
            "between", "frames", "height", "width", "label",
        ]
        func phrase(_ count: Int, _ salt: Int) -> String {
            (0..<count).map { words[(row * 7 + salt * 5 + $0 * 3) % words.count] }.joined(separator: " ")
        }
        return FeedContent(texts: [
            phrase(2, 0), phrase(3, 1), phrase(1, 2), phrase(18 + row % 9, 3), phrase(4, 4), phrase(3, 5), phrase(1, 6),
            phrase(1, 7), phrase(1, 8), phrase(2, 9), phrase(2, 10), phrase(1, 11),
        ])
    }
}

/// The views of a feed cell, however they are laid out.
@MainActor class FeedCell: UITableViewCell {
    static let picture = UIImage.uniform(width: 4, height: 4)
    let labels: [UILabel]
    let pictures: [UIImageView]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        labels = (0..<FeedContent.labelCount).map { index in
            let label = UILabel()
            label.font = .systemFont(ofSize: index == 0 ? 16 : index == 3 ? 15 : 12)
            label.numberOfLines = index == 3 || index == 5 ? 0 : 1
            return label
        }
        pictures = (0..<3).map { _ in UIImageView(image: FeedCell.picture) }
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (labels as [UIView] + pictures).forEach(contentView.addSubview)
    }

    required init?(coder: NSCoder) { fatalError("a feed cell is made in code") }

    func show(_ content: FeedContent) {
        for (label, text) in zip(labels, content.texts) { label.text = text }
        setNeedsLayout()
    }
}

extension UIImage {
    /// A small picture without a file: one colour.
    static func uniform(width: Int, height: Int) -> UIImage? {
        let base64 =
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEUlEQVR4nGP4z8AARwzIHABb4Qf5uTgTGwAAAABJRU5ErkJggg=="
        return Data(base64Encoded: base64).flatMap { UIImage(data: $0) }
    }
}
