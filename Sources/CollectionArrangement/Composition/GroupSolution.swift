/// Where the parts of one group lie, in points from the group's own leading top corner, left to right.
struct GroupSolution: Hashable {
    /// An item's element.
    struct Element: Hashable {
        /// Counted from the group's first element.
        var index: Int
        var frame: CGRect
        var zIndex = 0
        /// The lengths that the element's content decides.
        var measuresWidth = false
        var measuresHeight = false
    }

    /// A view attached to an element, or to a group.
    struct Supplement: Hashable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The element, or the group's first.
        var index: Int
        var measuresWidth = false
        var measuresHeight = false
    }

    /// Insets included.
    var size: CGSize
    var elements: [Element] = []
    var supplements: [Supplement] = []

    func moved(by offset: CGPoint, firstIndex: Int) -> GroupSolution {
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
    func limited(to count: Int) -> GroupSolution {
        guard count < elements.count else { return self }
        var limited = self
        limited.elements = Array(elements.prefix(count))
        limited.supplements.removeAll { $0.index >= count }
        return limited
    }
}

/// What is wrong with a composition, in UIKit's words.
enum CompositionProblem: Hashable {
    /// A group's insets leave nothing of the size.
    case noRoom(insets: NSDirectionalEdgeInsets, size: CGSize, group: String)
    /// The first part of a line is longer than the line.
    case firstPartTooLong(available: CGSize, group: String)

    var text: String {
        switch self {
        case .noRoom(let insets, let size, let group):
            "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no "
                + "room for any subitems itself. Inspect the parent and ensure the contentInsets "
                + "(\(bracketed([insets.top, insets.leading, insets.bottom, insets.trailing]))) do not result in a "
                + "negative effectiveContentSize when applied to size: \(bracketed([size.width, size.height])).\n"
                + "Group: \(group)"
        case .firstPartTooLong(let available, let group):
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
                + "fit even a single item. Inspect the spacing and size of the items in this group and ensure that "
                + "they fit into the group when its effective size is "
                + "\(bracketed([available.width, available.height])).\nGroup: \(group)"
        }
    }
}

/// Numbers as UIKit's structures print them: `{0, 16, 0, 16}`.
func bracketed(_ numbers: [CGFloat]) -> String { "{" + numbers.map(shortNumber).joined(separator: ", ") + "}" }
