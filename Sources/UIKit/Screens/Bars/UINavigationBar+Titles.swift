import Graphics

/// The title and the subtitle, in the bar's row and large below it.
extension UINavigationBar {
    /// The band of a large title, with what is below the title.
    var largeBand: CGFloat {
        guard let view = shownLargeSubtitle else { return UINavigationBar.largeTitleHeight }
        return UINavigationBar.largeTitleHeight + view.sizeThatFits(bounds.size).height
    }

    /// The view under the title in the row; nil without a subtitle.
    var shownSubtitle: UIView? {
        guard BehaviourProfile.current.hasSubtitles, parts.titleView == nil else { return nil }
        return parts.subtitleView ?? (parts.subtitle.attributedText == nil ? nil : parts.subtitle)
    }

    /// The view under the large title: the item's own for it, else what the row would show.
    var shownLargeSubtitle: UIView? {
        guard BehaviourProfile.current.hasSubtitles else { return nil }
        return parts.largeSubtitleView ?? (parts.largeSubtitle.attributedText == nil ? nil : parts.largeSubtitle)
    }

    /// Shows the views of an item's own in place of subtitles.
    func replaceSubtitleViews(_ item: UINavigationItem?) {
        let titles = BehaviourProfile.current.hasSubtitles ? item?.titles : nil
        for (path, wanted) in [
            (\NavigationBarParts.subtitleView, titles?.subtitleView),
            (\NavigationBarParts.largeSubtitleView, titles?.largeSubtitleView),
        ] where parts[keyPath: path] !== wanted {
            if let old = parts[keyPath: path], old.superview === self { old.removeFromSuperview() }
            parts[keyPath: path] = wanted
            if let wanted { addSubview(wanted) }
        }
    }

    /// Places the title in the middle of the bar where that is free, else in the middle of the free space; at the
    /// leading side in the styles for browsing and editing. A subtitle is below it, with the same middle or start.
    ///
    /// - Returns: the free space beside the title.
    func layOutTitle(
        in zone: CGRect, between taken: (start: CGFloat, end: CGFloat)
    ) -> (start: CGFloat, end: CGFloat) {
        let isCovered = showsLargeTitle && parts.collapse < largeBand / 2
        let title = parts.titleView ?? parts.title
        parts.title.alpha = isCovered && parts.titleView == nil ? 0 : 1
        let room = CGSize(width: max(0, taken.end - taken.start), height: zone.height)
        let size = parts.titleView.map { self.size(ofTitle: $0, in: room) } ?? title.sizeThatFits(room)
        let subtitle = shownSubtitle
        let below = subtitle?.sizeThatFits(room) ?? .zero
        let width = min(max(size.width, below.width), room.width)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isLeading = parts.tabsWidth > 0 || topItem.map { $0.style != .navigator } ?? false
        var x = (bounds.width - width) / 2
        if isLeading { x = isReversed ? taken.end - width : taken.start }
        if x < taken.start { x = taken.start }
        if x + width > taken.end { x = taken.end - width }
        let shift = titleShift
        let top = zone.minY + round((zone.height - size.height - below.height) / 2) + shift.vertical
        func place(_ view: UIView, _ fitting: CGSize, y: CGFloat) {
            let own = min(fitting.width, width)
            let inset = isLeading ? (isReversed ? width - own : 0) : (width - own) / 2
            view.frame = CGRect(x: round(x + inset) + shift.horizontal, y: y, width: own, height: fitting.height)
        }
        place(title, size, y: top)
        for view in [parts.subtitle, parts.subtitleView].compactMap({ $0 }) {
            view.isHidden = view !== subtitle
            view.alpha = parts.title.alpha
        }
        if let subtitle { place(subtitle, below, y: top + size.height) }
        guard isLeading, width > 0, title.alpha > 0 else { return taken }
        return isReversed ? (taken.start, x - 16) : (x + width + 16, taken.end)
    }

    /// At most as high as the row, unless the view's own constraints say more.
    ///
    /// That a bar bounds the height is claimed: apps give it pictures of any size that scale to fit, which filled the screen's top.
    private func size(ofTitle view: UIView, in room: CGSize) -> CGSize {
        var size = view.sizeInBar(room)
        if size.width <= 0 { size = view.bounds.size }
        if !view.isSizedByConstraints { size.height = min(size.height, room.height) }
        return size
    }

    private var titleShift: UIOffset {
        var shift = shownAppearance.titlePositionAdjustment
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        shift.vertical += titleVerticalPositionAdjustment(for: metrics)
        return shift
    }

    func layOutLargeTitle(in strip: CGRect) {
        let subtitle = shownLargeSubtitle
        for view in [parts.largeSubtitle, parts.largeSubtitleView].compactMap({ $0 }) {
            view.isHidden = !showsLargeTitle || view !== subtitle
        }
        parts.largeTitle.isHidden = !showsLargeTitle
        guard showsLargeTitle else { return }
        let alpha = max(0, 1 - parts.collapse / (largeBand / 2))
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ fitting: CGSize, y: CGFloat) {
            let width = min(fitting.width, strip.width - sides.left - sides.right)
            view.frame = CGRect(
                x: isReversed ? strip.width - sides.right - width : sides.left, y: y, width: width,
                height: fitting.height)
            view.alpha = alpha
        }
        let size = parts.largeTitle.sizeThatFits(strip.size)
        let top =
            strip.maxY - largeBand + round(BehaviourProfile.current.largeTitleTop(height: size.height))
        place(parts.largeTitle, size, y: top)
        guard let subtitle else { return }
        place(subtitle, subtitle.sizeThatFits(strip.size), y: top + size.height)
    }
}
