/// The cross axis: the views' edges, centres or baselines relative to the first view, and the first view's to the
/// canvas.
extension StackArrangement {
    /// True if at most one edge of each view is fixed: its length on the cross axis is its own.
    private var startIsLoose: Bool { [.trailing, .center, .firstBaseline, .lastBaseline].contains(effectiveAlignment) }
    private var endIsLoose: Bool { [.leading, .center, .firstBaseline, .lastBaseline].contains(effectiveAlignment) }

    /// True if a guide spans the visible views: where edges are loose and one view's edges aren't enough.
    var usesAlignmentSpanner: Bool {
        !items.isEmpty && (visible.isEmpty || (items.count > 1 && (startIsLoose || endIsLoose)))
    }

    var constraintsOnCrossAxis: [ArrangementConstraint] {
        spanningConstraints + connectionsOnCrossAxis + alignmentConstraints + textWidths + ambiguitySuppressors
    }

    private var alignmentConstraints: [ArrangementConstraint] {
        let attributes: [NSLayoutConstraint.Attribute] =
            switch effectiveAlignment {
            case .fill: [crossAxis.start, crossAxis.end]
            case .leading: [crossAxis.start]
            case .trailing: [crossAxis.end]
            case .center: [crossAxis.center]
            case .firstBaseline: [.firstBaseline]
            case .lastBaseline: [.lastBaseline]
            }
        return attributes.flatMap { attribute in
            items.indices.dropFirst().map { .relating(.alignment, .view(0), attribute, .view($0)) }
        }
    }

    /// The spanner extends over every visible view and no further; an edge common to all views is its edge too.
    private var spanningConstraints: [ArrangementConstraint] {
        guard usesAlignmentSpanner else { return [] }
        let spanner = ArrangementPart.alignmentSpanner
        let boundaries = visible.flatMap { index -> [ArrangementConstraint] in
            [
                .relating(
                    .spanningBoundary, spanner, crossAxis.start, .view(index),
                    relation: startIsLoose ? .lessThanOrEqual : .equal,
                    priority: startIsLoose ? .required : .stackSpanningBoundary),
                .relating(
                    .spanningBoundary, spanner, crossAxis.end, .view(index),
                    relation: endIsLoose ? .greaterThanOrEqual : .equal,
                    priority: endIsLoose ? .required : .stackSpanningBoundary),
            ]
        }
        return [.collapsing(.spanningFit, spanner, crossAxis.size, priority: .stackSpanningFit)] + boundaries
    }

    private var connectionsOnCrossAxis: [ArrangementConstraint] {
        usesAlignmentSpanner ? connectionsThroughSpanner : connectionsOfFirstView
    }

    /// A single view is connected by its aligned edge and stays within the canvas with the other one.
    private var connectionsOfFirstView: [ArrangementConstraint] {
        var connections: [ArrangementConstraint] = [
            .relating(
                .canvasConnection, .canvas, crossAxis.start, .view(0),
                relation: startIsLoose ? .lessThanOrEqual : .equal),
            .relating(
                .canvasConnection, .canvas, crossAxis.end, .view(0), relation: endIsLoose ? .greaterThanOrEqual : .equal
            ),
        ]
        if effectiveAlignment == .center {
            connections.append(.relating(.canvasConnection, .canvas, crossAxis.center, .view(0)))
        }
        if startIsLoose || endIsLoose { connections.append(canvasFitOnCrossAxis) }
        return connections
    }

    /// The first view determines the common edge, the spanner a loose one.
    ///
    /// With baselines one edge is an inequality. UIKit's dump for the last baseline connects it to the first view; that
    /// for the first baseline connects the upper edge to the spanner, so a tall second view stays inside.
    private var connectionsThroughSpanner: [ArrangementConstraint] {
        let spanner = ArrangementPart.alignmentSpanner
        let reference = visible.isEmpty ? spanner : .view(0)
        func connect(
            _ attribute: NSLayoutConstraint.Attribute, _ part: ArrangementPart,
            _ relation: NSLayoutConstraint.Relation = .equal
        ) -> ArrangementConstraint {
            .relating(.canvasConnection, .canvas, attribute, part, relation: relation)
        }
        guard !visible.isEmpty else { return [connect(crossAxis.start, spanner), connect(crossAxis.end, spanner)] }
        switch effectiveAlignment {
        case .fill, .leading:
            return [connect(crossAxis.start, reference), connect(crossAxis.end, spanner)]
        case .trailing:
            return [connect(crossAxis.start, spanner), connect(crossAxis.end, reference)]
        case .center:
            return [
                connect(crossAxis.start, spanner), connect(crossAxis.end, spanner),
                connect(crossAxis.center, reference),
            ]
        case .firstBaseline:
            return [
                connect(crossAxis.start, spanner, .lessThanOrEqual), connect(crossAxis.end, spanner),
                canvasFitOnCrossAxis,
            ]
        case .lastBaseline:
            return [
                connect(crossAxis.start, spanner), connect(crossAxis.end, reference, .greaterThanOrEqual),
                canvasFitOnCrossAxis,
            ]
        }
    }

    private var canvasFitOnCrossAxis: ArrangementConstraint {
        .collapsing(.canvasFit, .stack, crossAxis.size, priority: .stackCanvasFit)
    }

    /// Views without a size of their own would be ambiguous; they get zero.
    private var ambiguitySuppressors: [ArrangementConstraint] {
        guard startIsLoose || endIsLoose else { return [] }
        return items.indices.map {
            .collapsing(.ambiguitySuppression, .view($0), crossAxis.size, priority: .stackAmbiguitySuppression)
        }
    }

    /// Wrapping texts beside each other on a shared baseline get equal shares: their widths would be ambiguous.
    ///
    /// Undocumented; UIKit's dumps show it for views of text. It outweighs the compression resistance of 750.
    private var textWidths: [ArrangementConstraint] {
        let visible = visible
        guard distribution == .fill, visible.count > 1, [.firstBaseline, .lastBaseline].contains(effectiveAlignment)
        else { return [] }
        return visible.filter { items[$0].wrapsText }.map {
            .relating(
                .textWidthDisambiguation, .view($0), mainAxis.size, .stack, multiplier: 1 / CGFloat(visible.count),
                priority: .stackTextWidth)
        }
    }
}
