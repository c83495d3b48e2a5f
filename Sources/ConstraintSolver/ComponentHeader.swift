/// The part of a component that edits touch, in a table of its own.
struct ComponentHeader: BitwiseCopyable {
    enum State: UInt8 {
        /// No component has this index.
        case absent
        /// Values are up to date.
        case solved
        /// Constants changed, or it was never solved.
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
    /// The blocks, by number below 64, whose constants changed.
    var editedBlocks: UInt64 = 0
    /// The slots that edited constants are written to; nil while the component has conflicts or was never solved.
    var tables: EditingTables?

    /// Notes that the component was solved in full.
    @inline(__always)
    mutating func markSolved() {
        state = .solved
        needsFullEvaluation = false
        isNew = false
        wantsEvaluation = false
        editedBlocks = 0
    }
}

/// The tables of a component's program and evaluation that an edited constant touches; memory of theirs.
struct EditingTables: BitwiseCopyable {
    var slots: UnsafeMutablePointer<Double>
    var added: UnsafeMutablePointer<Double>
    var blockOfRow: UnsafeMutablePointer<Int32>
}
