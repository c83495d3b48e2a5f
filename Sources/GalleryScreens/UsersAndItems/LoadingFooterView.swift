import UIKit

/// An indicator that turns and a word beside it, together in the middle.
final class LoadingFooterView: UITableViewHeaderFooterView {
    static let identifier = "LoadingFooterView"

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.text = "読み込み中…"
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .secondaryLabel
        let container = UIView()
        contentView.addSubview(container)
        container.addSubview(indicator)
        container.addSubview(label)
        for view in [container, indicator, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            container.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            container.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            indicator.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            indicator.topAnchor.constraint(equalTo: container.topAnchor),
            indicator.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: indicator.trailingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: indicator.centerYAnchor),
        ])
        indicator.startAnimating()
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func prepareForReuse() {
        super.prepareForReuse()
        indicator.startAnimating()
    }
}
