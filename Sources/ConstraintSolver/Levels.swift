/// The summed violation of one priority.
public struct Level: Hashable, Sendable {
    /// The priority that the constraints of the level share.
    public let priority: Float
    /// The sum of the violations of the constraints at this priority.
    public let violation: Double

    /// Makes a level with the sum by which its constraints aren't satisfied.
    public init(priority: Float, violation: Double) {
        self.priority = priority
        self.violation = violation
    }
}

extension ConstraintSystem {
    /// The summed violation of each priority below 1000 that a constraint has, in descending order. Solves first.
    ///
    /// O(constraints).
    public func levels() -> [Level] {
        if needsSolve { solve() }
        var violations: [(priority: Float, violation: Double)] = []
        for index in 0..<constraints.records.count {
            let record = constraints.records[index]
            guard record.stamp != 0, !record.isRequired else { continue }
            violations.append((record.priority, violation(at: index)))
        }
        violations.sort { $0.priority > $1.priority }
        var result: [Level] = []
        for item in violations {
            if let last = result.last, last.priority == item.priority {
                result[result.count - 1] = Level(
                    priority: item.priority, violation: last.violation + item.violation)
            } else {
                result.append(Level(priority: item.priority, violation: item.violation))
            }
        }
        return result
    }
}
