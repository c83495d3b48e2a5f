import UIKit

/// A screen of the gallery with a way back: in its navigation bar, or where it has none, above what it shows.
final class OpenedViewController: UIViewController {
    private let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        let close = UIAction(title: "Gallery") { [weak self] _ in self?.dismiss(animated: true) }
        if let first = (content as? UINavigationController)?.viewControllers.first {
            first.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
        } else {
            addButton(close)
        }
    }

    private func addButton(_ action: UIAction) {
        let button = UIButton(type: .system, primaryAction: action)
        button.backgroundColor = .secondarySystemBackground
        button.layer.cornerRadius = 16
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
        ])
    }
}
