import UIKit

/// A coloured square with its number.
final class SquareCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        label.font = .boldSystemFont(ofSize: 34)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    func show(_ number: Int, of count: Int) {
        label.text = "\(number + 1)"
        let share = CGFloat(number) / CGFloat(count)
        contentView.backgroundColor = UIColor(hue: 0.5 + 0.4 * share, saturation: 0.6, brightness: 0.8, alpha: 1)
    }
}
