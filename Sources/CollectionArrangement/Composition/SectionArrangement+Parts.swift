import Foundation

extension SectionArrangement {
    /// Everything that a stretch of the scroll axis may show, in the order of the list.
    ///
    /// - Parameters:
    ///   - stretch: from the section's start.
    ///   - visible: what pinned items keep inside; from the section's start.
    ///   - window: what a section that scrolls across shows of its content.
    package mutating func parts(
        in stretch: Range<CGFloat>, visible: Range<CGFloat>, window: Range<CGFloat>
    ) -> [Part] {
        // Groups first: laying them out may tell how long the section is.
        let groups = groupParts(in: stretch, window: window)
        var found = backgrounds() + boundaryParts(visible: visible)
        found.removeAll { !$0.frame.range(along: axis).meets(stretch) }
        return found + groups
    }

    private mutating func groupParts(in stretch: Range<CGFloat>, window: Range<CGFloat>) -> [Part] {
        let origin = groupsOrigin
        if composition.scrollsAcross {
            let scrolled = CGRect(origin: origin, size: CGSize(along: sequence.breadth, across: 0, axis))
            guard !sequence.isEmpty, scrolled.range(along: axis).meets(stretch) else { return [] }
            let start = window.lowerBound - origin[axis.across]
            return groupParts(in: start..<max(start, window.upperBound - origin[axis.across]))
        }
        let start = stretch.lowerBound - origin[axis]
        return groupParts(in: start..<max(start, stretch.upperBound - origin[axis]))
    }

    /// The same thing alone; nil where the section has none such.
    package mutating func part(_ identity: Part.Identity, visible: Range<CGFloat>) -> Part? {
        switch identity {
        case .background: return backgrounds().first { $0.identity == identity }
        case .boundary: return boundaryParts(visible: visible).first { $0.identity == identity }
        case .element(let index), .supplement(_, let index):
            guard let group = sequence.group(ofElement: index) else { return nil }
            return parts(ofGroup: group).first { $0.identity == identity }
        }
    }

    /// The groups' stretch of the scroll axis: where a section that scrolls across has its scroll view.
    package var groupsStretch: Range<CGFloat> {
        let start = groupsOrigin[axis]
        return start..<start + max(0, contentLength - insets(axis))
    }

    /// How far a section that scrolls across has content.
    package var scrolledLength: CGFloat {
        boundaries.leading + insets(axis.across) + (sequence.isEmpty ? 0 : sequence.length) + boundaries.trailing
    }

    private func insets(_ axis: CompositionAxis) -> CGFloat { composition.insets.total(axis) }

    private mutating func groupParts(in stretch: Range<CGFloat>) -> [Part] {
        sequence.groups(in: stretch).flatMap { parts(ofGroup: $0) }
    }

    private func parts(ofGroup group: Int) -> [Part] {
        let solution = sequence.solution(ofGroup: group)
        let origin = groupsOrigin
        var parts = solution.elements.map { element in
            Part(
                identity: .element(element.index), frame: element.frame.moved(by: origin), zIndex: element.zIndex,
                measuresWidth: element.measuresWidth, measuresHeight: element.measuresHeight,
                scrollsAcross: composition.scrollsAcross)
        }
        parts += solution.supplements.map { supplement in
            Part(
                identity: .supplement(kind: supplement.kind, index: supplement.index),
                frame: supplement.frame.moved(by: origin), zIndex: supplement.zIndex,
                measuresWidth: supplement.measuresWidth, measuresHeight: supplement.measuresHeight,
                scrollsAcross: composition.scrollsAcross)
        }
        return parts
    }

    private func backgrounds() -> [Part] {
        var counts: [String: Int] = [:]
        let whole = CGRect(
            origin: .zero, size: CGSize(along: length, across: description.container[axis.across], axis))
        return composition.backgrounds.map { background in
            let index = counts[background.kind, default: 0]
            counts[background.kind] = index + 1
            return Part(
                identity: .background(kind: background.kind, index: index), frame: whole.inset(by: background.insets),
                zIndex: background.zIndex)
        }
    }

    private func boundaryParts(visible: Range<CGFloat>) -> [Part] {
        let shift = contentStart
        let content = contentLength
        let seen = visible.lowerBound - shift..<max(visible.lowerBound, visible.upperBound) - shift
        return boundaries.placed.map { place in
            let rest = boundaries.frame(place, contentLength: content)
            var frame = boundaries.frame(place, contentLength: content, visible: seen)
            let isPinned = frame != rest
            frame.origin[axis] += shift
            return Part(
                identity: .boundary(kind: place.item.kind, index: place.index),
                frame: frame.inset(by: place.item.insets.counting(place.item.size)), zIndex: place.item.zIndex,
                measuresWidth: place.item.size.width.isMeasured, measuresHeight: place.item.size.height.isMeasured,
                isPinned: isPinned)
        }
    }
}

extension CGRect {
    package func moved(by offset: CGPoint) -> CGRect { CGRect(origin: origin.moved(by: offset), size: size) }
}

extension Range where Bound == CGFloat {
    /// Whether two stretches have a point in common, ends not counted; one of no length counts where it lies inside.
    package func meets(_ other: Range) -> Bool {
        isEmpty || other.isEmpty
            ? lowerBound <= other.upperBound && other.lowerBound <= upperBound
            : lowerBound < other.upperBound && other.lowerBound < upperBound
    }
}
