/// A component and the part of it that edits touch.
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

    /// Of an index that is free, the next free one.
    private(set) var serial: UInt32
    var state: State
    /// Everything is to be computed anew, not only the edited blocks.
    var needsFullEvaluation = true
    /// True if it was never solved.
    var isNew = true
    /// A constant was edited, so that it needs numbers of its own.
    var wantsEvaluation = false
    let component: Component?

    /// The header of a component that is to be solved.
    init(_ component: Component, serial: UInt32) {
        self.component = component
        self.serial = serial
        state = .edited
    }

    /// The header of an index that is free; the next free one follows, or -1.
    init(nextFree: Int32) {
        component = nil
        serial = UInt32(bitPattern: nextFree)
        state = .absent
    }

    /// The next free index after this one.
    var nextFree: Int32 { Int32(bitPattern: serial) }

    /// Notes that the component was solved in full.
    @inline(__always)
    mutating func markSolved() {
        state = .solved
        needsFullEvaluation = false
        isNew = false
        wantsEvaluation = false
        component?.tables?.pointee.editedBlocks = 0
    }
}

/// The tables of a component's program and evaluation that an edited constant touches; memory of theirs.
///
/// The slots follow it in memory.
struct EditingTables: BitwiseCopyable {
    let added: UnsafeMutablePointer<Double>
    let blockOfRow: UnsafeMutablePointer<Int32>
    /// The blocks, by number below 64, whose constants changed.
    var editedBlocks: UInt64 = 0
}

extension UnsafeMutablePointer<EditingTables> {
    /// See `EliminationProgram`.
    @inline(__always) var slots: UnsafeMutablePointer<Double> {
        UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Double.self)
    }
}
