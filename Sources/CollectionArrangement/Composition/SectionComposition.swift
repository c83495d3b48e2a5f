import Foundation

/// How one section lays out its elements.
package struct SectionComposition {
    package var group: CompositionItem
    package var insets = CompositionInsets.zero
    /// Between groups.
    package var spacing: CGFloat = 0
    package var boundaries: [CompositionBoundary] = []
    package var backgrounds: [CompositionBackground] = []
    /// Whether boundary items keep the section's insets across the scroll axis.
    package var boundariesFollowInsets = true
    /// Along the scroll axis, before everything else, in points.
    package var paddingBefore: CGFloat = 0
    /// Groups follow one another across the scroll axis, in a scroll view of their own.
    package var scrollsAcross = false

    package init(
        group: CompositionItem, insets: CompositionInsets = .zero, spacing: CGFloat = 0,
        boundaries: [CompositionBoundary] = [], backgrounds: [CompositionBackground] = [],
        boundariesFollowInsets: Bool = true, paddingBefore: CGFloat = 0, scrollsAcross: Bool = false
    ) {
        self.group = group
        self.insets = insets
        self.spacing = spacing
        self.boundaries = boundaries
        self.backgrounds = backgrounds
        self.boundariesFollowInsets = boundariesFollowInsets
        self.paddingBefore = paddingBefore
        self.scrollsAcross = scrollsAcross
    }
}

/// A view at the boundary of a section or of the whole layout: a header, a footer.
package struct CompositionBoundary: Hashable, Sendable {
    package var kind: String
    package var size: CompositionSize
    package var insets = CompositionInsets.zero
    package var zIndex = 0
    /// Where on the boundary: 0 at top or leading, 1 at bottom or trailing, ½ between.
    package var alignment: CGPoint
    package var offset = CGPoint.zero
    /// Whether it makes the content larger, or lies over it.
    package var extends = true
    /// Whether it stays in sight while any of the content is.
    package var pins = false

    package init(
        kind: String, size: CompositionSize, insets: CompositionInsets = .zero, zIndex: Int = 0, alignment: CGPoint,
        offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false
    ) {
        self.kind = kind
        self.size = size
        self.insets = insets
        self.zIndex = zIndex
        self.alignment = alignment
        self.offset = offset
        self.extends = extends
        self.pins = pins
    }
}

/// A view behind a section.
package struct CompositionBackground: Hashable, Sendable {
    package var kind: String
    package var insets = CompositionInsets.zero
    package var zIndex = 0

    package init(kind: String, insets: CompositionInsets = .zero, zIndex: Int = 0) {
        self.kind = kind
        self.insets = insets
        self.zIndex = zIndex
    }
}

