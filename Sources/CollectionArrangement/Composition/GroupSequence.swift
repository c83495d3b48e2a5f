import Foundation
import ListGeometry

/// The groups of one section, one after another along an axis.
///
/// If no length depends on content, all groups are alike and every question is arithmetic. If a group's length depends
/// on content, a tree holds the lengths, and only groups with measured elements take memory. If even the number of
/// elements in a group depends on content (a line of tags), groups are laid out from the first on, up to the last one
/// asked for.
///
/// Points from the leading top corner of the first group's place, left to right. Making one costs O(elements of a group)
/// and O(measured elements); a question O(groups in its answer), with the tree times O(log groups).
package struct GroupSequence {
    /// The description of a sequence.
    package struct Description {
        package var group: CompositionItem
        package var container: CGSize
        package var axis: CompositionAxis
        package var spacing: CGFloat = 0
        /// The number of all elements.
        package var count: Int
        /// True if groups may fill the container on the cross axis; otherwise they are as large as the largest of them.
        var fillsCrossAxis = true

        package init(
            group: CompositionItem, container: CGSize, axis: CompositionAxis, spacing: CGFloat = 0, count: Int,
            fillsCrossAxis: Bool = true
        ) {
            self.group = group
            self.container = container
            self.axis = axis
            self.spacing = spacing
            self.count = count
            self.fillsCrossAxis = fillsCrossAxis
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
    private(set) var crossLengths: [Int: CGFloat] = [:]
    private(set) var largestCrossLength: CGFloat = 0
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

    /// True if no element lies anywhere: there are none, or the group holds none.
    package var isEmpty: Bool { description.count == 0 || template.elements.isEmpty }

    /// True if no content decides a length, so that every group is as the template.
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
    /// A group with a uniform cross length takes that of the largest sibling that is known.
    package func solve(_ elements: Range<Int>) -> GroupSolution {
        if case .alike = index { return template.limited(to: elements.count) }
        var imposed = GroupSolver.Imposed()
        if isUniform, !crossLengths.isEmpty { imposed[axis.crossAxis] = largestCrossLength }
        return solve(elements, imposed)
    }

    /// True if groups share a cross length: lines along the sequence of items whose length doesn't depend on it. Other
    /// groups would hold more or fewer items in more room, and keep their own.
    private var isUniform: Bool {
        guard case .measured = index, description.group.size[axis.crossAxis].isUniform,
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

    /// Measures a group and stores its length in the tree.
    package mutating func measure(_ group: Int) -> Bool {
        guard case .measured(var tree) = index else { return false }
        let solution = solve(elements(ofGroup: group), GroupSolver.Imposed())
        // The tree has one owner while it changes, or all of it would be copied.
        index = .alike
        let change = tree.setMeasured(treeLength(pitch(solution)), row: RowPosition(section: 0, row: group))
        index = .measured(tree)
        return recordCrossLength(solution.size[axis.crossAxis], of: group) || change != 0
    }

    mutating func recordCrossLength(_ crossLength: CGFloat, of group: Int) -> Bool {
        let old = self.crossLength
        crossLengths[group] = crossLength
        largestCrossLength = crossLength >= largestCrossLength ? crossLength : crossLengths.values.max() ?? 0
        return self.crossLength != old
    }

    mutating func removeCrossLengths(from group: Int) {
        crossLengths = crossLengths.filter { $0.key < group }
        largestCrossLength = crossLengths.values.max() ?? 0
    }

    /// The groups' cross length: that of the largest measured one, else the estimate.
    package var crossLength: CGFloat {
        (crossLengths.isEmpty ? template.size[axis.crossAxis] : largestCrossLength) + edges.least(axis.crossAxis)
    }
}

extension GroupSequence {
    /// Stores an element's measured size; returns true if anything may have moved.
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

    /// Forgets an element's measured size; its estimate is used again.
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
            removeCrossLengths(from: first)
            return true
        }
    }
}
