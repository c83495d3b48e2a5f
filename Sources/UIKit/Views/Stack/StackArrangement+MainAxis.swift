/// The main axis: the chain from edge to edge and the division of its length.
extension StackArrangement {
    /// From edge to edge in reading order. The first and the last visible view are connected to the canvas; where all
    /// are hidden, a guide of no length is.
    var chain: [ArrangementConstraint] {
        let visible = visible
        guard let first = visible.first, let last = visible.last else {
            return [
                .relating(.canvasConnection, .canvas, mainAxis.start, .orderingSpanner),
                .relating(.canvasConnection, .canvas, mainAxis.end, .orderingSpanner),
                .collapsing(.spanningFit, .orderingSpanner, mainAxis.size, priority: .stackSpanningFit),
            ] + spacings
        }
        let start = ArrangementConstraint.relating(.canvasConnection, .canvas, mainAxis.start, .view(first))
        let end = ArrangementConstraint.relating(.canvasConnection, .canvas, mainAxis.end, .view(last))
        return [start] + spacings + [end]
    }

    var distributionConstraints: [ArrangementConstraint] {
        switch distribution {
        case .fill: []
        case .fillEqually: equalLengths(of: visible.map(ArrangementPart.view), priority: .required)
        case .fillProportionally: proportionalLengths
        case .equalSpacing, .equalCentering: gapConstraints + [canvasFitOnMainAxis]
        }
    }

    func equalLengths(of parts: [ArrangementPart], priority: UILayoutPriority) -> [ArrangementConstraint] {
        guard let reference = parts.first else { return [] }
        return parts.dropFirst().map { .relating(.fillEqually, $0, mainAxis.size, reference, priority: priority) }
    }

    /// A guide between each two visible neighbours, from edge to edge or from centre to centre, all of one length.
    ///
    /// The spacing is a minimum. Equal centres yield to it and to the views' own sizes, equal gaps don't.
    private var gapConstraints: [ArrangementConstraint] {
        let centers = distribution == .equalCentering
        let measuresBaselines = isBaselineRelative && axis == .vertical
        let near = centers ? mainAxis.center : measuresBaselines ? .lastBaseline : mainAxis.end
        let far = centers ? mainAxis.center : measuresBaselines ? .firstBaseline : mainAxis.start
        let edges = zip(visible, visible.dropFirst()).flatMap { previous, next -> [ArrangementConstraint] in
            let gap = ArrangementPart.gap(after: previous)
            return [
                .relating(.distributingEdge, gap, mainAxis.start, .view(previous), near),
                .relating(.distributingEdge, gap, mainAxis.end, .view(next), far),
            ]
        }
        let gaps = visible.dropLast().map(ArrangementPart.gap(after:))
        return edges + equalLengths(of: gaps, priority: centers ? .stackEqualCentering : .required)
    }

    /// Gaps are flexible, so this constraint keeps the stack view from growing.
    private var canvasFitOnMainAxis: ArrangementConstraint {
        .collapsing(.canvasFit, .stack, mainAxis.size, priority: .stackCanvasFit)
    }
}