/// The boundary items of a section or layout, around a rectangle of content.
///
/// Items before and after the content along the scroll axis stand outside it, one beyond the other in the order that
/// they are told in, the first farthest out before and nearest after; those that don't meet across share a row. Items
/// that don't extend the boundary lie over the content. Items at the sides take their breadth from the content's room.
package struct BoundaryArrangement: Hashable {
    package struct Placed: Hashable {
        package var item: CompositionBoundary
        /// Counted among items of the same kind.
        package var index: Int
        /// Insets not yet applied; in points from the content's own start, left to right.
        package var frame: CGRect
        package var side: Side
    }

    package enum Side: Hashable { case before, after, beside }

    package private(set) var placed: [Placed] = []
    /// What the items add before and after the content along the axis.
    package private(set) var before: CGFloat = 0
    package private(set) var after: CGFloat = 0
    /// What items at the sides take from the room across.
    package private(set) var leading: CGFloat = 0
    package private(set) var trailing: CGFloat = 0

    package let axis: CompositionAxis

    /// - Parameters:
    ///   - container: what fractions refer to; its breadth is the room that items are aligned in.
    ///   - start: where that room starts across the axis.
    package init(
        _ items: [CompositionBoundary], in container: CGSize, startingAt start: CGFloat, axis: CompositionAxis,
        measured: (String, Int) -> CGSize?
    ) {
        self.axis = axis
        var counts: [String: Int] = [:]
        for item in items {
            let index = counts[item.kind, default: 0]
            counts[item.kind] = index + 1
            var size = item.size.resolved(in: container)
            if item.size.isMeasured, let measured = measured(item.kind, index) {
                if item.size.width.isMeasured { size.width = measured.width }
                if item.size.height.isMeasured { size.height = measured.height }
            }
            let side: Side = item.alignment[axis] == 0 ? .before : item.alignment[axis] == 1 ? .after : .beside
            var frame = CGRect(origin: .zero, size: size)
            let across = axis.across
            frame.origin[across] =
                start + (container[across] - size[across]) * item.alignment[across] + item.offset[across]
            placed.append(Placed(item: item, index: index, frame: frame, side: side))
        }
        stack()
        for place in placed where place.side == .beside && place.item.extends {
            if place.item.alignment[axis.across] == 0 {
                leading = max(leading, place.frame.size[axis.across])
            } else if place.item.alignment[axis.across] == 1 {
                trailing = max(trailing, place.frame.size[axis.across])
            }
        }
    }

    /// Sets the places along the axis, as if the content had no length: before it negative, after it positive.
    private mutating func stack() {
        var done: [Int] = []
        for index in placed.indices.reversed() where placed[index].side == .before {
            let length = placed[index].frame.size[axis]
            let offset = placed[index].item.offset[axis]
            if placed[index].item.extends {
                let inner = done.filter { meets($0, index) }.map { placed[$0].frame.origin[axis] }.min() ?? 0
                placed[index].frame.origin[axis] = inner - length + offset
                done.append(index)
                before = max(before, -placed[index].frame.origin[axis])
            } else {
                placed[index].frame.origin[axis] = offset
            }
        }
        done = []
        for index in placed.indices where placed[index].side == .after {
            let length = placed[index].frame.size[axis]
            let offset = placed[index].item.offset[axis]
            if placed[index].item.extends {
                let inner = done.filter { meets($0, index) }.map { placed[$0].frame.range(along: axis).upperBound }
                placed[index].frame.origin[axis] = (inner.max() ?? 0) + offset
                done.append(index)
                after = max(after, placed[index].frame.origin[axis] + length)
            } else {
                placed[index].frame.origin[axis] = offset - length
            }
        }
    }

    private func meets(_ first: Int, _ second: Int) -> Bool {
        let one = placed[first].frame.range(along: axis.across)
        let other = placed[second].frame.range(along: axis.across)
        return one.lowerBound < other.upperBound - 0.001 && other.lowerBound < one.upperBound - 0.001
    }

    /// An item's frame where the content starts at 0 and is so long; insets not yet applied.
    package func frame(_ place: Placed, contentLength: CGFloat) -> CGRect {
        var frame = place.frame
        switch place.side {
        case .before: break
        case .after: frame.origin[axis] += contentLength
        case .beside:
            frame.origin[axis] = (contentLength - frame.size[axis]) / 2 + place.item.offset[axis]
        }
        return frame
    }

    /// The same while a stretch of the axis is in sight: pinned items keep inside it as far as the content goes.
    package func frame(_ place: Placed, contentLength: CGFloat, visible: Range<CGFloat>) -> CGRect {
        var frame = frame(place, contentLength: contentLength)
        guard place.item.pins, place.side != .beside else { return frame }
        let rest = frame.origin[axis]
        let length = frame.size[axis]
        let nearer = placed.filter { $0.item.pins && $0.side == place.side && $0.item.extends && $0 != place }
        if place.side == .before {
            // Items farther out are pinned, too, and stand before this one.
            let kept = nearer.filter { $0.frame.origin[axis] < place.frame.origin[axis] && meetsAcross($0, place) }
                .map { $0.frame.size[axis] }.reduce(0, +)
            let latest = max(rest, contentLength - length)
            frame.origin[axis] = min(max(rest, visible.lowerBound + kept), latest)
        } else {
            let kept = nearer.filter { $0.frame.origin[axis] > place.frame.origin[axis] && meetsAcross($0, place) }
                .map { $0.frame.size[axis] }.reduce(0, +)
            frame.origin[axis] = max(min(rest, visible.upperBound - kept - length), min(rest, 0))
        }
        return frame
    }

    private func meetsAcross(_ first: Placed, _ second: Placed) -> Bool {
        let one = first.frame.range(along: axis.across)
        let other = second.frame.range(along: axis.across)
        return one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
    }
}
