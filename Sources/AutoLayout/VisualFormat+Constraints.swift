import ConstraintSolver

extension VisualFormat {
    /// The alignment of a format's views with each other, and the format's direction.
    public struct Options: Hashable, Sendable {
        public enum Direction: Sendable {
            case leadingToTrailing, leftToRight, rightToLeft
        }

        /// Each adjacent pair has these in common; all must be across the format's axis.
        public var alignments: [LayoutAttribute]
        /// The direction of a horizontal format.
        public var direction: Direction
        /// Gaps of a vertical format are measured between baselines.
        public var spacesBaselines: Bool

        public init(
            alignments: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing, spacesBaselines: Bool = false
        ) {
            self.alignments = alignments
            self.direction = direction
            self.spacesBaselines = spacesBaselines
        }
    }

    /// The standard space between siblings, in points.
    public static let standardSpacing = 8.0

    /// The constraints of the format: connections and sizes in reading order, then alignments, pair by pair.
    ///
    /// Next to a superview the standard space is its layout margin. The item that comes later in reading order is a
    /// constraint's first, so a gap's constant is positive.
    ///
    /// - Throws: `VisualFormatError` where an alignment runs along the axis instead of across it.
    public func constraints(_ options: Options = Options(), format: String = "") throws -> [VisualFormatConstraint] {
        for alignment in options.alignments where alignment.axis == axis {
            let word = axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                message: "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout "
                    + "that is also \(word).", format: format, column: 0)
        }
        var result: [VisualFormatConstraint] = []
        for (index, view) in views.enumerated() {
            if index > 0 {
                result += gap(gaps[index - 1], from: views[index - 1].name, to: view.name, options)
            } else if let start {
                result += tie(start, of: view.name, isStart: true, options)
            }
            result += sizes(of: view)
        }
        if let end, let last = views.last { result += tie(end, of: last.name, isStart: false, options) }
        for (first, second) in zip(views, views.dropFirst()) {
            result += options.alignments.map {
                VisualFormatConstraint(
                    first: .view(first.name), firstAttribute: $0, relation: .equal, second: .view(second.name),
                    secondAttribute: $0, multiplier: 1, constant: 0, priority: 1000)
            }
        }
        return result
    }

    private func sizes(of view: View) -> [VisualFormatConstraint] {
        let size: LayoutAttribute = axis == .horizontal ? .width : .height
        return view.predicates.map { predicate in
            var constraint = VisualFormatConstraint(
                first: .view(view.name), firstAttribute: size, relation: predicate.relation, second: nil,
                secondAttribute: .notAnAttribute, multiplier: 1, constant: 0, priority: predicate.priority)
            switch predicate.amount {
            case .points(let value): constraint.constant = value
            case .view(let name, let multiplier, let constant):
                constraint.second = .view(name)
                constraint.secondAttribute = size
                constraint.multiplier = multiplier
                constraint.constant = constant
            }
            return constraint
        }
    }

    private func gap(
        _ connection: Connection, from before: String, to after: String, _ options: Options
    ) -> [VisualFormatConstraint] {
        let edges = edges(options)
        var near = edges.start
        var far = edges.end
        if axis == .vertical, options.spacesBaselines { (near, far) = (.firstBaseline, .lastBaseline) }
        // Towards smaller coordinates the view before is the greater one.
        return lengths(connection).map { length in
            var result =
                edges.runsBackwards
                ? constraint(.view(before), far, length, .view(after), near)
                : constraint(.view(after), near, length, .view(before), far)
            result.isStandardSpace = connection.length == .standard
            return result
        }
    }

    private func tie(
        _ connection: Connection, of name: String, isStart: Bool, _ options: Options
    ) -> [VisualFormatConstraint] {
        let edges = edges(options)
        let own = isStart ? edges.start : edges.end
        let outer = connection.length == .standard ? own.inMargins : own
        let superview = VisualFormatConstraint.Party.superview(of: name)
        return lengths(connection, standard: 0).map { length in
            isStart != edges.runsBackwards
                ? constraint(.view(name), own, length, superview, outer)
                : constraint(superview, outer, length, .view(name), own)
        }
    }

    private func edges(_ options: Options) -> (start: LayoutAttribute, end: LayoutAttribute, runsBackwards: Bool) {
        guard axis == .horizontal else { return (.top, .bottom, false) }
        switch options.direction {
        case .leadingToTrailing: return (.leading, .trailing, false)
        case .leftToRight: return (.left, .right, false)
        case .rightToLeft: return (.right, .left, true)
        }
    }

    private func lengths(
        _ connection: Connection, standard: Double = standardSpacing
    ) -> [(relation: Relation, value: Double, priority: Float)] {
        switch connection.length {
        case .none: return [(.equal, 0, 1000)]
        case .standard: return [(.equal, standard, 1000)]
        case .given(let predicates):
            return predicates.compactMap { predicate in
                guard case .points(let value) = predicate.amount else { return nil }
                return (predicate.relation, value, predicate.priority)
            }
        }
    }

    private func constraint(
        _ first: VisualFormatConstraint.Party, _ firstAttribute: LayoutAttribute,
        _ length: (relation: Relation, value: Double, priority: Float), _ second: VisualFormatConstraint.Party,
        _ secondAttribute: LayoutAttribute
    ) -> VisualFormatConstraint {
        VisualFormatConstraint(
            first: first, firstAttribute: firstAttribute, relation: length.relation, second: second,
            secondAttribute: secondAttribute, multiplier: 1, constant: length.value, priority: length.priority)
    }
}

extension LayoutAttribute {
    /// The same edge of the item's margins; the attribute itself where it has none.
    var inMargins: LayoutAttribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
