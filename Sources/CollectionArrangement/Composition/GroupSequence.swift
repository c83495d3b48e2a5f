import Foundation
import ListGeometry

/// The groups of one section, one after another along an axis.
///
/// Where no content decides a length, all groups are alike and every question is arithmetic. Where content decides how
/// long a group is, a tree holds the lengths, and only groups of which something was measured take memory. Where it
/// decides even how many elements a group holds (a line of tags), groups are laid out from the first on, as far as
/// anybody has asked.
///
/// Points from the leading top corner of the first group's place, left to right. Making one costs O(elements of a group)
/// and O(measured elements); a question O(groups in its answer), with the tree times O(log groups).
package struct GroupSequence {
    /// What a sequence is made of.
    package struct Description {
        package var group: CompositionItem
        package var container: CGSize
        package var axis: CompositionAxis
        package var spacing: CGFloat = 0
        /// Of all elements.
        package var count: Int
        /// Whether groups may use the container's whole breadth, or only as much as the broadest needs.
        var usesWholeBreadth = true

        package init(
            group: CompositionItem, container: CGSize, axis: CompositionAxis, spacing: CGFloat = 0, count: Int,
            usesWholeBreadth: Bool = true
        ) {
            self.group = group
            self.container = container
            self.axis = axis
            self.spacing = spacing
            self.count = count
            self.usesWholeBreadth = usesWholeBreadth
        }
    }

    enum Index {
        /// All groups are as the template.
        case alike
        /// Each group holds as many elements as the template; the tree has their lengths with the spacing after each.
        case measured(ListGeometry)
        /// Groups hold what fits.
        case flowing(FlowingGroups)
    }

    package let description: Description
    package private(set) var measured: [Int: CGSize]
    package private(set) var measuredSupplements: [SupplementKey: CGSize]
    /// A whole group of elements of which none was measured.
    package let template: GroupSolution
    var index = Index.alike
    /// Breadths of the groups of which something was measured.
    private(set) var breadths: [Int: CGFloat] = [:]
    private(set) var largestBreadth: CGFloat = 0
    package let problems: [CompositionProblem]

    package struct SupplementKey: Hashable {
        package var kind: String
        package var index: Int

        package init(kind: String, index: Int) {
            self.kind = kind
            self.index = index
        }
    }

    package init(
        _ description: Description, measured: [Int: CGSize] = [:],
        measuredSupplements: [SupplementKey: CGSize] = [:]
    ) {
        self.description = description
        self.measured = measured
        self.measuredSupplements = measuredSupplements
        var problems: [CompositionProblem] = []
        template = GroupSolver(report: { if !problems.contains($0) { problems.append($0) } })
            .solve(description.group, in: description.container, GroupSolver.Supply(first: 0))
        self.problems = problems
        guard template.elements.count > 0 else { return }
        if description.group.countDependsOnContent() {
            index = .flowing(FlowingGroups())
        } else if description.group.dependsOnContent {
            index = .measured(makeTree())
            for group in Set(measured.keys.map { $0 / template.elements.count }).sorted() where group < groupCount {
                _ = measure(group)
            }
        }
    }

    package var axis: CompositionAxis { description.axis }
    private var edges: CompositionEdges { description.group.edges }

    /// Whether no element lies anywhere: there are none, or the group holds none.
    package var isEmpty: Bool { description.count == 0 || template.elements.isEmpty }

    /// Whether no content decides a length, so that every group is as the template.
    package var isAlike: Bool { if case .alike = index { true } else { false } }

    /// Elements of a whole group.
    var elementsPerGroup: Int { template.elements.count }

    // MARK: Lengths

    /// A group's length with the spacing after it.
    package func pitch(_ solution: GroupSolution) -> CGFloat {
        solution.size[axis] + edges.least(axis) + description.spacing
    }

    /// A length as the tree takes it.
    private func treeLength(_ length: CGFloat) -> Double { Double(max(0, min(length, CGFloat(Extent.maximumLength)))) }

    private func makeTree() -> ListGeometry {
        var tree = ListGeometry(defaultEstimate: treeLength(pitch(template)))
        let whole = description.count / elementsPerGroup
        var rows = [SectionShape.RowRun(count: whole)]
        let rest = description.count % elementsPerGroup
        if rest > 0 {
            let last = solver.solve(
                description.group, in: description.container,
                GroupSolver.Supply(first: whole * elementsPerGroup, count: rest))
            rows.append(SectionShape.RowRun(count: 1, extent: .estimate(treeLength(pitch(last)))))
        }
        tree.reload([SectionShape(rows: rows)])
        return tree
    }

    package var solver: GroupSolver {
        let measured = measured
        let supplements = measuredSupplements
        return GroupSolver(
            measured: { measured[$0] },
            measuredSupplement: { supplements[SupplementKey(kind: $0, index: $1)] })
    }

    /// A group's parts from its own corner; indexes from its first element.
    ///
    /// A group that is to be as broad as its siblings takes the breadth of the broadest that is known.
    package func solve(_ elements: Range<Int>) -> GroupSolution {
        if case .alike = index { return template.limited(to: elements.count) }
        var imposed = GroupSolver.Imposed()
        if isUniform, !breadths.isEmpty { imposed[axis.across] = largestBreadth }
        return solve(elements, imposed)
    }

    /// Whether groups share a breadth: lines along the sequence of items that don't become longer by being broader. Others
    /// would hold more or less with more room, and keep theirs.
    private var isUniform: Bool {
        guard case .measured = index, description.group.size[axis.across].isUniform,
            case .line(axis, let parts, _, _) = description.group.content
        else { return false }
        return parts.allSatisfy { part in
            guard case .element = part.content else { return false }
            switch part.size[axis] {
            case .fractionOfWidth: return axis == .horizontal
            case .fractionOfHeight: return axis == .vertical
            case .absolute, .estimated, .uniform: return true
            }
        }
    }

    private func solve(_ elements: Range<Int>, _ imposed: GroupSolver.Imposed) -> GroupSolution {
        solver.solve(
            description.group, in: description.container,
            GroupSolver.Supply(first: elements.lowerBound, count: elements.count), imposed: imposed)
    }

    /// Takes what a group's elements measure into the tree.
    package mutating func measure(_ group: Int) -> Bool {
        guard case .measured(var tree) = index else { return false }
        let solution = solve(elements(ofGroup: group), GroupSolver.Imposed())
        // The tree has one owner while it changes, or all of it would be copied.
        index = .alike
        let change = tree.setMeasured(treeLength(pitch(solution)), row: RowPosition(section: 0, row: group))
        index = .measured(tree)
        return noteBreadth(solution.size[axis.across], of: group) || change != 0
    }

    mutating func noteBreadth(_ breadth: CGFloat, of group: Int) -> Bool {
        let old = self.breadth
        breadths[group] = breadth
        largestBreadth = breadth >= largestBreadth ? breadth : breadths.values.max() ?? 0
        return self.breadth != old
    }

    mutating func forgetBreadths(from group: Int) {
        breadths = breadths.filter { $0.key < group }
        largestBreadth = breadths.values.max() ?? 0
    }

    /// How broad the groups are: the broadest of which something was measured, else the estimate.
    package var breadth: CGFloat {
        (breadths.isEmpty ? template.size[axis.across] : largestBreadth) + edges.least(axis.across)
    }
}

extension GroupSequence {
    /// Takes an element's measured size; returns whether anything may have moved.
    package mutating func setMeasured(_ size: CGSize, ofElement element: Int) -> Bool {
        guard measured[element] != size, element >= 0, element < description.count else { return false }
        measured[element] = size
        return remeasure(around: element)
    }

    package mutating func setMeasured(_ size: CGSize, ofSupplement key: SupplementKey) -> Bool {
        guard measuredSupplements[key] != size else { return false }
        measuredSupplements[key] = size
        return true
    }

    /// Forgets what was measured of an element: its estimate stands in again.
    package mutating func forget(_ element: Int) -> Bool {
        guard measured.removeValue(forKey: element) != nil else { return false }
        return remeasure(around: element)
    }

    private mutating func remeasure(around element: Int) -> Bool {
        switch index {
        case .alike: return false
        case .measured:
            _ = measure(element / elementsPerGroup)
            return true
        case .flowing(var groups):
            index = .alike
            let first = groups.invalidate(from: element)
            index = .flowing(groups)
            forgetBreadths(from: first)
            return true
        }
    }
}
