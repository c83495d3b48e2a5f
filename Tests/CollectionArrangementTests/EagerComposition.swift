import Foundation

@testable import CollectionArrangement

/// A section's groups laid out from the first to the last, one element after another, by the rules told in the
/// documentation: the model that the lazy arrangement is compared with.
struct EagerComposition {
    var group: CompositionItem
    var container: CGSize
    var axis: CompositionAxis
    var spacing: CGFloat
    var count: Int
    var measured: [Int: CGSize]

    struct Box {
        var size: CGSize
        var frames: [(index: Int, frame: CGRect)] = []
    }

    /// Frames by element, and the length along the axis.
    func layOut() -> (frames: [CGRect], length: CGFloat) {
        var frames: [CGRect] = []
        var position: CGFloat = 0
        var end: CGFloat = 0
        let crossLength = sharedCrossLength()
        while frames.count < count {
            let left = count - frames.count
            // A group that no content changes looks as if it were full.
            let box = box(
                group, container, frames.count, group.dependsOnContent ? left : .max,
                axis == .vertical ? crossLength : nil, axis == .horizontal ? crossLength : nil)
            let edges = group.edges
            var origin = CGPoint.zero
            let before = axis == .horizontal ? edges.leading : edges.top
            let after = axis == .horizontal ? edges.trailing : edges.bottom
            origin[axis] = position + (before?.least ?? 0)
            let crossAxis = axis.crossAxis
            let (start, stop) = axis == .horizontal ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
            let free = container[crossAxis] - box.size[crossAxis] - (start?.least ?? 0) - (stop?.least ?? 0)
            origin[crossAxis] = start?.least ?? 0
            if start?.isFlexible == true, free > 0 { origin[crossAxis] += stop?.isFlexible == true ? free / 2 : free }
            for (_, frame) in box.frames.prefix(left) {
                frames.append(
                    CGRect(x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
                )
            }
            end = position + (before?.least ?? 0) + box.size[axis] + (after?.least ?? 0)
            position = end + spacing
        }
        return (frames, end)
    }

    /// The length shared by lines of items that are to be alike across: the most that one of them needs in which an
    /// item is known.
    private func sharedCrossLength() -> CGFloat? {
        guard group.size[axis.crossAxis].isUniform, case .line(axis, let parts, let repetition, _) = group.content,
            parts.allSatisfy({ part in
                guard case .element = part.content else { return false }
                // As long as a share of the breadth: then more breadth would change what fits.
                if case .fractionOfWidth = part.size[axis], axis == .vertical { return false }
                if case .fractionOfHeight = part.size[axis], axis == .horizontal { return false }
                return true
            })
        else { return nil }
        if repetition == .filling, !group.size[axis].isMeasured, parts.contains(where: { $0.size[axis].isMeasured }) {
            return nil
        }
        var first = 0
        var most: CGFloat?
        while first < count {
            let natural = box(group, container, first, count - first, nil, nil)
            let taken = natural.frames.count
            if (first..<first + taken).contains(where: { measured[$0] != nil }) {
                most = max(most ?? 0, natural.size[axis.crossAxis])
            }
            first += taken
        }
        return most
    }

    private func length(_ length: CompositionLength, _ container: CGSize) -> CGFloat {
        switch length {
        case .absolute(let value): value
        case .fractionOfWidth(let value): value * container.width
        case .fractionOfHeight(let value): value * container.height
        case .estimated(let value): value
        case .uniform(let value): value
        }
    }

    private func box(
        _ item: CompositionItem, _ container: CGSize, _ first: Int, _ left: Int, _ forcedWidth: CGFloat?,
        _ forcedHeight: CGFloat?
    ) -> Box {
        var size = CGSize(
            width: forcedWidth ?? length(item.size.width, container),
            height: forcedHeight ?? length(item.size.height, container))
        let freeWidth = item.size.width.isMeasured && forcedWidth == nil
        let freeHeight = item.size.height.isMeasured && forcedHeight == nil
        var insets = item.insets
        if item.size.width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if item.size.height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        if case .element = item.content {
            if forcedWidth != nil, !item.size.width.isUniform {
                (insets.leading, insets.trailing) = (item.insets.leading, item.insets.trailing)
            }
            if forcedHeight != nil, !item.size.height.isUniform {
                (insets.top, insets.bottom) = (item.insets.top, item.insets.bottom)
            }
            if let known = measured[first] {
                if freeWidth { size.width = known.width }
                if freeHeight { size.height = known.height }
            }
            let frame = CGRect(
                x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
            return Box(size: size, frames: [(first, frame)])
        }
        guard case .line(let axis, let parts, let repetition, let gap) = item.content else { return Box(size: size) }
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let isFree = axis == .horizontal ? freeWidth : freeHeight
        let isCrossAxisFree = axis == .horizontal ? freeHeight : freeWidth
        var boxes = members(axis, parts, repetition, gap, room, isFree, first, left)

        for direction in [CompositionAxis.horizontal, .vertical] {
            let alike = boxes.indices.filter {
                boxes[$0].part.size[direction].isUniform && boxes[$0].forced[direction] == nil
            }
            guard var most = alike.map({ boxes[$0].box.size[direction] }).max() else { continue }
            let given = direction == .horizontal ? forcedWidth : forcedHeight
            if direction == axis.crossAxis, given != nil, item.size[direction].isUniform {
                let rooms = alike.map { index -> CGFloat in
                    let edges = boxes[index].part.edges
                    let around =
                        direction == .horizontal ? [edges.leading, edges.trailing] : [edges.top, edges.bottom]
                    return room[direction] - around.reduce(0) { $0 + ($1?.least ?? 0) }
                }
                most = max(most, rooms.min() ?? 0)
            }
            for index in alike {
                guard case .element = boxes[index].part.content else {
                    boxes[index].box.size[direction] = most
                    continue
                }
                boxes[index].forced[direction] = most
                boxes[index].box = box(
                    boxes[index].part, room, boxes[index].first, boxes[index].left, boxes[index].forced[.horizontal],
                    boxes[index].forced[.vertical])
            }
        }

        // Everything along the line as one list of distances and parts.
        enum Stop { case space(CompositionSpacing), part(Int) }
        var stops: [Stop] = []
        for index in boxes.indices {
            let edges = boxes[index].part.edges
            if index > 0, let gap { stops.append(.space(gap)) }
            if let edge = axis == .horizontal ? edges.leading : edges.top { stops.append(.space(edge)) }
            stops.append(.part(index))
            if let edge = axis == .horizontal ? edges.trailing : edges.bottom { stops.append(.space(edge)) }
        }
        var taken: CGFloat = 0
        var flexible: CGFloat = 0
        for stop in stops {
            switch stop {
            case .space(let space):
                taken += space.least
                if space.isFlexible { flexible += 1 }
            case .part(let index): taken += boxes[index].box.size[axis]
            }
        }
        let extra = isFree || flexible == 0 ? 0 : max(0, room[axis] - taken) / flexible
        func crossLength(_ index: Int) -> CGFloat {
            let edges = boxes[index].part.edges
            let around = axis == .horizontal ? [edges.top, edges.bottom] : [edges.leading, edges.trailing]
            return boxes[index].box.size[axis.crossAxis] + around.reduce(0) { $0 + ($1?.least ?? 0) }
        }
        let broadest = boxes.indices.map(crossLength).max() ?? 0
        var position: CGFloat = 0
        var frames: [(index: Int, frame: CGRect)] = []
        for stop in stops {
            switch stop {
            case .space(let space): position += space.least + (space.isFlexible ? extra : 0)
            case .part(let index):
                let edges = boxes[index].part.edges
                let (start, end) = axis == .horizontal ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
                let free = max(0, (isCrossAxisFree ? broadest : room[axis.crossAxis]) - crossLength(index))
                var origin = CGPoint.zero
                origin[axis] = position
                origin[axis.crossAxis] = start?.least ?? 0
                if start?.isFlexible == true { origin[axis.crossAxis] += end?.isFlexible == true ? free / 2 : free }
                for (element, frame) in boxes[index].box.frames {
                    frames.append(
                        (
                            element,
                            CGRect(
                                x: frame.minX + origin.x + insets.leading, y: frame.minY + origin.y + insets.top,
                                width: frame.width, height: frame.height)
                        ))
                }
                position += boxes[index].box.size[axis]
            }
        }
        if isFree, !boxes.isEmpty { size[axis] = position }
        if isCrossAxisFree, !boxes.isEmpty { size[axis.crossAxis] = broadest }
        return Box(size: size, frames: frames)
    }

    private struct Member {
        var part: CompositionItem
        var first: Int
        var left: Int
        var forced: [CompositionAxis: CGFloat] = [:]
        var box: Box
    }

    private func members(
        _ axis: CompositionAxis, _ parts: [CompositionItem], _ repetition: CompositionItem.Repetition,
        _ gap: CompositionSpacing?, _ room: CGSize, _ isFree: Bool, _ first: Int, _ left: Int
    ) -> [Member] {
        var members: [Member] = []
        var first = first
        var left = left
        func take(_ part: CompositionItem, _ forced: CGFloat?) -> Member {
            let box = box(part, room, first, left, axis == .horizontal ? forced : nil, axis == .vertical ? forced : nil)
            var member = Member(part: part, first: first, left: left, box: box)
            if let forced { member.forced[axis] = forced }
            return member
        }
        func keep(_ member: Member) {
            members.append(member)
            first += member.box.frames.count
            left -= member.box.frames.count
        }
        switch repetition {
        case .repeating(let count), .dividing(let count):
            var forced: CGFloat?
            if case .dividing = repetition, !isFree {
                let edges = parts[0].edges
                let around = axis == .horizontal ? [edges.leading, edges.trailing] : [edges.top, edges.bottom]
                let share = (room[axis] - CGFloat(count - 1) * (gap?.least ?? 0)) / CGFloat(count)
                forced = max(0, share - around.reduce(0) { $0 + ($1?.least ?? 0) })
            }
            for _ in 0..<count where left > 0 { keep(take(parts[0], forced)) }
        case .filling:
            var used: CGFloat = 0
            var next = 0
            while left > 0, !isFree || next < parts.count {
                let part = parts[next % parts.count]
                let member = take(part, nil)
                let edges = part.edges
                let around = axis == .horizontal ? [edges.leading, edges.trailing] : [edges.top, edges.bottom]
                let needed =
                    member.box.size[axis] + around.reduce(0) { $0 + ($1?.least ?? 0) }
                    + (members.isEmpty ? 0 : gap?.least ?? 0)
                if !isFree, used + needed > room[axis] + 0.001, !members.isEmpty { break }
                used += needed
                keep(member)
                if !isFree, used > room[axis] + 0.001 { break }
                next += 1
            }
        }
        return members
    }
}
