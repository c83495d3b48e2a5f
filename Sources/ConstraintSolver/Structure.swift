/// A summand in local numbering: `index` is a variable of the component, or, inverted (`~index`), a parameter of it.
struct LocalTerm: BitwiseCopyable {
    var index: Int32
    var coefficient: Double
}

/// What of some constraints decides how they are solved: everything but constants, parameters' values and identities.
///
/// Rows are in order of activation; row r has `terms[rowStart[r] ..< rowStart[r + 1]]`. A working space that is filled
/// again and again.
struct Structure {
    var variableCount = 0
    var parameterCount = 0
    var rowStart = GrowableBuffer<Int32>(capacity: 64)
    var terms = GrowableBuffer<LocalTerm>(capacity: 256)
    var relations = GrowableBuffer<Relation>(capacity: 64)
    var priorities = GrowableBuffer<Float>(capacity: 64)
    /// The parameters met, by local number.
    var parameters = GrowableBuffer<Int32>()
    var hash: UInt64 = 0

    var rowCount: Int { relations.count }

    mutating func removeAll(variableCount: Int) {
        self.variableCount = variableCount
        parameterCount = 0
        rowStart.removeAll()
        rowStart.append(0)
        terms.removeAll()
        relations.removeAll()
        priorities.removeAll()
        parameters.removeAll()
        hash = UInt64(truncatingIfNeeded: variableCount) &* 0x9E37_79B9_7F4A_7C15
    }

    func deallocate() {
        rowStart.deallocate()
        terms.deallocate()
        relations.deallocate()
        priorities.deallocate()
        parameters.deallocate()
    }

    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ (mixed >> 29)
    }
}
