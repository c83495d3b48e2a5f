import Foundation
import ListGeometry

/// Questions. Groups that flow are laid out on the way, as far as the answer needs them.
extension GroupSequence {
    /// How many groups there are; where groups flow, those laid out and an estimate for the rest.
    package var groupCount: Int {
        guard !isEmpty else { return 0 }
        guard case .flowing(let groups) = index else {
            return (description.count + elementsPerGroup - 1) / elementsPerGroup
        }
        let rest = description.count - groups.covered
        return groups.groups.count + (rest + elementsPerGroup - 1) / elementsPerGroup
    }

    /// From the start of the first group to the end of the last, in points; estimates stand in.
    package var length: CGFloat {
        guard !isEmpty else { return 0 }
        switch index {
        case .alike: return CGFloat(groupCount) * pitch(template) - description.spacing
        case .measured(let tree): return CGFloat(tree.contentExtent) - description.spacing
        case .flowing(let groups):
            let rest = groupCount - groups.groups.count
            return groups.end + CGFloat(rest) * pitch(template) - description.spacing
        }
    }

    package func elements(ofGroup group: Int) -> Range<Int> {
        if case .flowing(let groups) = index { return groups.groups[group].elements }
        let first = group * elementsPerGroup
        return first..<min(description.count, first + elementsPerGroup)
    }

    package mutating func group(ofElement element: Int) -> Int? {
        guard !isEmpty, element >= 0, element < description.count else { return nil }
        guard case .flowing = index else { return element / elementsPerGroup }
        return flowGroups { $0.covered > element }.group(of: element)
    }

    /// Where a group's place starts along the axis; the group has been laid out.
    package func start(ofGroup group: Int) -> CGFloat {
        switch index {
        case .alike: CGFloat(group) * pitch(template)
        case .measured(let tree): CGFloat(tree.extent(ofRow: RowPosition(section: 0, row: group)).offset)
        case .flowing(let groups): groups.groups[group].start
        }
    }

    /// The groups whose places a stretch of the axis touches.
    package mutating func groups(in stretch: Range<CGFloat>) -> Range<Int> {
        guard !isEmpty else { return 0..<0 }
        // With negative spacing a group reaches beyond its place.
        let overlap = max(0, -description.spacing)
        let lower = stretch.lowerBound - overlap
        let upper = stretch.upperBound
        switch index {
        case .alike:
            let pitch = pitch(template)
            guard pitch > 0 else { return 0..<groupCount }
            let first = max(0, min(CGFloat(groupCount), (lower / pitch).rounded(.down)))
            let end = max(first, min(CGFloat(groupCount), (upper / pitch).rounded(.up)))
            return Int(first)..<Int(end)
        case .measured(let tree):
            guard tree.contentExtent > 0 else { return 0..<groupCount }
            guard lower < upper else { return 0..<0 }
            let rows = tree.rows(intersecting: Double(lower)..<Double(upper))
            guard let first = rows.first, let last = rows.last else { return 0..<0 }
            return first.row..<last.row + 1
        case .flowing:
            let flow = flowGroups { $0.end >= upper }
            let first = flow.firstIndex { $0.end > lower }
            let end = max(first, flow.firstIndex { $0.start >= upper })
            return first..<end
        }
    }

    /// A group's elements and supplements in the sequence's coordinates, with their indexes in the section.
    package func solution(ofGroup group: Int) -> GroupSolution {
        let elements = elements(ofGroup: group)
        let solution = solve(elements)
        return solution.moved(by: origin(of: solution, group: group), firstIndex: elements.lowerBound)
    }

    private func origin(of solution: GroupSolution, group: Int) -> CGPoint {
        let across = axis.across
        let edges = description.group.edges
        let room = description.usesWholeBreadth ? description.container[across] : breadth
        let flexibles = edges.flexibleCount(across)
        let left = max(0, room - solution.size[across] - edges.least(across))
        var origin = CGPoint.zero
        origin[axis] = start(ofGroup: group) + (edges.before(axis)?.least ?? 0)
        origin[across] = edges.before(across)?.least ?? 0
        if edges.before(across)?.isFlexible == true { origin[across] += left / CGFloat(flexibles) }
        return origin
    }

    /// Where a group itself lies; it has been laid out.
    package func frame(ofGroup group: Int) -> CGRect {
        let solution = solve(elements(ofGroup: group))
        return CGRect(origin: origin(of: solution, group: group), size: solution.size)
    }

    /// Lays groups out until a condition holds, or to the end.
    private mutating func flowGroups(until isEnough: (FlowingGroups) -> Bool) -> FlowingGroups {
        guard case .flowing(var groups) = index else { return FlowingGroups() }
        let solver = solver
        index = .alike
        defer { index = .flowing(groups) }
        while groups.covered < description.count, !isEnough(groups) {
            let solution = solver.solve(
                description.group, in: description.container,
                GroupSolver.Supply(first: groups.covered, count: description.count - groups.covered))
            _ = noteBreadth(solution.size[axis.across], of: groups.groups.count)
            groups.append(count: max(1, solution.elements.count), pitch: max(0, pitch(solution)))
        }
        return groups
    }
}
