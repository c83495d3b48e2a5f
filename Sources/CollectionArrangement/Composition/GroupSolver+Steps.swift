import Foundation

extension GroupSolver {
    /// A part on the way from a group to one of its elements.
    package struct Step {
        package var item: CompositionItem
        package var imposed: Imposed
        /// Without its insets being taken off.
        package var size: CGSize
        /// Into how many equal shares the line around it was divided.
        package var share: Double?
    }

    /// From a group down to an element: what each part lies in, and how long it is.
    package func steps(
        to element: Int, in item: CompositionItem, container: CGSize, _ supply: Supply, imposed: Imposed,
        share: Double? = nil
    ) -> [Step] {
        let size = solve(item, in: container, supply, imposed: imposed).size
        let step = Step(item: item, imposed: imposed, size: size, share: share)
        guard case .line(let axis, let parts, let repetition, let spacing) = item.content else { return [step] }
        let line = Line(
            item: item, axis: axis, parts: parts, repetition: repetition, spacing: spacing,
            size: nominalSize(of: item, in: container, imposed), imposed: imposed)
        let room = line.room
        var placements = self.parts(of: line, in: room, supply)
        equalise(&placements, of: line, in: room)
        guard
            let place = placements.first(where: {
                ($0.supply.first..<$0.supply.first + $0.solution.elements.count).contains(element)
            })
        else { return [step] }
        var count: Double?
        if case .dividing(let shares) = repetition { count = Double(max(1, shares)) }
        return [step]
            + steps(
                to: element, in: place.part, container: room, place.supply, imposed: place.imposed, share: count)
    }
}
