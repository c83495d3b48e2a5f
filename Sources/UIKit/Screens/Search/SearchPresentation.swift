/// The presentation of a search controller whose bar is nowhere on the screen: the bar comes to the top, over what is searched.
///
/// Provenance: claimed — a presented search controller has its bar below the status bar, in front of the navigation bar, and
/// results below it: pictures of apps that present one from a bar item.
final class SearchPresentationController: UIPresentationController {
    private unowned let search: UISearchController

    init(of search: UISearchController, presenting: UIViewController?) {
        self.search = search
        super.init(presentedViewController: search, presenting: presenting)
    }

    override var fadesItsView: Bool { true }

    override func presentationTransitionWillBegin() {
        search.presentedBar = PresentedSearchBar(
            search.searchBar, results: search.searchResultsController, in: search.view)
        search.activate(presentedBy: presentingViewController)
    }

    /// A field has to be in the window before it is edited.
    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { search.searchBar.becomeFirstResponder() } else { end() }
    }

    override func dismissalTransitionWillBegin() {
        if search.isActive { search.deactivate() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { end() }
    }

    private func end() {
        search.removeResults()
        search.presentedBar?.remove()
        search.presentedBar = nil
    }
}

/// The place of a search bar at the top of a presented search controller's view, on a ground of its own.
@MainActor final class PresentedSearchBar {
    private let bar: UISearchBar
    private let results: UIViewController?
    private let ground = UIView()
    /// The part of the results' safe area that the bar takes.
    private var inset: CGFloat = 0

    init(_ bar: UISearchBar, results: UIViewController?, in view: UIView) {
        (self.bar, self.results) = (bar, results)
        ground.addSubview(bar)
        view.addSubview(ground)
    }

    /// Below the status bar, as wide as the safe area; results begin below it.
    func place(in view: UIView) {
        let safe = view.window?.safeAreaInsets ?? .zero
        let height = bar.naturalHeight
        // The bar's own ground reaches up to the screen's edge, as of one that is attached to the top.
        ground.backgroundColor = bar.backgroundColor ?? .systemBackground
        ground.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe.top + height)
        bar.frame = CGRect(
            x: safe.left, y: safe.top, width: max(0, view.bounds.width - safe.left - safe.right), height: height)
        view.bringSubviewToFront(ground)
        changeInset(to: height)
    }

    func remove() {
        changeInset(to: 0)
        bar.removeFromSuperview()
        ground.removeFromSuperview()
    }

    private func changeInset(to height: CGFloat) {
        guard height != inset else { return }
        results?.additionalSafeAreaInsets.top += height - inset
        inset = height
    }
}
