/// Tab bars that aren't a row: a capsule of titles at the top of wide screens, and the selected tab alone.
extension UITabBar {
    /// The size of the capsule at the top; points.
    var capsuleSize: CGSize {
        let widths = tabs.map { TabCapsule.width(ofTitle: $0.titleWidth) }
        return CGSize(width: widths.reduce(0, +) + 2 * TabCapsule.inset, height: TabCapsule.height)
    }

    func layOutCapsule() {
        let view = shownPlatter()
        view.frame = bounds
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = TabCapsule.inset
        for tab in tabs {
            let width = TabCapsule.width(ofTitle: tab.titleWidth)
            tab.alpha = 1
            tab.frame = CGRect(
                x: isReversed ? bounds.width - x - width : x, y: TabCapsule.inset, width: width,
                height: bounds.height - 2 * TabCapsule.inset)
            x += width
        }
        view.showPill(tabs.first { $0.item === selectedItem }?.frame)
    }

    func layOutSelected(on view: TabPlatterView) {
        let side = TabAlone.side
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isReversed ? bounds.width - TabPlatter.side - side : TabPlatter.side, y: TabPlatter.height - side,
            width: side, height: side)
        for tab in tabs { tab.frame = view.frame }
        view.showPill(nil)
    }
}
