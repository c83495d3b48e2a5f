extension ConstraintSystem {
    /// The system and its solved state as text: a line for each variable and constraint. Solves first.
    public func dump() -> String {
        solveInComponents()
        var lines = ["variables"]
        for index in 0..<variables.records.count where variables.records[index].stamp != 0 {
            let given = variables.records[index].isGiven ? "  given" : ""
            lines.append("  v\(index) = \(variables.values[index])\(given)")
        }
        lines.append("constraints, in order of activation")
        let order = (0..<constraints.records.count).filter { constraints.records[$0].stamp != 0 }
            .sorted { constraints.records[$0].sequence < constraints.records[$1].sequence }
        let broken = Set(conflicts.map(\.broken.index))
        for index in order {
            let state: String
            if broken.contains(Int32(index)) {
                state = "broken, off by \(violation(at: index))"
            } else {
                let violation = violation(at: index)
                state = violation > 1e-9 ? "off by \(violation)" : "holds"
            }
            lines.append("  c\(index)  \(describe(constraints.id(at: index)))  \(state)")
        }
        for level in levels() { lines.append("level \(level.priority): \(level.violation)") }
        for conflict in conflicts {
            lines.append(
                "conflict of \(conflict.members.map(\.description).joined(separator: ", ")); \(conflict.broken) broken")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A constraint as a formula, for messages; a removed one is named only.
    public func describe(_ id: ConstraintID) -> String {
        guard constraints.contains(id) else { return "\(id), which is no constraint of this system" }
        let record = constraints.records[Int(id.index)]
        var terms: [Term] = []
        forEachTerm(in: Int(id.index)) {
            terms.append(Term(variables.variable(at: Int($0.variable)), $0.coefficient))
        }
        return describe(terms, record.constant, record.relation, record.priority)
    }

    func describe(_ terms: [Term], _ constant: Double, _ relation: Relation, _ priority: Float) -> String {
        var text = ""
        for term in terms {
            let isNegative = term.coefficient < 0
            let size = abs(term.coefficient)
            text += text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
            text += size == 1 ? "\(term.variable)" : "\(size)·\(term.variable)"
        }
        if text.isEmpty {
            text = "\(constant)"
        } else if constant != 0 {
            text += constant < 0 ? " - \(-constant)" : " + \(constant)"
        }
        return text + " \(relation) 0 @\(priority)"
    }
}
