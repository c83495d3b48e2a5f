import Foundation

/// Groups that hold what fits, as far as they have been laid out.
///
/// Invariant: `groups` cover the elements from 0 up to `covered` without a gap, in order, and each starts where the one
/// before it ends with its spacing.
struct FlowingGroups {
    struct Group: Hashable {
        var elements: Range<Int>
        /// Where its place starts, in points along the axis.
        var start: CGFloat
        /// With the spacing after it.
        var pitch: CGFloat

        var end: CGFloat { start + pitch }
    }

    private(set) var groups: [Group] = []

    var covered: Int { groups.last?.elements.upperBound ?? 0 }
    var end: CGFloat { groups.last?.end ?? 0 }

    mutating func append(count: Int, pitch: CGFloat) {
        groups.append(Group(elements: covered..<covered + count, start: end, pitch: pitch))
    }

    /// The group of an element that is covered.
    func group(of element: Int) -> Int? {
        guard element >= 0, element < covered else { return nil }
        return firstIndex { $0.elements.upperBound > element }
    }

    /// Throws away the groups from the one before an element's on: what it needs now decides where it stands.
    mutating func invalidate(from element: Int) -> Int {
        guard let group = group(of: element) else { return groups.count }
        let first = max(0, group - 1)
        groups.removeSubrange(first...)
        return first
    }

    /// The first group for which a condition holds that holds for all after it, too; O(log groups).
    func firstIndex(where isBehind: (Group) -> Bool) -> Int {
        var lower = 0
        var upper = groups.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBehind(groups[middle]) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }

    /// What is wrong with the groups, in words; empty where nothing is.
    func checkInvariants() -> [String] {
        var problems: [String] = []
        for (index, group) in groups.enumerated() {
            let before = index == 0 ? nil : groups[index - 1]
            if group.elements.lowerBound != before?.elements.upperBound ?? 0 {
                problems.append("group \(index) starts with element \(group.elements.lowerBound)")
            }
            if group.elements.isEmpty { problems.append("group \(index) is empty") }
            if group.start != before?.end ?? 0 { problems.append("group \(index) starts at \(group.start)") }
        }
        return problems
    }
}
