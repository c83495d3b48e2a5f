import Foundation

/// Lays out one group in a container, with what is known of the sizes of its elements.
///
/// Left to right; O(elements of the group). A length that content decides is the measured one, or its estimate. A group
/// whose own length content decides is as long as what it holds, and until then counts for its parts as long as its
/// estimate (so an item of its full height has the height of the estimate).
///
/// Sources: the documentation of NSCollectionLayoutGroup and its header; the report that fractional items don't make a
/// group of estimated height measure itself (developer forums, thread 719750).
package struct GroupSolver {
    /// What may be missing from a fit, in points: thirds of a width don't add up to it in binary.
    package static let tolerance: CGFloat = 0.001

    /// An element's measured size by its index in the section.
    package var measured: (Int) -> CGSize?
    /// A supplement's measured size by kind and index.
    var measuredSupplement: (String, Int) -> CGSize?
    /// Receives what is wrong; the layout goes on as well as it can.
    package var report: (CompositionProblem) -> Void

    package init(
        measured: @escaping (Int) -> CGSize? = { _ in nil },
        measuredSupplement: @escaping (String, Int) -> CGSize? = { _, _ in nil },
        report: @escaping (CompositionProblem) -> Void = { _ in }
    ) {
        self.measured = measured
        self.measuredSupplement = measuredSupplement
        self.report = report
    }

    /// The elements that a part is given: the first one's index in the section, and how many there are at most.
    package struct Supply {
        package var first: Int
        package var count = Int.max

        package init(first: Int, count: Int = Int.max) {
            self.first = first
            self.count = count
        }

        func dropping(_ taken: Int) -> Supply { Supply(first: first + taken, count: count - taken) }
    }

    /// Lengths that the line around a part decides instead of the part.
    package struct Imposed {
        package var width: CGFloat?
        package var height: CGFloat?

        package init(width: CGFloat? = nil, height: CGFloat? = nil) {
            self.width = width
            self.height = height
        }

        package subscript(axis: CompositionAxis) -> CGFloat? {
            get { axis == .horizontal ? width : height }
            set { if axis == .horizontal { width = newValue } else { height = newValue } }
        }
    }

    package func solve(
        _ item: CompositionItem, in container: CGSize, _ supply: Supply, imposed: Imposed = Imposed()
    ) -> GroupSolution {
        var solution: GroupSolution
        switch item.content {
        case .element: solution = element(item, in: container, supply, imposed)
        case .custom(let frames): solution = custom(item, frames, in: container, supply, imposed)
        case .line(let axis, let parts, let repetition, let spacing):
            let line = Line(
                item: item, axis: axis, parts: parts, repetition: repetition, spacing: spacing,
                size: nominalSize(of: item, in: container, imposed), imposed: imposed)
            solution = solve(line, supply)
        }
        attach(item.supplements, of: item, to: &solution, supply)
        return solution
    }

    /// The size before content has its say.
    package func nominalSize(of item: CompositionItem, in container: CGSize, _ imposed: Imposed) -> CGSize {
        let size = item.size.resolved(in: container)
        return CGSize(width: imposed.width ?? size.width, height: imposed.height ?? size.height)
    }

    private func element(
        _ item: CompositionItem, in container: CGSize, _ supply: Supply, _ imposed: Imposed
    ) -> GroupSolution {
        var size = nominalSize(of: item, in: container, imposed)
        var own = item.size
        if let width = imposed.width { own.width = item.size.width.isUniform ? own.width : .absolute(width) }
        if let height = imposed.height { own.height = item.size.height.isUniform ? own.height : .absolute(height) }
        if own.isMeasured, let measured = measured(supply.first) {
            if own.width.isMeasured, imposed.width == nil { size.width = measured.width }
            if own.height.isMeasured, imposed.height == nil { size.height = measured.height }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: item.insets.counting(own))
        let element = GroupSolution.Element(
            index: 0, frame: frame, measuresWidth: own.width.isMeasured, measuresHeight: own.height.isMeasured)
        return GroupSolution(size: size, elements: [element])
    }

    private func custom(
        _ item: CompositionItem, _ frames: (CGSize) -> [CompositionItem.CustomFrame], in container: CGSize,
        _ supply: Supply, _ imposed: Imposed
    ) -> GroupSolution {
        let size = nominalSize(of: item, in: container, imposed)
        let inner = CGRect(origin: .zero, size: size).inset(by: item.insets.counting(item.size))
        let elements = frames(inner.size).prefix(supply.count).enumerated().map { index, custom in
            GroupSolution.Element(
                index: index,
                frame: CGRect(origin: custom.frame.origin.moved(by: inner.origin), size: custom.frame.size),
                zIndex: custom.zIndex)
        }
        return GroupSolution(size: size, elements: elements)
    }

    private func attach(
        _ supplements: [CompositionSupplement], of item: CompositionItem, to solution: inout GroupSolution,
        _ supply: Supply
    ) {
        guard !supplements.isEmpty, let first = solution.elements.first else { return }
        let isElement = if case .element = item.content { true } else { false }
        let host =
            isElement
            ? first.frame : CGRect(origin: .zero, size: solution.size).inset(by: item.insets.counting(item.size))
        for supplement in supplements {
            let measured = supplement.size.isMeasured ? measuredSupplement(supplement.kind, supply.first) : nil
            solution.supplements.append(
                GroupSolution.Supplement(
                    kind: supplement.kind, frame: supplement.frame(on: host, measured: measured),
                    zIndex: supplement.zIndex, index: 0, measuresWidth: supplement.size.width.isMeasured,
                    measuresHeight: supplement.size.height.isMeasured))
        }
    }
}
