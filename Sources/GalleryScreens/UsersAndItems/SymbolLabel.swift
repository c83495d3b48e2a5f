import UIKit

/// A symbol and a word or number beside it.
final class SymbolLabel: UIView {
    private let symbolLabel = UILabel()
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    init(symbol: String, font: UIFont) {
        super.init(frame: .zero)
        symbolLabel.text = symbol
        symbolLabel.font = font
        label.font = font
        symbolLabel.textColor = .secondaryLabel
        label.textColor = .secondaryLabel
        symbolLabel.setContentHuggingPriority(.required, for: .horizontal)
        for view in [symbolLabel, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbolLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            symbolLabel.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: symbolLabel.trailingAnchor, constant: 4),
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }
}
