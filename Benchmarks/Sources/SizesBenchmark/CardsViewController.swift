import UIKit

/// A hundred views: twenty cards below each other, each with a picture, a title and a subtitle that wrap, and a value.
final class CardsViewController: UIViewController {
    override func loadView() {
        view = UIView()
        var above: UIView?
        for number in 0..<20 {
            let card = Self.card(number)
            view.addSubview(card)
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                card.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: 8),
            ])
            above = card
        }
    }

    private static func card(_ number: Int) -> UIView {
        let (card, picture, title, subtitle, value) = (UIView(), UIView(), UILabel(), UILabel(), UILabel())
        title.text = ["Delivery tomorrow before noon", "Paid", "A parcel of three books and a lamp"][number % 3]
        subtitle.text = "Left with the neighbours on the second floor, as asked \(number)"
        value.text = ["12 €", "tomorrow", "1,024 pieces in all"][number % 3]
        title.numberOfLines = 0
        subtitle.numberOfLines = number % 2 == 0 ? 0 : 2
        for label in [title, subtitle, value] { label.font = .preferredFont(forTextStyle: .body) }
        value.setContentHuggingPriority(.required, for: .horizontal)
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        for part in [picture, title, subtitle, value] {
            part.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(part)
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: value.leadingAnchor, constant: -8),
            title.topAnchor.constraint(equalTo: card.topAnchor),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            value.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            value.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        return card
    }
}
