import Foundation

extension GroupSolver {
    /// A group whose parts follow one another.
    struct Line {
        var item: CompositionItem
        var axis: CompositionAxis
        var parts: [CompositionItem]
        var repetition: CompositionItem.Repetition
        var spacing: CompositionSpacing?
        /// The whole group's, estimates included.
        var size: CGSize
        var imposed: Imposed

        func contentDecides(_ axis: CompositionAxis) -> Bool { item.size[axis].isMeasured && imposed[axis] == nil }

        /// Insets count for nothing along an axis that content decides.
        var insets: CompositionInsets { item.insets.counting(item.size) }

        var room: CGSize {
            CGSize(
                width: max(0, size.width - insets.total(.horizontal)),
                height: max(0, size.height - insets.total(.vertical)))
        }
    }

    /// A part of a line with its place along it.
    struct Placement {
        var part: CompositionItem
        var supply: Supply
        var imposed: Imposed
        var solution: GroupSolution
        var origin = CGPoint.zero
    }

    func solve(_ line: Line, _ supply: Supply) -> GroupSolution {
        let room = line.room
        if line.size.width < line.insets.total(.horizontal) || line.size.height < line.insets.total(.vertical) {
            report(.noRoom(insets: line.item.insets, size: line.size, group: line.item.name))
        }
        var placements = parts(of: line, in: room, supply)
        equalise(&placements, of: line, in: room)
        let extent = place(&placements, of: line, in: room)
        var solution = GroupSolution(size: line.size)
        for axis in [line.axis, line.axis.across] where line.contentDecides(axis) && !placements.isEmpty {
            solution.size[axis] = extent[axis]
        }
        let inset = CGPoint(x: line.insets.leading, y: line.insets.top)
        for placement in placements {
            let moved = placement.solution.moved(
                by: placement.origin.moved(by: inset), firstIndex: placement.supply.first - supply.first)
            solution.elements += moved.elements
            solution.supplements += moved.supplements
        }
        return solution
    }

    // MARK: What the line holds

    func parts(of line: Line, in room: CGSize, _ supply: Supply) -> [Placement] {
        guard !line.parts.isEmpty else { return [] }
        switch line.repetition {
        case .filling:
            // A line as long as its content has no end to fill it to: it holds each part once.
            return line.contentDecides(line.axis)
                ? filled(line, in: room, supply, turns: 1, isBounded: false)
                : filled(line, in: room, supply, turns: Int.max, isBounded: true)
        case .repeating(let count): return repeated(line, count, in: room, supply, share: nil)
        case .dividing(let count):
            guard !line.contentDecides(line.axis) else { return repeated(line, count, in: room, supply, share: nil) }
            let gaps = (line.spacing?.least ?? 0) * CGFloat(max(0, count - 1))
            let edges = line.parts[0].edges.least(line.axis)
            let share = max(0, (room[line.axis] - gaps) / CGFloat(max(1, count)) - edges)
            return repeated(line, count, in: room, supply, share: share)
        }
    }

    private func repeated(
        _ line: Line, _ count: Int, in room: CGSize, _ supply: Supply, share: CGFloat?
    ) -> [Placement] {
        var imposed = Imposed()
        imposed[line.axis] = share
        var placements: [Placement] = []
        var rest = supply
        while placements.count < count, rest.count > 0 {
            let solution = solve(line.parts[0], in: room, rest, imposed: imposed)
            placements.append(Placement(part: line.parts[0], supply: rest, imposed: imposed, solution: solution))
            rest = rest.dropping(solution.elements.count)
        }
        return placements
    }

    private func filled(
        _ line: Line, in room: CGSize, _ supply: Supply, turns: Int, isBounded: Bool
    ) -> [Placement] {
        var placements: [Placement] = []
        var rest = supply
        var used: CGFloat = 0
        var turn = 0
        while turn < turns {
            let taken = placements.count
            let usedBefore = used
            for part in line.parts where rest.count > 0 {
                let solution = solve(part, in: room, rest)
                let length = solution.size[line.axis] + part.edges.least(line.axis)
                let gap = placements.isEmpty ? 0 : line.spacing?.least ?? 0
                if isBounded, used + gap + length > room[line.axis] + Self.tolerance {
                    guard placements.isEmpty else { return placements }
                    report(.firstPartTooLong(available: room, group: line.item.name))
                    return [Placement(part: part, supply: rest, imposed: Imposed(), solution: solution)]
                }
                placements.append(Placement(part: part, supply: rest, imposed: Imposed(), solution: solution))
                used += gap + length
                rest = rest.dropping(solution.elements.count)
            }
            // Parts without length would go on for ever, and so would parts without elements.
            let advanced = placements.count > taken && used > usedBefore && rest.first > supply.first
            guard advanced, rest.count > 0 else { break }
            turn += 1
        }
        return placements
    }

    // MARK: Uniform lengths

    /// Gives the parts that are to be alike the largest length that one of them needs.
    ///
    /// Items grow to it; a group takes the room and leaves its own items where they are.
    func equalise(_ placements: inout [Placement], of line: Line, in room: CGSize) {
        for axis in [CompositionAxis.horizontal, .vertical] {
            let alike = placements.indices.filter {
                placements[$0].part.size[axis].isUniform && placements[$0].imposed[axis] == nil
            }
            guard var largest = alike.map({ placements[$0].solution.size[axis] }).max() else { continue }
            // A line whose own siblings gave it a breadth passes it on.
            if axis == line.axis.across, line.imposed[axis] != nil, line.item.size[axis].isUniform {
                largest = max(largest, alike.map { room[axis] - placements[$0].part.edges.least(axis) }.min() ?? 0)
            }
            for index in alike {
                var placement = placements[index]
                if case .element = placement.part.content {
                    placement.imposed[axis] = largest
                    placement.solution = solve(placement.part, in: room, placement.supply, imposed: placement.imposed)
                } else {
                    placement.solution.size[axis] = largest
                }
                placements[index] = placement
            }
        }
    }
}
