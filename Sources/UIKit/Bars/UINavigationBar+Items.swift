extension UINavigationBar {
    func makeParts() {
        for view in [parts.ground, parts.title, parts.largeTitle, parts.prompt] { addSubview(view) }
        parts.title.textAlignment = .center
        updateLooks()
    }

    func show(_ items: [UINavigationItem]) {
        for old in parts.items where old.changed != nil { old.changed = nil }
        parts.items = items
        for item in items { item.changed = { [weak self] in self?.itemChanged() } }
        itemChanged()
    }

    private func itemChanged() {
        let item = topItem
        parts.titleView?.removeFromSuperview()
        parts.titleView = item?.titleView
        if let view = parts.titleView { addSubview(view) }
        parts.title.isHidden = parts.titleView != nil
        parts.prompt.text = item?.prompt
        parts.prompt.isHidden = item?.prompt == nil
        replaceButtons(item)
        replaceSearchBar(item)
        updateLooks()
        metricsMayHaveChanged()
    }

    private func replaceButtons(_ item: UINavigationItem?) {
        for view in parts.leading + parts.trailing { view.removeFromSuperview() }
        parts.back?.removeFromSuperview()
        let left = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
        parts.back = nil
        if let backItem, let item, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
            parts.back = makeBackButton(to: backItem)
        }
        parts.leading = left.map(view(for:))
        parts.trailing = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(view(for:))
        for view in parts.leading + parts.trailing { addSubview(view) }
    }

    private func replaceSearchBar(_ item: UINavigationItem?) {
        let wanted = item?.searchController?.searchBar
        guard parts.searchBar !== wanted else { return }
        if parts.searchBar?.superview === self { parts.searchBar?.removeFromSuperview() }
        parts.searchBar = wanted
        parts.searchCollapse = 0
        parts.isSearching = false
        guard let wanted else { return }
        wanted.isInNavigationBar = true
        addSubview(wanted)
    }

    private func makeBackButton(to item: UINavigationItem) -> BackButton {
        let button = BackButton(frame: .zero)
        button.title = item.wayBackTitle
        button.addAction(UIAction { [weak self] _ in self?.backWasTapped() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func backWasTapped() {
        if let goBack = parts.goBack { goBack() } else { popItem(animated: true) }
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        item.observe(by: self) { [weak self] in self?.barButtonChanged() }
        return item.customView ?? BarItemButton(item: item)
    }

    private func barButtonChanged() {
        for case let button as BarItemButton in parts.leading + parts.trailing { button.show() }
        setNeedsLayout()
    }

    /// The item's own looks before the bar's.
    var shownAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
        return topItem?.standardAppearance ?? standardAppearance
    }

    func updateLooks() {
        let appearance = shownAppearance
        let isBlack = barStyle == .black
        parts.ground.show(
            appearance, color: barTintColor ?? (isBlack ? .black : nil), image: parts.backgroundImages[.default],
            isTranslucent: isTranslucent, showsHairline: shadowImage == nil)
        func text(
            _ label: UILabel, _ font: UIFont, _ own: [NSAttributedString.Key: Any],
            _ given: [NSAttributedString.Key: Any]?
        ) {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: isBlack ? UIColor.white : .label,
            ]
            attributes.merge(own) { _, new in new }
            attributes.merge(given ?? [:]) { _, new in new }
            label.attributedText = topItem?.title.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        text(
            parts.title, .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes, titleTextAttributes
        )
        text(
            parts.largeTitle, .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes,
            largeTitleTextAttributes)
        parts.prompt.font = .systemFont(ofSize: 12)
        parts.prompt.textColor = isBlack ? .white : .secondaryLabel
        setNeedsLayout()
    }
}
