import Foundation

/// Where the parts of one group lie, in points from the group's own leading top corner, left to right.
package struct GroupSolution: Hashable {
    /// An item's element.
    package struct Element: Hashable {
        /// Counted from the group's first element.
        package var index: Int
        package var frame: CGRect
        package var zIndex = 0
        /// The lengths that the element's content decides.
        package var measuresWidth = false
        package var measuresHeight = false
    }

    /// A view attached to an element, or to a group.
    package struct Supplement: Hashable {
        package var kind: String
        package var frame: CGRect
        package var zIndex: Int
        /// The element, or the group's first.
        package var index: Int
        package var measuresWidth = false
        package var measuresHeight = false
    }

    /// Insets included.
    package var size: CGSize
    package var elements: [Element] = []
    package var supplements: [Supplement] = []

    package func moved(by offset: CGPoint, firstIndex: Int) -> GroupSolution {
        var moved = self
        for index in moved.elements.indices {
            moved.elements[index].index += firstIndex
            moved.elements[index].frame.origin = elements[index].frame.origin.moved(by: offset)
        }
        for index in moved.supplements.indices {
            moved.supplements[index].index += firstIndex
            moved.supplements[index].frame.origin = supplements[index].frame.origin.moved(by: offset)
        }
        return moved
    }

    /// The solution for a group that has only so many elements: the rest of its places stay empty.
    package func limited(to count: Int) -> GroupSolution {
        guard count < elements.count else { return self }
        var limited = self
        limited.elements = Array(elements.prefix(count))
        limited.supplements.removeAll { $0.index >= count }
        return limited
    }
}

/// What is wrong with a composition.
package enum CompositionProblem: Hashable {
    /// A group's insets leave nothing of the size.
    case noRoom(insets: CompositionInsets, size: CGSize, group: String)
    /// The first part of a line is longer than the line.
    case firstPartTooLong(available: CGSize, group: String)
}
