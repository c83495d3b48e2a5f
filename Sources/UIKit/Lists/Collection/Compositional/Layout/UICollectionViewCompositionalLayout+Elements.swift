import AutoLayout
import CollectionArrangement

/// Attributes of what a rectangle shows.
extension UICollectionViewCompositionalLayout {
    /// The stretch of the axis that pinned items keep inside: the bounds less the insets.
    private var visibleStretch: Range<CGFloat> {
        guard let view = collectionView else { return 0..<0 }
        let insets = view.adjustedContentInset
        let bounds = view.mirrored(view.bounds)
        let start = axis == .vertical ? bounds.minY + insets.top : bounds.minX + insets.left
        let end = axis == .vertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
        return start..<max(start, end)
    }

    /// What is in a rectangle of content coordinates; O(sections in it + what they show), O(log sections) to find them.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let stretch = rect.range(along: axis)
        let visible = visibleStretch
        var found = layoutBoundaries(visible: visible).filter { $0.frame.range(along: axis).meets(stretch) }
        for section in sections(in: stretch) {
            let start = composition.starts[section]
            let window = window(ofSection: section, in: rect)
            let parts = asking(section) {
                $0.parts(in: stretch.moved(by: -start), visible: visible.moved(by: -start), window: window)
            }
            var attributes = parts.map { self.attributes($0, section) }
            handleVisibleItems(&attributes, section, rect)
            found += attributes
        }
        return found
    }

    /// The sections that a stretch of the axis touches, pinned items included: those stay within their section.
    func sections(in stretch: Range<CGFloat>) -> Range<Int> {
        let count = composition.sections.count
        guard count > 0 else { return 0..<0 }
        let reach = composition.reach
        func first(where isReached: (Int) -> Bool) -> Int {
            var lower = 0
            var upper = count
            while lower < upper {
                let middle = (lower + upper) / 2
                if isReached(middle) { upper = middle } else { lower = middle + 1 }
            }
            return lower
        }
        let start = first { composition.end(ofSection: $0) + reach > stretch.lowerBound }
        let end = first { composition.starts[$0] - reach >= stretch.upperBound }
        return start..<max(start, end)
    }

    /// What a section that scrolls across shows of its content.
    private func window(ofSection section: Int, in rect: CGRect) -> Range<CGFloat> {
        let composed = composition.sections[section]
        let across = rect.range(along: axis.across)
        let offset = composed.arrangement.composition.scrollsAcross ? self.offset(ofSection: section) : 0
        return across.moved(by: offset - composed.start)
    }

    // MARK: One element

    func attributes(
        _ identity: SectionArrangement.Part.Identity, inSection indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, composition.sections.indices.contains(section),
            composition.starts.indices.contains(section)
        else { return nil }
        let visible = visibleStretch.moved(by: -composition.starts[section])
        return asking(section) { $0.part(identity, visible: visible) }.map { attributes($0, section) }
    }

    /// Asks an arrangement something; where laying out groups told that the section is longer or shorter than it was
    /// thought to be, what lies behind it moves and the collection view will ask again.
    private func asking<Answer>(_ section: Int, _ question: (inout SectionArrangement) -> Answer) -> Answer {
        let before = composition.sections[section].arrangement.length
        let answer = question(&composition.sections[section].arrangement)
        if lengthChanged(ofSection: section, from: before) { layoutState.needsPrepare = true }
        return answer
    }

    func supplementaryAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if indexPath.count == 1 {
            return layoutBoundaries(visible: visibleStretch).first {
                $0.values.element.kind == kind && $0.indexPath == indexPath
            }
        }
        guard indexPath.count == 2 else { return nil }
        return attributes(.boundary(kind: kind, index: indexPath.item), inSection: indexPath)
            ?? attributes(.supplement(kind: kind, index: indexPath.item), inSection: indexPath)
    }

    private func layoutBoundaries(visible: Range<CGFloat>) -> [UICollectionViewLayoutAttributes] {
        guard let boundaries = composition.boundaries else { return [] }
        let before = boundaries.before
        let length = sectionsLength
        return boundaries.placed.map { place in
            let rest = boundaries.frame(place, contentLength: length)
            var frame = boundaries.frame(place, contentLength: length, visible: visible.moved(by: -before))
            let isPinned = frame != rest
            frame.origin[axis] += before
            let made = makeAttributes(
                ElementKey(.supplementaryView, kind: place.item.kind, IndexPath(index: place.index)))
            made.frame = snapped(frame.inset(by: place.item.insets.counting(place.item.size)))
            made.zIndex = max(1, place.item.zIndex) + (isPinned ? CompositionDepth.pinned * 2 : 0)
            made.estimatedAxes = EstimatedAxes(
                width: place.item.size.width.isMeasured, height: place.item.size.height.isMeasured)
            return made
        }
    }

    func attributes(_ part: SectionArrangement.Part, _ section: Int) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(key(part.identity, section))
        var frame = part.frame
        frame.origin[axis] += composition.starts[section]
        frame.origin[axis.across] += composition.sections[section].start
        if part.scrollsAcross { frame.origin[axis.across] -= offset(ofSection: section) }
        made.frame = snapped(frame)
        made.zIndex = depth(part)
        made.estimatedAxes = EstimatedAxes(width: part.measuresWidth, height: part.measuresHeight)
        return displaced(made)
    }

    func key(_ identity: SectionArrangement.Part.Identity, _ section: Int) -> ElementKey {
        switch identity {
        case .element(let index): .cell(IndexPath(item: index, section: section))
        case .supplement(let kind, let index), .boundary(let kind, let index):
            ElementKey(.supplementaryView, kind: kind, IndexPath(item: index, section: section))
        case .background(let kind, let index):
            ElementKey(.decorationView, kind: kind, IndexPath(item: index, section: section))
        }
    }

    /// Backgrounds at their own index, everything else at 1 or higher; what is pinned over what scrolls under it.
    private func depth(_ part: SectionArrangement.Part) -> Int {
        switch part.identity {
        case .background: part.zIndex
        case .element, .supplement: max(1, part.zIndex)
        case .boundary: max(1, part.zIndex) + (part.isPinned ? CompositionDepth.pinned : 0)
        }
    }

    private func makeAttributes(_ element: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = type?.make() ?? UICollectionViewLayoutAttributes()
        made.values.element = element
        return made
    }

    /// Edges on the pixel grid, so that neighbours meet without a gap; lengths are their differences.
    func snapped(_ frame: CGRect) -> CGRect {
        guard let grid = collectionView?.pixelGrid, frame.minX.isFinite, frame.maxX.isFinite, frame.minY.isFinite,
            frame.maxY.isFinite
        else { return frame }
        func snap(_ value: CGFloat) -> CGFloat { CGFloat(grid.round(Double(value))) }
        let left = snap(frame.minX)
        let top = snap(frame.minY)
        return CGRect(x: left, y: top, width: snap(frame.maxX) - left, height: snap(frame.maxY) - top)
    }
}

enum CompositionDepth {
    /// What is added to the index of a pinned header.
    static let pinned = 1024
}

extension CompositionState {
    func end(ofSection section: Int) -> CGFloat { starts[section] + sections[section].arrangement.length }

    /// How far something attached may lie outside its section, in points: badges and offsets.
    var reach: CGFloat { 64 }
}

extension Range where Bound == CGFloat {
    func moved(by distance: CGFloat) -> Range { lowerBound + distance..<upperBound + distance }
}

extension EstimatedAxes {
    init(width: Bool, height: Bool) {
        self = []
        if width { insert(.width) }
        if height { insert(.height) }
    }
}
