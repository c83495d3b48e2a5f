/// A row written in what a vertex is made of, as far as a question asks for it.
struct ReducedRow {
    /// The terms that are kept.
    enum Detail {
        /// Variables that rest at 0 because nothing says otherwise.
        case resting
        /// All variables that no required equality determines.
        case free
        /// Resting variables, and the rows that are tight.
        case columns
    }

    /// Something that a row can be written in.
    struct Reference: BitwiseCopyable, Equatable {
        enum Kind: UInt8, BitwiseCopyable {
            /// A resting variable: of a component by its number among the program's free ones; in none by its index.
            case resting
            /// A variable that rows determine, counted likewise.
            case determined
            /// A tight row of a component, by the column of its block's tableau.
            case row
        }

        var kind: Kind
        /// -1 for a variable in no component.
        var component: Int32
        var block: Int32 = -1
        var number: Int32
    }

    struct ReducedTerm: BitwiseCopyable {
        var reference: Reference
        var coefficient: Double
    }

    var terms = GrowableBuffer<ReducedTerm>()
    /// The largest coefficient met on the way.
    var magnitude = 0.0
    /// The number of terms that may still be read.
    var budget = 0

    mutating func start() {
        terms.removeAll()
        magnitude = 0
        budget = 256
    }

    /// Adds a term; false where there are more than a row that can be settled has.
    mutating func add(_ reference: Reference, _ coefficient: Double) -> Bool {
        for i in 0..<terms.count where terms[i].reference == reference {
            terms.base[i].coefficient += coefficient
            return true
        }
        guard terms.count < ReducedRow.limit else { return false }
        terms.append(ReducedTerm(reference: reference, coefficient: coefficient))
        return true
    }

    private static let limit = 16

    /// Keeps what isn't rounding; false where a small share may be what is left of a difference.
    mutating func dropCancelled() -> Bool {
        var kept = 0
        for i in 0..<terms.count where abs(terms[i].coefficient) > magnitude * Presolver.cancellation {
            guard abs(terms[i].coefficient) >= magnitude * Presolver.pivotThreshold else { return false }
            terms.base[kept] = terms[i]
            kept += 1
        }
        terms.setCount(kept)
        return true
    }
}

/// Rows that are in no component yet, written in resting variables, free ones, or the columns of tableaus.
extension ConstraintSystem {
    /// Writes a row, but for one variable's terms, so into `partition.reduced`; false where it can't be said, or takes long.
    func reduce(
        _ row: UnsafeMutablePointer<ConstraintRecord>, except own: Int32 = -1, to detail: ReducedRow.Detail
    ) -> Bool {
        partition.reduced.start()
        return expand(row, except: own, scale: 1, detail) && partition.reduced.dropCancelled()
    }

    /// True if followed rows that are required equalities determine a variable that rested.
    func isFixed(_ variable: Int32) -> Bool {
        for i in 0..<partition.moved.count where partition.moved[i].isFixed {
            let moved = partition.moved[i].variable
            if moved.component < 0, moved.number == variable { return true }
        }
        return false
    }

    /// Adds a row's terms, but for one variable's.
    private func expand(
        _ row: UnsafeMutablePointer<ConstraintRecord>, except own: Int32, scale: Double, _ detail: ReducedRow.Detail
    ) -> Bool {
        let first = Int(row.pointee.firstTerm)
        for i in first..<first + Int(row.pointee.termCount) {
            let term = constraints.terms[i]
            guard term.variable != own, term.coefficient != 0 else { continue }
            partition.reduced.budget -= 1
            guard partition.reduced.budget > 0, expand(term.variable, scale * term.coefficient, detail) else {
                return false
            }
        }
        return true
    }

    private func expand(_ variable: Int32, _ coefficient: Double, _ detail: ReducedRow.Detail) -> Bool {
        let record = variables.records.base + Int(variable)
        if record.pointee.isGiven { return true }
        partition.reduced.magnitude = max(partition.reduced.magnitude, abs(coefficient))
        if record.pointee.component >= 0 { return expandMember(variable, record, coefficient, detail) }
        guard let followed = followedVariable(variable) else {
            return addResting(.init(kind: .resting, component: -1, number: variable), coefficient, detail)
        }
        switch (followed.state, detail) {
        case (.fixed, _), (.determined, .resting): return true
        default: break
        }
        let row = constraints.records.base + Int(followed.row)
        if detail == .free, !row.pointee.isRequiredEquality {
            guard followed.state == .determined else { return false }
            return partition.reduced.add(.init(kind: .determined, component: -1, number: variable), coefficient)
        }
        // A tight row of its own, which is in no tableau yet.
        if detail == .columns, !row.pointee.isRequiredEquality { return false }
        return expand(row, except: variable, scale: -coefficient / followed.coefficient, detail)
    }

    /// Adds a component's variable.
    private func expandMember(
        _ variable: Int32, _ record: UnsafeMutablePointer<VariableRecord>, _ coefficient: Double,
        _ detail: ReducedRow.Detail
    ) -> Bool {
        guard let component = partition.component(at: record.pointee.component), component.isFreeOfConflicts,
            let program = component.program, let evaluation = component.evaluation, !program.hasSparseBlock
        else { return false }
        let local = Int(record.pointee.local)
        guard local >= 0, local < component.variables.count, component.variables[local] == variable else {
            return false
        }
        for e in Int(program.expressionStart[local])..<Int(program.expressionStart[local + 1]) {
            let (free, share) = (program.expressions[e].free, coefficient * program.expressions[e].coefficient)
            guard let (b, f) = program.place(ofFree: Int(free)) else {
                guard addResting(.init(kind: .resting, component: component.index, number: free), share, detail) else {
                    return false
                }
                continue
            }
            guard expandFree(f, free, block: b, program, evaluation, component.index, share, detail) else {
                return false
            }
        }
        return true
    }

    /// Adds a free variable of a block.
    private func expandFree(
        _ f: Int, _ free: Int32, block b: Int, _ program: EliminationProgram, _ evaluation: Evaluation,
        _ component: Int32, _ share: Double, _ detail: ReducedRow.Detail
    ) -> Bool {
        let (block, state) = (program.blocks[b], evaluation.blocks[b])
        let row = Int(state.position[block.height + f])
        if row < 0 { return addResting(.init(kind: .resting, component: component, number: free), share, detail) }
        if detail == .free,
            !partition.reduced.add(.init(kind: .determined, component: component, number: free), share)
        {
            return false
        }
        for j in 0..<block.width {
            let (entity, rate) = (Int(state.columns[j]), state.tableau[row * block.stride + j])
            guard rate != 0 else { continue }
            if entity >= block.height {
                let resting = block.free[entity - block.height]
                guard detail != .free,
                    addResting(.init(kind: .resting, component: component, number: resting), share * rate, detail)
                else { return false }
            } else if detail == .columns {
                let reference = ReducedRow.Reference(
                    kind: .row, component: component, block: Int32(b), number: Int32(j))
                guard partition.reduced.add(reference, share * rate) else { return false }
            }
        }
        return true
    }

    /// Adds a resting variable, unless a followed row has moved it and so determines it.
    private func addResting(
        _ reference: ReducedRow.Reference, _ coefficient: Double, _ detail: ReducedRow.Detail
    ) -> Bool {
        for i in 0..<partition.moved.count where partition.moved[i].variable == reference {
            return partition.moved[i].isFixed || detail == .resting
        }
        return partition.reduced.add(reference, coefficient)
    }
}
