import UIKit

/// Pictures side by side in a scroll view that stops at each; the pages are tied by visual formats.
class PagedImagesViewController: UIViewController, InterfaceConnectable, UIScrollViewDelegate {
    weak var scrollView: UIScrollView!
    private let pageControl = UIPageControl()
    private(set) var pages: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections().outlet("scrollView", \PagedImagesViewController.scrollView)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let scrollView else { return }
        pages = ["Hills", "Waves", "Sun"].map { page(named: $0) }
        let views: [String: Any] = [
            "scrollView": scrollView, "first": pages[0], "second": pages[1], "third": pages[2],
        ]
        // A page is as wide and as high as the scroll view's frame; the pages together are its content.
        constraints = ["H:|[first(==scrollView)][second(==scrollView)][third(==scrollView)]|"]
            .flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: nil, views: views) }
        for name in ["first", "second", "third"] {
            constraints += NSLayoutConstraint.constraints(
                withVisualFormat: "V:|[\(name)(==scrollView)]|", options: [], metrics: nil, views: views)
        }
        NSLayoutConstraint.activate(constraints)
        scrollView.delegate = self
        showFormats(below: scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    /// The page's number, and the formats that tie the pages, below them.
    private func showFormats(below scrollView: UIScrollView) {
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        let texts = [
            (UIFont.TextStyle.headline, "Three pages, tied by two formats"),
            (.body, "Side by side, each as wide as the scroll view:"),
            (.footnote, "H:|[first(==scrollView)][second(==scrollView)][third(==scrollView)]|"),
            (.body, "And each from its top to its bottom:"), (.footnote, "V:|[page(==scrollView)]|"),
            (
                .body,
                "Together the pages are the scroll view's content, so its size needs no number of its own. Paging stops "
                    + "at each of them, on every device."
            ),
        ]
        let labels = texts.map { style, text in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = style == .footnote ? .secondaryLabel : .label
            label.numberOfLines = 0
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: [pageControl] + labels)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Once more, to no effect: the constraints are active already.
        NSLayoutConstraint.activate(constraints)
    }

    private func page(named name: String) -> UIView {
        let page = UIView()
        page.backgroundColor = UIColor(named: "Page", in: .module, compatibleWith: nil)
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(page)
        let picture = UIImageView(image: UIImage(named: name, in: .module, compatibleWith: traitCollection))
        picture.contentMode = .scaleAspectFit
        picture.clipsToBounds = true
        picture.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(picture)
        for format in ["H:|[picture]|", "V:|[picture]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["picture": picture]))
        }
        return page
    }
}
