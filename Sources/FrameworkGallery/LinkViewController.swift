import LinkPresentation
import UIKit

/// Links with and without what is known of their pages.
final class LinkViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Links"
        view.backgroundColor = .systemBackground
        let known = LPLinkMetadata()
        known.originalURL = PageViewController.address
        known.url = PageViewController.address
        known.title = "The Rhine from the Alps to the North Sea"
        let links = UIStackView(arrangedSubviews: [
            LPLinkView(metadata: known), LPLinkView(url: PageViewController.address),
        ])
        links.axis = .vertical
        links.spacing = 16
        links.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(links)
        NSLayoutConstraint.activate([
            links.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            links.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            links.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
