import UIKit

/// Pictures side by side in a scroll view that stops at each; the pages are tied by visual formats.
class PagedImagesViewController: UIViewController, InterfaceConnectable {
    weak var scrollView: UIScrollView!
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
