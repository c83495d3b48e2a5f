import UIKit

/// A symbol and a word or number beside it.
final class SymbolLabel: UIView {
    private let symbolView = UIImageView()
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// - Parameter symbol: the system symbol's name.
    init(symbol: String, font: UIFont) {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(font: font, scale: .small)
        symbolView.image = UIImage(systemName: symbol, withConfiguration: configuration)
        symbolView.tintColor = .secondaryLabel
        label.font = font
        label.textColor = .secondaryLabel
        symbolView.setContentHuggingPriority(.required, for: .horizontal)
        symbolView.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [symbolView, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbolView.leadingAnchor.constraint(equalTo: leadingAnchor),
            symbolView.centerYAnchor.constraint(equalTo: label.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 4),
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }
}
