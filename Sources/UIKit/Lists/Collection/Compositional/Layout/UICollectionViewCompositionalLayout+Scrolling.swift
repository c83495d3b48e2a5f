import CollectionArrangement

/// Sections that scroll across.
extension UICollectionViewCompositionalLayout {
    /// Where a section was left, from its leading end.
    func offset(ofSection section: Int) -> CGFloat {
        composition.offsets[section] ?? -(scrolling(ofSection: section)?.centringInset ?? 0)
    }

    func scrolling(ofSection section: Int) -> GroupScrolling? {
        let composed = composition.sections[section]
        guard let rest = composed.description?.orthogonalScrollingBehavior.rest else { return nil }
        let sequence = composed.arrangement.sequence
        let along = axis.across
        let edges = sequence.description.group.edges
        return GroupScrolling(
            rest: rest, window: composed.arrangement.description.container[along],
            firstGroup: composed.arrangement.groupsOrigin[along] + (edges.before(along)?.least ?? 0),
            groupLength: sequence.template.size[along], pitch: sequence.isEmpty ? 0 : sequence.pitch(sequence.template),
            groupCount: sequence.groupCount, contentLength: composed.arrangement.scrolledLength)
    }

    /// Makes and places the scroll views of the sections in the viewport; those of others go.
    func placeScrollers() {
        guard let view = collectionView else { return }
        let stretch = view.mirrored(view.bounds).range(along: axis)
        var needed: Set<Int> = []
        for section in sections(in: stretch) {
            let composed = composition.sections[section]
            guard let description = composed.description, let scrolling = scrolling(ofSection: section) else {
                continue
            }
            let groups = composed.arrangement.groupsStretch.moved(by: composition.starts[section])
            guard groups.meets(stretch) else { continue }
            needed.insert(section)
            var frame = CGRect.zero
            frame.origin[axis] = groups.lowerBound
            frame.origin[axis.across] = composed.start
            frame.size[axis] = groups.upperBound - groups.lowerBound
            frame.size[axis.across] = scrolling.window
            let scroller = composition.scrollers[section] ?? makeScroller(section, scrolling)
            scroller.place(
                view.mirrored(snapped(frame)), scrolling, offset: offset(ofSection: section),
                description.orthogonalScrollingProperties, isMirrored: view.isMirrored)
        }
        for (section, scroller) in composition.scrollers.sorted(by: { $0.key < $1.key })
        where !needed.contains(section) {
            // Pooled cells stay with the collection view.
            for cell in scroller.view.subviews where cell is UICollectionReusableView { view.addSubview(cell) }
            scroller.view.removeFromSuperview()
            composition.scrollers[section] = nil
        }
    }

    /// Another layout takes over: cells stay where they are seen, in the collection view itself.
    func removeScrollers(from view: UICollectionView) {
        for (_, scroller) in composition.scrollers.sorted(by: { $0.key < $1.key }) {
            for cell in scroller.view.subviews where cell is UICollectionReusableView {
                let frame = scroller.view.convert(cell.frame, to: view)
                view.addSubview(cell)
                cell.frame = frame
            }
            scroller.view.removeFromSuperview()
        }
        composition.scrollers = [:]
    }

    private func makeScroller(_ section: Int, _ scrolling: GroupScrolling) -> OrthogonalScroller {
        let scroller = OrthogonalScroller(scrolling, axis: axis.across)
        composition.scrollers[section] = scroller
        collectionView?.addSubview(scroller.view)
        listen(to: scroller, section)
        return scroller
    }

    private func listen(to scroller: OrthogonalScroller, _ section: Int) {
        scroller.moved = { [weak self] offset in
            guard let self, self.composition.offsets[section] != offset else { return }
            self.composition.offsets[section] = offset
            self.collectionView?.setNeedsLayout()
        }
    }

    /// Scroll views go with their sections through an update.
    func moveScrollers(_ newSection: (Int) -> Int?) {
        var moved: [Int: OrthogonalScroller] = [:]
        for (old, scroller) in composition.scrollers.sorted(by: { $0.key < $1.key }) {
            guard let new = newSection(old) else {
                scroller.view.removeFromSuperview()
                continue
            }
            moved[new] = scroller
            listen(to: scroller, new)
        }
        composition.scrollers = moved
    }

    /// The scroll view that an element's view belongs in.
    func scroller(of element: ElementKey) -> UIView? {
        guard element.category != .decorationView, element.indexPath.count == 2,
            let scroller = composition.scrollers[element.indexPath.section]
        else { return nil }
        if element.category == .supplementaryView {
            let section = composition.sections[element.indexPath.section].arrangement
            guard !section.boundaries.placed.contains(where: { $0.item.kind == element.kind }) else { return nil }
        }
        return scroller.view
    }

    /// Brings an item of a section that scrolls across into its window.
    func scrollAcross(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, composition.sections.indices.contains(indexPath.section),
            let scrolling = scrolling(ofSection: indexPath.section),
            let part = composition.sections[indexPath.section].arrangement.part(
                .element(indexPath.item), visible: 0..<0)
        else { return }
        let along = axis.across
        let frame = part.frame.range(along: along)
        let window = scrolling.window
        typealias Position = UICollectionView.ScrollPosition
        let isAcross = along == .horizontal
        let start: Position = isAcross ? .left : .top
        let centre: Position = isAcross ? .centeredHorizontally : .centeredVertically
        let end: Position = isAcross ? .right : .bottom
        let present = offset(ofSection: indexPath.section)
        var offset = present
        if scrolling.rest == .centredGroup || position.contains(centre) {
            offset = (frame.lowerBound + frame.upperBound - window) / 2
        } else if position.contains(start) {
            offset = frame.lowerBound - scrolling.firstGroup
        } else if position.contains(end) {
            offset = frame.upperBound - window
        } else if frame.lowerBound < present {
            offset = frame.lowerBound
        } else if frame.upperBound > present + window {
            offset = frame.upperBound - window
        }
        offset = min(max(offset, scrolling.range.lowerBound), scrolling.range.upperBound)
        if let scroller = composition.scrollers[indexPath.section] {
            scroller.scroll(to: offset, animated: animated)
        } else {
            composition.offsets[indexPath.section] = offset
            collectionView?.setNeedsLayout()
        }
    }
}
