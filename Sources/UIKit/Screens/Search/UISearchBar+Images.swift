/// An app's changes of a search bar's look.
struct SearchBarParts {
    var icons: [UISearchBar.Icon: StateValues<UIImage>] = [:]
    var fieldBackgrounds = StateValues<UIImage>()
    var fieldButton: UIButton?
}

extension UISearchBar {
    /// Nil for the system's own.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.icons[icon, default: StateValues()][state] = iconImage
        switch icon {
        case .search: updateSearchIcon()
        case .clear: searchTextField.clearButton.images = parts.icons[.clear] ?? StateValues()
        case .bookmark, .resultsList: updateFieldButton()
        }
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[icon]?[state] }
    /// Moves a picture from where it lies in the field.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconOffsets[icon == .resultsList ? .bookmark : icon] = adjustment
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        searchTextField.iconOffsets[icon == .resultsList ? .bookmark : icon] ?? .zero
    }
    /// Moves the text in the field.
    public var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.searchTextOffset }
        set { searchTextField.searchTextOffset = newValue }
    }
    /// Stretched over the field in place of its grey ground; states but the normal one have no place there.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.fieldBackgrounds[state] = backgroundImage
        let shown = parts.fieldBackgrounds[.normal]
        searchTextField.background = shown
        searchTextField.backgroundColor = shown == nil ? .tertiarySystemFill : .clear
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.fieldBackgrounds[state] }

    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeControl.setTitleTextAttributes(attributes, for: state) }
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeControl.backgroundImage(for: state, barMetrics: .default)
    }
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopeControl.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopeControl.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    private func updateSearchIcon() {
        let frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        guard let image = parts.icons[.search]?[.normal] else {
            searchTextField.leftView = MagnifyingGlass(frame: frame)
            return
        }
        let view = UIImageView(frame: frame)
        view.image = image
        view.contentMode = .center
        view.tintColor = .secondaryLabel
        searchTextField.leftView = view
    }

    /// The list or the book at the end of an empty field.
    func updateFieldButton() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let icon, searchTextField.text?.isEmpty != false else {
            if parts.fieldButton != nil { searchTextField.rightView = nil }
            parts.fieldButton = nil
            return
        }
        let button = parts.fieldButton ?? makeFieldButton()
        let standard = icon == .bookmark ? "book" : "list.bullet"
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            button.setImage(parts.icons[icon]?[state] ?? UIImage(systemName: standard), for: state)
        }
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Search results"
    }

    private func makeFieldButton() -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        button.tintColor = .secondaryLabel
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if showsSearchResultsButton {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        parts.fieldButton = button
        searchTextField.rightView = button
        searchTextField.rightViewMode = .always
        return button
    }
}
