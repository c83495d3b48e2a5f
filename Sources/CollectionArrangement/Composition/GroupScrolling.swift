import Foundation

/// Where a section that scrolls across its layout comes to rest.
package struct GroupScrolling: Hashable {
    package enum Rest: Hashable {
        /// Anywhere.
        case anywhere
        /// At the leading edge of a group.
        case leadingEdge
        /// At a multiple of the window.
        case page
        /// At the leading edge of a group, at most one further than before.
        case group
        /// With a group in the middle, at most one further than before.
        case centredGroup
    }

    /// A flick counts as a wish for the next page from this velocity on, in points a millisecond.
    static let flick: CGFloat = 0.3

    package var rest: Rest
    /// The window's length, in points.
    package var window: CGFloat
    /// Where groups start in the content, and how long each is without spacing.
    package var firstGroup: CGFloat
    package var groupLength: CGFloat
    package var pitch: CGFloat
    package var groupCount: Int
    package var contentLength: CGFloat

    package init(
        rest: Rest, window: CGFloat, firstGroup: CGFloat, groupLength: CGFloat, pitch: CGFloat, groupCount: Int,
        contentLength: CGFloat
    ) {
        self.rest = rest
        self.window = window
        self.firstGroup = firstGroup
        self.groupLength = groupLength
        self.pitch = pitch
        self.groupCount = groupCount
        self.contentLength = contentLength
    }

    /// What lies before and after the content so that the first and the last group can come to rest in the middle.
    package var centringInset: CGFloat {
        guard rest == .centredGroup else { return 0 }
        return max(0, (window - groupLength) / 2 - firstGroup)
    }

    /// The offsets that the content can rest at.
    package var range: ClosedRange<CGFloat> {
        let lower = -centringInset
        return lower...max(lower, contentLength + centringInset - window)
    }

    /// The offset that shows a group as this kind of scrolling wants it.
    package func offset(ofGroup group: Int) -> CGFloat {
        let start = CGFloat(group) * pitch
        let offset = rest == .centredGroup ? firstGroup + start + groupLength / 2 - window / 2 : start
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Where a gesture that began at one offset and was let go at another comes to rest.
    ///
    /// - Parameters:
    ///   - start: the offset when the gesture began.
    ///   - current: the offset when it ended.
    ///   - projected: where it would come to rest by itself.
    ///   - velocity: points a millisecond, positive towards the end.
    package func target(start: CGFloat, current: CGFloat, projected: CGFloat, velocity: CGFloat) -> CGFloat {
        switch rest {
        case .anywhere: return projected
        case .leadingEdge:
            guard projected < range.upperBound else { return range.upperBound }
            return nearestGroup(to: projected)
        case .page:
            return paged(start: start, current: current, velocity: velocity, length: window) { page in
                min(max(CGFloat(page) * window, range.lowerBound), range.upperBound)
            }
        case .group, .centredGroup:
            return paged(start: start, current: current, velocity: velocity, length: pitch) { offset(ofGroup: $0) }
        }
    }

    private func nearestGroup(to offset: CGFloat) -> CGFloat {
        guard pitch > 0, groupCount > 0 else { return offset }
        let group = Int(min(max((offset / pitch).rounded(), 0), CGFloat(groupCount - 1)))
        return self.offset(ofGroup: group)
    }

    private func paged(
        start: CGFloat, current: CGFloat, velocity: CGFloat, length: CGFloat, offset: (Int) -> CGFloat
    ) -> CGFloat {
        guard length > 0, length.isFinite else { return current }
        let origin = offset(0)
        let count = CGFloat(1_000_000_000)
        func page(_ place: CGFloat) -> Int {
            Int(min(max(((place - origin) / length).rounded(), 0), count))
        }
        let before = page(start)
        var after = page(current)
        if velocity > Self.flick {
            after = max(after, before + 1)
        } else if velocity < -Self.flick {
            after = min(after, before - 1)
        }
        after = min(max(after, before - 1), before + 1)
        return offset(max(0, after))
    }
}
