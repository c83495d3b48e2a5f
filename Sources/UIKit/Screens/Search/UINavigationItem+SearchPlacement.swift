/// The place of an item's search bar.
extension UINavigationItem {
    /// The place of a search bar: under the title, beside it, or in a toolbar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// The place that is asked for.
    ///
    /// From iOS 26 on a phone's navigation controller has the bar in its toolbar, unless it is stacked or
    /// `searchBarPlacementAllowsToolbarIntegration` is false. Since iOS 16 a wide bar of a tablet has it beside the title, at
    /// the trailing side; so have other bars, as a button, where the item asks for `inline` or an integrated place. Everywhere
    /// else the bar is under the title.
    ///
    /// Source: Apple's documentation of `UINavigationItem.preferredSearchBarPlacement`.
    /// Provenance: estimated — in a tab bar controller, whose bar takes the toolbar's place, the search bar stays under the
    /// title: no source says so.
    /// Provenance: estimated — search bars with scopes stay under the title too: no source says so.
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { arrangement.searchPlacement }
        set { arrangement.searchPlacement = newValue }
    }

    /// The place that the bar has: beside the title or in a toolbar it is `integrated`, before iOS 26 `inline`; else `stacked`.
    public var searchBarPlacement: SearchBarPlacement {
        switch searchController?.searchBar.place {
        case .toolbar: .integrated
        case .besideTitle: besidePlacement
        case .content, .underTitle, nil: .stacked
        }
    }

    private var besidePlacement: SearchBarPlacement {
        guard BehaviourProfile.current.searchIsInToolbar else { return .inline }
        let asked = arrangement.searchPlacement
        return asked == .integratedCentered || asked == .integratedButton ? asked : .integrated
    }

    /// False if the search bar may not go into the toolbar; from iOS 26 on.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { arrangement.allowsSearchInToolbar }
        set { arrangement.allowsSearchInToolbar = newValue }
    }

    /// An item for the place of the search bar among a controller's `toolbarItems`; without it the search bar comes last.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let made = arrangement.searchPlace { return made }
        let made = UIBarButtonItem()
        made.isSearchPlace = true
        arrangement.searchPlace = made
        return made
    }

    var allowsSearchBelow: Bool {
        arrangement.allowsSearchInToolbar && ![.stacked, .inline].contains(arrangement.searchPlacement)
            && searchHasNoScopes
    }
    var allowsSearchBeside: Bool {
        arrangement.searchPlacement != .stacked && searchController != nil && searchHasNoScopes
    }
    private var searchHasNoScopes: Bool { searchController?.searchBar.scopeButtonTitles?.isEmpty ?? true }
}

extension UINavigationController {
    /// True if an item's search bar is in the toolbar.
    func placesSearchBelow(_ item: UINavigationItem) -> Bool {
        BehaviourProfile.current.searchIsInToolbar && item.allowsSearchBelow && tabBarController == nil
            && traitCollection.userInterfaceIdiom == .phone
    }

    /// Puts the search bar into the toolbar, which is shown for it.
    func takeSearchBelow() {
        let wanted = navigationBar.parts.searchBelow
        guard stack.searchBelow !== wanted else { return }
        stack.searchBelow = wanted
        toolbar.searchBar = wanted
        if stack.hidesToolbar { toolbar.items = nil }
        showToolbar()
        if let view = viewIfLoaded, wanted != nil {
            let known = UIApplication.shared.timeline.keyboardFollowers.contains { $0.view === view }
            if !known { UIApplication.shared.timeline.keyboardFollowers.append(WeakView(view: view)) }
        }
    }

    var showsToolbar: Bool { !stack.hidesToolbar || navigationBar.parts.searchBelow != nil }

    /// The toolbar's frame: its capsules keep a distance from the edge of a screen without a home button; a search bar in
    /// it comes up with the keyboard.
    func toolbarFrame(in view: UIView) -> CGRect {
        let height = BehaviourProfile.current.toolbarHeight
        let below = min(view.safeAreaInsets.bottom, BehaviourProfile.current.toolbarBottom)
        let keyboard = toolbar.searchBar == nil ? 0 : view.keyboardIntrusion
        return CGRect(
            x: 0, y: view.bounds.height - max(below, keyboard) - height, width: view.bounds.width, height: height)
    }
}

extension UIToolbar {
    /// The items, and the place for the search bar.
    var shownItems: [UIBarButtonItem] {
        let items = self.items ?? []
        guard searchBar != nil, !items.contains(where: \.isSearchPlace) else { return items }
        let place = UIBarButtonItem()
        place.isSearchPlace = true
        return items + [place]
    }
}
