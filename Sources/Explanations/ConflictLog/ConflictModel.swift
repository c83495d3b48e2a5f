import ConstraintSolver

/// A log's constraints as rows of the solver, in the coordinates of the window.
///
/// An item has a start and a length an axis. Left-to-right is assumed, margins that the log doesn't tie are 8, and
/// content is taken to be unscrolled; where a row needs what no log tells, such as a baseline, the unknown is free.
struct ConflictModel {
    let system = ConstraintSystem()
    private(set) var rows: [ConstraintID] = []
    /// The assumptions, in words.
    private(set) var assumptions: [String] = []
    private var starts: [String: Variable] = [:]
    private var lengths: [String: Variable] = [:]
    private var unknowns: [String: Variable] = [:]
    private var guides: [MarginEdge: LoggedItem] = [:]
    private var superviews: [String: LoggedItem] = [:]

    init(_ constraints: [LoggedConstraint], order: [Int]? = nil) throws {
        guides = Self.marginGuides(constraints)
        superviews = Self.superviews(constraints)
        var made = [ConstraintID?](repeating: nil, count: constraints.count)
        for index in order ?? Array(constraints.indices) {
            made[index] = try add(constraints[index])
        }
        rows = made.compactMap { $0 }
    }

    private mutating func add(_ constraint: LoggedConstraint) throws -> ConstraintID {
        var (terms, constant) = side(
            constraint.first, 1, container: constraint.container ?? superviews[constraint.first.item.key],
            isAlone: constraint.second == nil)
        constant -= constraint.constant
        if let second = constraint.second {
            let other = side(second, -constraint.multiplier, container: nil)
            for term in other.terms {
                if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
                    terms[index].coefficient += term.coefficient
                } else {
                    terms.append(term)
                }
            }
            constant += other.constant
        }
        return try system.add(
            terms.filter { $0.coefficient != 0 }, constant: constant, constraint.relation.solverRelation,
            priority: Float(constraint.priority))
    }

    /// A place as terms; a mask's own `minX` is measured from the container's start.
    private mutating func side(
        _ place: LoggedPlace, _ factor: Double, container: LoggedItem?, isAlone: Bool = false
    ) -> (terms: [Term], constant: Double) {
        let item = place.item
        let isVertical = place.attribute.isVertical
        func start() -> Term { Term(variable(\.starts, item, isVertical), factor) }
        func length(_ share: Double) -> Term { Term(variable(\.lengths, item, isVertical), factor * share) }
        switch place.attribute {
        case .width, .height: return ([length(1)], 0)
        case .left, .leading, .top: return ([start()], 0)
        case .right, .trailing, .bottom: return ([start(), length(1)], 0)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return ([start(), length(0.5)], 0)
        case .minX, .minY, .midX, .midY, .maxX, .maxY:
            let share =
                place.attribute == .minX || place.attribute == .minY
                ? 0
                : place.attribute == .midX || place.attribute == .midY ? 0.5 : 1.0
            var terms = [start()] + (share == 0 ? [] : [length(share)])
            if let container, factor == 1, isAlone {
                terms.append(Term(variable(\.starts, container, isVertical), -1))
            } else if factor == 1, isAlone {
                terms.append(Term(unknown("\(item.key) container \(isVertical)"), -1))
            }
            return (terms, 0)
        case .leftMargin, .leadingMargin, .topMargin, .rightMargin, .trailingMargin, .bottomMargin:
            let isEnd = place.attribute.isTrailing
            if let guide = guides[MarginEdge(view: item.key, isVertical: isVertical, isEnd: isEnd)] {
                let edge: LoggedAttribute =
                    isVertical ? (isEnd ? .bottom : .top) : isEnd ? .trailing : .leading
                return side(LoggedPlace(item: guide, attribute: edge), factor, container: nil)
            }
            assume("margins of \(item.name) are 8: the log doesn't say")
            return isEnd ? ([start(), length(1)], -8 * factor) : ([start()], 8 * factor)
        case .lastBaseline, .baseline:
            assume("the baselines of \(item.name) may be anywhere: the log doesn't say")
            return ([start(), length(1), Term(unknown("\(item.key) last baseline"), -factor)], 0)
        case .firstBaseline:
            assume("the baselines of \(item.name) may be anywhere: the log doesn't say")
            return ([start(), Term(unknown("\(item.key) first baseline"), factor)], 0)
        }
    }

    private mutating func assume(_ words: String) {
        if !assumptions.contains(words) { assumptions.append(words) }
    }

    private mutating func unknown(_ key: String) -> Variable {
        if let variable = unknowns[key] { return variable }
        let variable = system.makeVariable()
        unknowns[key] = variable
        return variable
    }

    private mutating func variable(
        _ table: WritableKeyPath<ConflictModel, [String: Variable]>, _ item: LoggedItem, _ isVertical: Bool
    ) -> Variable {
        let key = item.key + (isVertical ? " v" : " h")
        if let variable = self[keyPath: table][key] { return variable }
        let variable = system.makeVariable()
        self[keyPath: table][key] = variable
        if table == \ConflictModel.lengths {
            _ = try? system.add([Term(variable, 1)], constant: 0, .greaterThanOrEqual)
        }
        return variable
    }

    /// The superview of an item, where a line with `|` names it; lines of masks often leave it out.
    static func superviews(_ constraints: [LoggedConstraint]) -> [String: LoggedItem] {
        var found: [String: LoggedItem] = [:]
        for constraint in constraints {
            guard let container = constraint.container else { continue }
            for item in constraint.items where item.key != container.key { found[item.key] = container }
        }
        return found
    }

    /// One side of a view's margins.
    private struct MarginEdge: Hashable {
        var view: String
        var isVertical: Bool
        var isEnd: Bool
    }

    /// The guides for margins, by the sides that the log ties them by; sides that don't matter are left out.
    private static func marginGuides(_ constraints: [LoggedConstraint]) -> [MarginEdge: LoggedItem] {
        var guides: [MarginEdge: LoggedItem] = [:]
        for constraint in constraints where constraint.identifier?.contains("argin-guide-constraint") == true {
            let place = constraint.first
            let guide = [place, constraint.second].compactMap { $0 }.first {
                $0.item.label == "UIViewLayoutMarginsGuide"
            }
            guard let guide, let container = constraint.container else { continue }
            let edge = MarginEdge(
                view: container.key, isVertical: place.attribute.isVertical, isEnd: place.attribute.isTrailing)
            guides[edge] = guide.item
        }
        return guides
    }
}
