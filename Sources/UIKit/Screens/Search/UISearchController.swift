/// A search bar, and what is shown of a controller while one searches in it.
///
/// The bar goes into a navigation item or over a table; a controller whose bar is nowhere is presented, with its bar at the top. While the search is active the controller's view lies over that
/// of the controller that is searched: dimmed where `obscuresBackgroundDuringPresentation` says so, with the results'
/// controller once there is text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    public let searchResultsController: UIViewController?
    open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
    /// The name until iOS 12.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    /// True if scopes are shown as `scopeBarActivation` says; false if the app shows them.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The moment from which on scopes are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { if isShown { showScopes() } } }
    /// Offered in a list over the searched content while the search is active; nil and none at all for no list.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }
    private var suggestionList: SearchSuggestionList?
    /// True if results are shown without text too; nil for as text says.
    open var showsSearchResultsController: Bool {
        get { showsResults ?? (searchBar.text?.isEmpty == false) }
        set {
            showsResults = newValue
            showContent()
        }
    }
    /// True if the controller of results is shown as soon as there is text; an app that sets `showsSearchResultsController`
    /// decides for itself.
    open var automaticallyShowsSearchResultsController: Bool {
        get { showsResults == nil }
        set { showsResults = newValue ? nil : showsSearchResultsController }
    }
    private var showsResults: Bool?
    private var isShown = false
    private weak var searched: UIViewController?
    /// The bar's place while the controller is presented; nil otherwise.
    var presentedBar: PresentedSearchBar?
    private var hidBar = false

    /// - Parameter searchResultsController: nil where the controller that is searched shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepareBar()
    }

    /// No nib has a search controller: its content is that of the controller that is searched.
    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibName, bundle: bundle)
        prepareBar()
    }

    private func prepareBar() {
        searchBar.owner = self
        searchBar.placeholder = "Search"
        searchBar.sizeToFit()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.owner = self
    }

    /// The moments from which on a search's scopes are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The same as `onSearchActivation`.
        case automatic
        /// The app shows and hides the bar's scopes.
        case manual
        case onTextEntry, onSearchActivation
    }

    /// True while searching, which begins with the keyboard; a program may set it too.
    open var isActive: Bool {
        get { isShown }
        set {
            guard newValue != isShown else { return }
            if newValue { activate() } else if isPresentedItself { dismiss(animated: true) } else { deactivate() }
        }
    }

    private var isPresentedItself: Bool { presentation.presenting != nil && !presentation.isBeingDismissed }

    open override func loadView() {
        let view = SearchBackground(frame: .zero)
        view.tapped = { [weak self] in self?.isActive = false }
        self.view = view
    }

    // MARK: Coming and going

    /// - Parameter presenter: the controller that presents this one, where it is presented itself.
    func activate(presentedBy presenter: UIViewController? = nil) {
        isShown = true
        delegate?.willPresentSearchController(self)
        // Provenance: claimed — results are loaded as a search begins: an app that begins one in `viewDidLoad()` uses outlets of
        // the results in `viewDidAppear(_:)`.
        searchResultsController?.loadViewIfNeeded()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        showScopes()
        if let presenter {
            searched = presenter
            embedResults()
        } else {
            searched = searchedController
            barHides(true)
            if let searched { cover(searched) }
        }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        showContent()
        searchResultsUpdater?.updateSearchResults(for: self)
        searched?.markUnavailableStale()
        UIApplication.shared.after(0) { [weak self] in
            guard let self, isShown else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    func deactivate() {
        isShown = false
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        showSuggestions()
        barHides(false)
        if presentation.presenting == nil { uncover() }
        searchResultsUpdater?.updateSearchResults(for: self)
        searched?.markUnavailableStale()
        UIApplication.shared.after(0) { [weak self] in
            guard let self, !isShown else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    /// The controller whose content is searched: the one that has the bar in its item or its view.
    private var searchedController: UIViewController? {
        var view: UIView? = searchBar
        while let current = view {
            if let navigation = current.controller as? UINavigationController { return navigation.topViewController }
            if let controller = current.controller { return controller }
            view = current.superview
        }
        return nil
    }

    private func barHides(_ hides: Bool) {
        if searchBar.place == .besideTitle, let bar = searched?.navigationController?.navigationBar {
            bar.parts.isSearchingBeside = hides
            bar.setNeedsLayout()
            return bar.layoutIfNeeded()
        }
        guard hidesNavigationBarDuringPresentation, let navigation = searched?.navigationController else { return }
        if searched?.navigationItem.searchController === self {
            navigation.navigationBar.parts.isSearching = hides
            navigation.navigationBar.metricsMayHaveChanged()
        } else if hides != hidBar {
            if hides, navigation.isNavigationBarHidden { return }
            hidBar = hides
            navigation.setNavigationBarHidden(hides, animated: true)
        }
    }

    private func cover(_ controller: UIViewController) {
        guard let container = controller.view.superview, let view else { return }
        controller.addChild(self)
        container.insertSubview(view, aboveSubview: controller.view)
        containment.barInsets = controller.containment.barInsets
        placeCover()
        embedResults()
        didMove(toParent: controller)
    }

    private func embedResults() {
        guard let results = searchResultsController else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    /// Over the searched view, but not over a bar that lies in it.
    func placeCover() {
        guard let searchedView = searched?.viewIfLoaded, let view = viewIfLoaded, view.superview != nil else { return }
        var frame = searchedView.frame
        if searchBar.isDescendant(of: searchedView), let container = view.superview {
            container.layoutIfNeeded()
            let below = searchBar.convert(searchBar.bounds, to: container).maxY
            frame.size.height = max(0, frame.maxY - below)
            frame.origin.y = below
        }
        view.frame = frame
    }

    private func uncover() {
        removeResults()
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    func removeResults() {
        if let results = searchResultsController, results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
        searched = nil
    }

    // MARK: While it is active

    func searchDidChange() {
        guard isShown else { return }
        showContent()
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        searched?.markUnavailableStale()
    }

    /// Scopes that appear as the user types stay until the search ends.
    private func showScopes() {
        guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else { return }
        let waits = scopeBarActivation == .onTextEntry && searchBar.text?.isEmpty != false
        if !waits { searchBar.showsScopeBar = true }
    }

    private func showSuggestions() {
        let suggestions = isShown ? searchSuggestions ?? [] : []
        guard let view = viewIfLoaded, !suggestions.isEmpty else {
            suggestionList?.removeFromSuperview()
            suggestionList = nil
            return showContent()
        }
        let list = suggestionList ?? SearchSuggestionList(frame: view.bounds)
        suggestionList = list
        list.chosen = { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        list.show(suggestions)
        list.frame = view.bounds
        view.addSubview(list)
        showContent()
    }

    func barHeightDidChange() {
        searched?.navigationController?.navigationBar.metricsMayHaveChanged()
        if presentedBar != nil { viewIfLoaded?.setNeedsLayout() } else if isShown { placeCover() }
    }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        presentedBar?.place(in: view)
    }

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(of: self, presenting: presenting)
    }

    override func appearsInPlace() -> Bool {
        guard searchBar.window != nil, presentedBar == nil else { return false }
        isActive = true
        return true
    }

    private func showContent() {
        guard isShown, let background = viewIfLoaded as? SearchBackground else { return }
        let showsResults = searchResultsController != nil && showsSearchResultsController
        searchResultsController?.viewIfLoaded?.isHidden = !showsResults
        background.dims = obscuresBackgroundDuringPresentation && !showsResults
        background.isHidden = !showsResults && !background.dims && suggestionList == nil && presentedBar == nil
    }
}

/// Darkens what is searched; a tap on it ends the search.
final class SearchBackground: UIView {
    var tapped: (() -> Void)?
    var dims = false { didSet { backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil } }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Shows results as the user types.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or searching began or ended.
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion was chosen.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
