extension ConstraintSystem {
    /// Stops with a message if the system's tables contradict each other; for tests. O(system).
    public func checkInvariants() {
        checkUses()
        knownStructures.patterns.checkInvariants()
        guard !needsSolve, partition.followed == 0 else { return }
        checkPartition()
        checkBlocks()
    }

    private func checkUses() {
        var uses = [Int32](repeating: 0, count: variables.records.count)
        for index in 0..<constraints.records.count where constraints.records[index].stamp != 0 {
            forEachTerm(in: index) { uses[Int($0.variable)] += 1 }
        }
        for index in uses.indices {
            precondition(variables.records[index].uses == uses[index], "v\(index) miscounts the terms that mention it")
            let hasStamp = variables.records[index].stamp != 0
            precondition(hasStamp || uses[index] == 0, "v\(index) was removed but is mentioned")
        }
    }

    private func checkPartition() {
        var seen = [Bool](repeating: false, count: constraints.records.count)
        for index in 0..<partition.headers.count {
            guard let component = partition.component(at: Int32(index)) else { continue }
            precondition(Int(component.index) == index, "component \(index) is filed under another index")
            var last: UInt32 = 0
            for i in 0..<component.constraints.count {
                let constraint = Int(component.constraints[i])
                let record = constraints.records[constraint]
                precondition(
                    record.stamp != 0 && Int(record.component) == index, "c\(constraint) is in a foreign component")
                precondition(
                    record.row < 0 || Int(component.solved[Int(record.row)]) == constraint,
                    "c\(constraint) has its terms nowhere")
                precondition(record.sequence > last, "component \(index) isn't in order of activation")
                precondition(!seen[constraint], "c\(constraint) is in two components")
                last = record.sequence
                seen[constraint] = true
            }
            for i in 0..<component.variables.count {
                let record = variables.records[Int(component.variables[i])]
                precondition(Int(record.component) == index, "v\(component.variables[i]) is in a foreign component")
                precondition(!record.isGiven, "v\(component.variables[i]) was given its value, but is in a component")
            }
        }
        for index in seen.indices where constraints.records[index].stamp != 0 {
            precondition(seen[index], "c\(index) is in no component")
        }
    }

    private func checkBlocks() {
        for component in partition.components {
            guard let program = component.program, let evaluation = component.evaluation else { continue }
            for b in 0..<program.blocks.count {
                let (block, state) = (program.blocks[b], evaluation.blocks[b])
                for i in 0..<block.height {
                    precondition(Int(state.position[Int(state.rows[i])]) == i, "a row's entity has another position")
                }
                for j in 0..<block.width {
                    precondition(
                        Int(state.position[Int(state.columns[j])]) == ~j, "a column's entity has another position")
                }
            }
        }
    }
}
