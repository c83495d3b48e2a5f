/// The part of a component that edits touch, in a table of its own.
struct ComponentHeader: BitwiseCopyable {
    enum State: UInt8 {
        /// No component has this index.
        case absent
        /// Values are up to date.
        case solved
        /// Constants or parameters changed, or it was never solved.
        case edited
        /// The structure changed; to be dissolved.
        case dirty
    }

    var serial: UInt32
    var state: State
    /// The component, as long as the table of components holds it under this index; not counted as a reference.
    var component: Unmanaged<Component>?
    /// Everything is to be computed anew, not only the blocks of `editedBlocks`.
    var needsFullEvaluation = true
    /// True if it was never solved.
    var isNew = true
    /// A constant was edited, so that it needs numbers of its own.
    var wantsEvaluation = false
    /// The program's numbers lag behind the values, which followed `line` since.
    var isBehind = false
    /// The blocks, by number below 64, whose constants changed.
    var editedBlocks: UInt64 = 0
    /// The slots that edited constants are written to; nil while the component has conflicts or was never solved.
    var tables: EditingTables?
    /// The parameter that was the only one to change in the last solves, or -1, and how many solves that were.
    var lastParameter: Int32 = -1
    var parameterStreak: Int32 = 0
    /// The values as functions of one parameter, valid while the solution keeps its shape.
    var line = SensitivityLine()

    /// True if only values are needed.
    @inline(__always) var mayUseBasis: Bool { !wantsEvaluation && parameterStreak < 2 }

    /// Notes that the component was solved in full.
    @inline(__always)
    mutating func markSolved() {
        state = .solved
        needsFullEvaluation = false
        isNew = false
        wantsEvaluation = false
        isBehind = false
        editedBlocks = 0
        line.parameter = -1
    }
}

/// The tables of a component's program and evaluation that an edited constant touches; memory of theirs.
struct EditingTables: BitwiseCopyable {
    var slots: UnsafeMutablePointer<Double>
    var added: UnsafeMutablePointer<Double>
    var blockOfRow: UnsafeMutablePointer<Int32>
}

/// A component's values as functions of one parameter, as long as no constraint changes its side.
///
/// `variable = base + slope · parameter` for each entry, valid for parameters in `low ... high`. The memory of `entries`
/// is the component's.
struct SensitivityLine: BitwiseCopyable {
    struct Entry: BitwiseCopyable {
        var variable: Int32
        var base: Double
        var slope: Double
    }

    /// Number of the parameter, or -1 for no line.
    var parameter: Int32 = -1
    var count: Int32 = 0
    var low = 0.0
    var high = 0.0
    var entries: UnsafeMutablePointer<Entry>?
}
