extension Presolver {
    /// Brings a determined variable's expression to variables that are free now; keeps the row at hand as it is.
    @inline(__always)
    mutating func flatten(_ variable: Int) {
        if !isFlat(variable) { flattenDeep(variable) }
    }

    @inline(never)
    private mutating func flattenDeep(_ variable: Int) {
        flattening.removeAll()
        flattening.append(Int32(variable))
        while flattening.count > 0 {
            let top = Int(flattening[flattening.count - 1])
            if let deeper = firstDeepEntry(of: top) {
                flattening.append(deeper)
            } else {
                substitute(in: top)
                _ = flattening.removeLast()
            }
        }
    }

    @inline(__always)
    private mutating func isFlat(_ variable: Int) -> Bool {
        let counts = expressionCount.base
        var entry = entries.base + Int(expressionFirst.base[variable])
        let end = entry + Int(counts[variable])
        while entry < end {
            if counts[Int(entry.pointee.free)] >= 0 { return false }
            entry += 1
        }
        return true
    }

    /// A determined variable in the expression whose own expression isn't flat yet.
    private mutating func firstDeepEntry(of variable: Int) -> Int32? {
        let first = Int(expressionFirst[variable])
        for e in first..<first + Int(expressionCount[variable]) {
            let other = entries[e].free
            if expressionCount[Int(other)] >= 0 && !isFlat(Int(other)) { return other }
        }
        return nil
    }

    /// Replaces the determined variables in the expression by their flat expressions, merging equal variables.
    private mutating func substitute(in variable: Int) {
        let slots = Int32(structure.rowCount)
        let first = Int(expressionFirst[variable])
        let end = first + Int(expressionCount[variable])
        let newFirst = entries.count
        var magnitude = 0.0
        for e in first..<end {
            let entry = entries[e]
            magnitude = max(magnitude, abs(entry.coefficient))
            guard expressionCount[Int(entry.free)] >= 0 else {
                merge(entry.free, entry.coefficient, from: newFirst)
                continue
            }
            tape.append(
                TapeStep(
                    target: slots + Int32(variable), source: slots + entry.free, coefficient: entry.coefficient))
            let source = Int(expressionFirst[Int(entry.free)])
            for s in source..<source + Int(expressionCount[Int(entry.free)]) {
                let product = entry.coefficient * entries[s].coefficient
                magnitude = max(magnitude, abs(product))
                merge(entries[s].free, product, from: newFirst)
            }
        }
        var kept = newFirst
        for e in newFirst..<entries.count where abs(entries[e].coefficient) > magnitude * Presolver.cancellation {
            entries[kept] = entries[e]
            kept += 1
        }
        entries.setCount(kept)
        expressionFirst[variable] = Int32(newFirst)
        expressionCount[variable] = Int32(kept - newFirst)
    }

    @inline(__always)
    private mutating func merge(_ variable: Int32, _ coefficient: Double, from first: Int) {
        for e in first..<entries.count where entries[e].free == variable {
            entries.base[e].coefficient += coefficient
            return
        }
        entries.append(FreeTerm(free: variable, coefficient: coefficient))
    }
}
