import ConstraintSolver

/// One of the four numbers that a rectangle consists of.
public enum LayoutQuantity: Int, Sendable, CaseIterable {
    case minX, minY, width, height

    public var axis: LayoutAxis { self == .minX || self == .width ? .horizontal : .vertical }
}

/// Questions for debugging; each may cost small linear programs.
extension LayoutEngine {
    /// True if the item's rectangle could be different without any constraint being satisfied less.
    ///
    /// The topmost item's position is never ambiguous: of it, only the size counts.
    public func isAmbiguous(_ item: LayoutItem) -> Bool { !ambiguousQuantities(of: item).isEmpty }

    /// The numbers of the item's rectangle that could be different.
    public func ambiguousQuantities(of item: LayoutItem) -> [LayoutQuantity] {
        quantities(of: item).filter { system.alternativeSolution(moving: variable($0, of: item)) != nil }
    }

    /// Alignment rectangles of the items that a solution of equal rank, with another rectangle for this item, moves;
    /// empty if there is no other.
    public func alternativeRectangles(moving item: LayoutItem) -> [(item: LayoutItem, rectangle: LayoutRectangle)] {
        for quantity in quantities(of: item) {
            guard let solution = system.alternativeSolution(moving: variable(quantity, of: item)) else { continue }
            var values: [Variable: Double] = [:]
            for assignment in solution.moved { values[assignment.variable] = assignment.value }
            let moved = Set(solution.moved.compactMap { self.item(of: $0.variable) }).sorted()
            return moved.map { ($0, rectangle(of: $0, replacing: values)) }
        }
        return []
    }

    /// The constraints and content sizes that determine the item's position and length along an axis, in order of
    /// installation.
    public func members(determining item: LayoutItem, axis: LayoutAxis) -> [LayoutConflict.Member] {
        let own = quantities(of: item).filter { $0.axis == axis }.map { variable($0, of: item) }
        let rows = Set(own.flatMap { system.explanation(of: $0).tight.map(\.constraint) })
        let members = rows.map { ($0, member(of: $0)) }.sorted { order(of: $0.0, $0.1) < order(of: $1.0, $1.1) }
        var seen: Set<LayoutConflict.Member> = []
        return members.map(\.1).filter { seen.insert($0).inserted }
    }

    /// A number that names the variable in traces.
    public func identifier(of quantity: LayoutQuantity, of item: LayoutItem) -> Int {
        Int(variable(quantity, of: item).index)
    }

    private func order(of row: ConstraintID, _ member: LayoutConflict.Member) -> (Int, Int, Int) {
        switch member {
        case .constraint(let id): (0, Int(constraints[Int(id.index)].order), 0)
        case .contentSize(let owner): (1, Int(owner.item.index), owner.axis.rawValue)
        case .nonNegativeSize: (2, 0, 0)
        }
    }

    private func quantities(of item: LayoutItem) -> [LayoutQuantity] {
        parent(of: item) == nil ? [.width, .height] : LayoutQuantity.allCases
    }

    func variable(_ quantity: LayoutQuantity, of item: LayoutItem) -> Variable {
        let variables = items[Int(item.index)].variables
        switch quantity {
        case .minX: return variables.0
        case .minY: return variables.1
        case .width: return variables.2
        case .height: return variables.3
        }
    }

    func item(of variable: Variable) -> LayoutItem? {
        let index = Int(variable.index) < itemOfVariable.count ? itemOfVariable[Int(variable.index)] : -1
        return index < 0 ? nil : LayoutItem(index: index)
    }

    private func rectangle(of item: LayoutItem, replacing values: [Variable: Double]) -> LayoutRectangle {
        func value(_ quantity: LayoutQuantity) -> Double {
            let variable = variable(quantity, of: item)
            return values[variable] ?? system.value(of: variable)
        }
        return LayoutRectangle(x: value(.minX), y: value(.minY), width: value(.width), height: value(.height))
    }
}
