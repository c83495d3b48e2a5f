extension UINavigationBar {
    func makeParts() {
        for view in [
            parts.ground, parts.title, parts.subtitle, parts.largeTitle, parts.largeSubtitle, parts.prompt,
        ] { addSubview(view) }
        parts.title.textAlignment = .center
        parts.looks.standard.observer = { [weak self] in self?.updateLooks() }
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
        replaceSubtitleViews(item)
        replaceButtons(item)
        replaceSearchBar(item)
        updateLooks()
        metricsMayHaveChanged()
    }

    private func replaceButtons(_ item: UINavigationItem?) {
        for view in parts.buttons { view.removeFromSuperview() }
        parts.back?.removeFromSuperview()
        let left = leftItems
        parts.back = nil
        let wayBack = backItem ?? (item?.backAction == nil ? nil : UINavigationItem(title: ""))
        if let wayBack, let item, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
            parts.back = makeBackButton(to: wayBack)
        }
        parts.groups = NavigationBarGroups(item, left: left, right: rightItems)
        showGroups()
    }

    /// Single items from the leading side inwards; a split view's button comes first, where nothing leads back.
    var leftItems: [UIBarButtonItem] {
        let mode = parts.items.count > 1 ? nil : parts.modeItem
        return [mode].compactMap { $0 } + (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden && $0 !== mode }
    }

    /// Single items from the trailing side inwards.
    var rightItems: [UIBarButtonItem] { (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden } }

    /// A split view's button in its outermost column's bar.
    func setModeItem(_ item: UIBarButtonItem?) {
        guard parts.modeItem !== item else { return }
        parts.modeItem = item
        itemChanged()
    }

    private func makeBackButton(to item: UINavigationItem) -> BackButton {
        let button = BackButton(frame: .zero)
        button.title = item.wayBackTitle
        button.item = item.backBarButtonItem ?? parts.backLooks
        button.itemChanged = { [weak self] in self?.updateLooks() }
        button.addAction(UIAction { [weak self] _ in self?.backWasTapped() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func backWasTapped() {
        if let action = topItem?.backAction { return action.perform(sender: parts.back) }
        if let goBack = parts.goBack { goBack() } else { popItem(animated: true) }
    }

    func view(for item: UIBarButtonItem) -> UIView {
        item.observe(by: self) { [weak self] in self?.barButtonChanged() }
        return item.customView ?? (item.isSpace ? BarSpace(item) : BarItemButton(item: item))
    }

    private func barButtonChanged() {
        for case let button as BarItemButton in parts.buttons { button.show() }
        setNeedsLayout()
    }

    func showButtons(_ appearance: UINavigationBarAppearance) {
        for case let button as BarItemButton in parts.buttons {
            button.barLooks = button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
        guard let back = parts.back else { return }
        back.attributes = appearance.backButtonAppearance.titleTextAttributes(in: back.state)
            .merging(back.item.attributes(in: back.state)) { _, given in given }
        let shift = back.item.backButtonTitlePositionAdjustment(for: .default)
        back.titleShift = shift == .zero ? appearance.backButtonAppearance.normal.titlePositionAdjustment : shift
        let given = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
        back.indicator = appearance.givenBackIndicator ?? given
    }

    /// The item's own looks before the bar's, those for the content's edge before those for scrolled content.
    ///
    /// If none are set for the edge, the standard looks lose their background there: under a large title since iOS 13,
    /// in every bar since iOS 15.
    var shownAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let (item, looks) = (topItem, parts.looks)
        var standard = item?.standardAppearance ?? looks.standard
        if isCompact, let compact = item?.compactAppearance ?? looks.compact { standard = compact }
        guard looks.isAtScrollEdge else { return standard }
        if isCompact, let edge = item?.compactScrollEdgeAppearance ?? looks.compactScrollEdge { return edge }
        if let edge = item?.scrollEdgeAppearance ?? looks.scrollEdge { return edge }
        return losesBackgroundAtEdge ? standard.withoutBackground() : standard
    }

    /// Provenance: claimed — bars that were given colours or images in iOS 12's way keep them until iOS 15: the source
    /// wasn't noted.
    private var losesBackgroundAtEdge: Bool {
        let profile = BehaviourProfile.current
        if profile.barsLoseBackgroundAtEdge { return true }
        let isOld = barTintColor != nil || !parts.backgroundImages.isEmpty || shadowImage != nil || !isTranslucent
        return profile.largeTitlesLoseBackgroundAtEdge && showsLargeTitle && !(isOld && !parts.looks.hasStandard)
    }

    /// True if the bar's looks depend on what is under it.
    var looksFollowContent: Bool { losesBackgroundAtEdge || hasEdgeLooks }

    private var hasEdgeLooks: Bool {
        let (item, looks) = (topItem, parts.looks)
        return item?.scrollEdgeAppearance ?? looks.scrollEdge ?? item?.compactScrollEdgeAppearance
            ?? looks.compactScrollEdge != nil
    }

    func setIsAtScrollEdge(_ isAtScrollEdge: Bool) {
        guard parts.looks.isAtScrollEdge != isAtScrollEdge else { return }
        parts.looks.isAtScrollEdge = isAtScrollEdge
        updateLooks()
    }

    /// True if an appearance was set for what is shown: colours, pictures and titles' attributes of the bar itself, as of iOS 12,
    /// say nothing then.
    ///
    /// Provenance: claimed — an appearance replaces `barTintColor`, `barStyle`, background images and titles' attributes: published,
    /// not by Apple; an app whose storyboard has black titles, and its code white ones on navy in Apple's Technical Note 3106's way.
    private var isGivenLooks: Bool {
        topItem?.standardAppearance != nil || parts.looks.hasStandard || parts.looks.isAtScrollEdge && hasEdgeLooks
    }

    func updateLooks() {
        let appearance = shownAppearance
        let isBlack = barStyle == .black && !isGivenLooks
        let isBare = parts.looks.isAtScrollEdge && !hasEdgeLooks && losesBackgroundAtEdge
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        let image = parts.backgroundImages[metrics] ?? parts.backgroundImages[.default]
        let isPlain = isBare || isGivenLooks
        parts.ground.show(
            appearance, color: isPlain ? nil : barTintColor ?? (isBlack ? .black : nil), image: isPlain ? nil : image,
            shadow: isGivenLooks ? nil : shadowImage, isTranslucent: isTranslucent || isBare)
        showButtons(appearance)
        showTitles(appearance, isBlack: isBlack)
        parts.prompt.font = .systemFont(ofSize: 12)
        parts.prompt.textColor = isBlack ? .white : .secondaryLabel
        setNeedsLayout()
    }
    private func showTitles(_ appearance: UINavigationBarAppearance, isBlack: Bool) {
        let titles = BehaviourProfile.current.hasSubtitles ? topItem?.titles : nil
        func text(
            _ label: UILabel, _ words: NSAttributedString?, _ font: UIFont, _ ink: UIColor,
            _ looks: [NSAttributedString.Key: Any]
        ) {
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: isBlack ? .white : ink]
            label.attributedText = words.map {
                $0.addingBelow(attributes.merging(looks) { _, given in given })
            }
        }
        func plain(_ words: String?) -> NSAttributedString? { words.map(NSAttributedString.init(string:)) }
        let profile = BehaviourProfile.current
        let own = isGivenLooks ? (nil, nil) : (titleTextAttributes, largeTitleTextAttributes)
        text(
            parts.title, plain(topItem?.title), .systemFont(ofSize: 17, weight: .semibold), .label,
            appearance.titleTextAttributes.merging(own.0 ?? [:]) { _, given in given })
        text(
            parts.largeTitle, plain(titles?.large ?? topItem?.title), .systemFont(ofSize: 34, weight: .bold), .label,
            appearance.largeTitleTextAttributes.merging(own.1 ?? [:]) { _, given in given })
        text(
            parts.subtitle, titles?.subtitle, .systemFont(ofSize: profile.subtitleSize), .secondaryLabel,
            appearance.subtitleTextAttributes)
        text(
            parts.largeSubtitle, titles?.largeSubtitle ?? titles?.subtitle,
            .systemFont(ofSize: profile.largeSubtitleSize), .secondaryLabel, appearance.largeSubtitleTextAttributes)
    }
}
