import Foundation

extension GroupSolver {
    /// Sets the origins of a line's parts; returns how much of the room they take.
    ///
    /// Along the line what is left over goes in equal shares to the flexible distances, between parts and around them;
    /// across it to those around each part.
    func place(_ placements: inout [Placement], of line: Line, in room: CGSize) -> CGSize {
        let axis = line.axis
        let across = axis.across
        guard !placements.isEmpty else { return .zero }
        let gap = line.spacing?.least ?? 0
        let gaps = placements.count - 1
        var needed = gap * CGFloat(gaps)
        var flexibles = line.spacing?.isFlexible == true ? gaps : 0
        var breadth: CGFloat = 0
        for placement in placements {
            let edges = placement.part.edges
            needed += placement.solution.size[axis] + edges.least(axis)
            flexibles += edges.flexibleCount(axis)
            breadth = max(breadth, placement.solution.size[across] + edges.least(across))
        }
        let left = line.contentDecides(axis) ? 0 : max(0, room[axis] - needed)
        let share = flexibles > 0 ? left / CGFloat(flexibles) : 0
        let roomAcross = line.contentDecides(across) ? breadth : room[across]

        func distance(_ spacing: CompositionSpacing?, _ share: CGFloat) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.least + (spacing.isFlexible ? share : 0)
        }
        var position: CGFloat = 0
        for index in placements.indices {
            let edges = placements[index].part.edges
            let size = placements[index].solution.size
            if index > 0 { position += distance(line.spacing ?? .fixed(0), share) }
            position += distance(edges.before(axis), share)
            let flexiblesAcross = edges.flexibleCount(across)
            let leftAcross = max(0, roomAcross - size[across] - edges.least(across))
            let shareAcross = flexiblesAcross > 0 ? leftAcross / CGFloat(flexiblesAcross) : 0
            placements[index].origin[axis] = position
            placements[index].origin[across] = distance(edges.before(across), shareAcross)
            position += size[axis] + distance(edges.after(axis), share)
        }
        return CGSize(along: position, across: breadth, axis)
    }
}
