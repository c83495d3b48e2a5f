/// A summand in local numbering: `index` is a variable of the component, or, inverted (`~index`), a parameter of it.
struct LocalTerm: BitwiseCopyable, Sendable {
    var index: Int32
    var coefficient: Double
}

/// A row in local numbering: its terms are `terms[firstTerm ..< termEnd]`.
struct StructureRow: BitwiseCopyable, Sendable {
    var firstTerm: Int32
    var termEnd: Int32
    var priority: Float
    var relation: Relation

    @inline(__always) var isRequiredEquality: Bool { relation == .equal && priority == 1000 }
}

/// The part of some constraints that decides how they are solved: everything but constants, parameters' values and
/// identities.
///
/// Rows are in order of activation, and their terms follow each other without gaps. Owns nothing: its maker owns the
/// memory.
struct Structure: BitwiseCopyable {
    var variableCount = 0
    var parameterCount = 0
    var rows = FixedBuffer<StructureRow>.none
    var terms = FixedBuffer<LocalTerm>.none
    var hash: UInt64 = 0

    @inline(__always) var rowCount: Int { rows.count }

    func termRange(ofRow row: Int) -> Range<Int> {
        Int(rows[row].firstTerm)..<Int(rows[row].termEnd)
    }

    /// The hash of a structure without rows.
    static let emptyHash: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        ((hash << 5 | hash >> 59) ^ word) &* 0xFF51_AFD7_ED55_8CCD
    }

    @inline(__always)
    static func mix(_ hash: UInt64, _ term: LocalTerm) -> UInt64 {
        mix(hash, term.coefficient.bitPattern &+ UInt64(truncatingIfNeeded: Int64(term.index)) << 20)
    }

    @inline(__always)
    static func mix(_ hash: UInt64, _ relation: Relation, _ priority: Float) -> UInt64 {
        mix(hash, UInt64(priority.bitPattern) << 8 | UInt64(UInt8(bitPattern: relation.rawValue)))
    }

    /// The hash of a structure whose rows come to `rows`.
    @inline(__always)
    static func finish(_ rows: UInt64, variableCount: Int) -> UInt64 {
        mix(rows, UInt64(truncatingIfNeeded: variableCount))
    }

    /// The number of terms that mention each variable. O(terms).
    func countUses(_ arena: inout Arena) -> FixedBuffer<Int32> {
        let uses = arena.allocate(repeating: Int32(0), count: variableCount)
        for i in 0..<terms.count where terms.base[i].index >= 0 { uses.base[Int(terms.base[i].index)] &+= 1 }
        return uses
    }

    /// True if both describe the same rows. O(terms).
    func equals(_ other: Structure) -> Bool {
        guard hash == other.hash, variableCount == other.variableCount, rows.count == other.rows.count,
            terms.count == other.terms.count, parameterCount == other.parameterCount
        else { return false }
        let (own, others) = (rows.base, other.rows.base)
        var r = 0
        while r < rows.count {
            if own[r].termEnd != others[r].termEnd || own[r].relation != others[r].relation
                || own[r].priority != others[r].priority
            {
                return false
            }
            r += 1
        }
        let (ownTerms, otherTerms) = (terms.base, other.terms.base)
        var i = 0
        while i < terms.count {
            if ownTerms[i].index != otherTerms[i].index || ownTerms[i].coefficient != otherTerms[i].coefficient {
                return false
            }
            i += 1
        }
        return true
    }
}

/// Working space in which a structure is written down, filled again and again.
struct StructureSpace {
    var variableCount = 0
    var rows = GrowableBuffer<StructureRow>(capacity: 64)
    var terms = GrowableBuffer<LocalTerm>(capacity: 160)
    /// The parameters met, by local number.
    var parameters = GrowableBuffer<Int32>()
    var hash = Structure.emptyHash

    mutating func removeAll(variableCount: Int) {
        self.variableCount = variableCount
        rows.removeAll()
        terms.removeAll()
        parameters.removeAll()
        hash = Structure.emptyHash
    }

    /// The structure as written so far, valid until more is written.
    var structure: Structure {
        Structure(
            variableCount: variableCount, parameterCount: parameters.count,
            rows: FixedBuffer(base: rows.base, count: rows.count),
            terms: FixedBuffer(base: terms.base, count: terms.count),
            hash: Structure.finish(hash, variableCount: variableCount))
    }

    /// Gives large working space back.
    mutating func relinquish() {
        rows.relinquish()
        terms.relinquish()
        parameters.relinquish()
    }

    func deallocate() {
        rows.deallocate()
        terms.deallocate()
        parameters.deallocate()
    }
}
