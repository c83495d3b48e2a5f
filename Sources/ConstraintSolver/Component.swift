/// Connected variables and constraints, the program that solves them, and its present state.
///
/// A handle: the partition's table of headers holds the component under its index, and calls `deallocate()` when it is
/// dissolved. Its fields and lists are one piece of memory, and no references are counted, as there are many components of
/// few constraints and each pass takes them by the thousand.
///
/// Invariant: `constraints` is in order of activation, `variables` in order of index; `solved` is `constraints` without
/// those that the conflicts broke; `program` (nil before the first solve) has the structure of `solved`.
/// The state that edits touch is in the partition's `ComponentHeader` of the same index.
struct Component: BitwiseCopyable {
    private let record: UnsafeMutablePointer<ComponentRecord>

    /// Room for so many parameters, where their number isn't known yet.
    static let parameterRoom = 4

    /// Memory aligned for numbers comes from a shorter path of the allocator than memory with an alignment of its own.
    init(index: Int32, variableCount: Int, constraintCount: Int, parameterRoom: Int) {
        let room = min(parameterRoom, Int(UInt8.max))
        let listed = variableCount + constraintCount + room
        let bytes = MemoryLayout<ComponentRecord>.stride + 4 * listed
        let memory = UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.allocate(capacity: (bytes + 7) / 8))
        record = memory.bindMemory(to: ComponentRecord.self, capacity: 1)
        (memory + MemoryLayout<ComponentRecord>.stride).bindMemory(to: Int32.self, capacity: listed)
        record.initialize(
            to: ComponentRecord(
                index: index, variableCount: Int32(truncatingIfNeeded: variableCount),
                constraintCount: Int32(truncatingIfNeeded: constraintCount),
                parameterRoom: UInt8(truncatingIfNeeded: room)))
    }

    func deallocate() {
        dropSolution()
        exceptionsReference?.release()
        UnsafeMutableRawPointer(record).assumingMemoryBound(to: UInt64.self).deallocate()
    }

    @inline(__always) var index: Int32 { record.pointee.index }

    /// The program, owned: passes that run often take it without counting the reference.
    @inline(__always) var programReference: Unmanaged<EliminationProgram>? { record.pointee.program }

    @inline(__always) var program: EliminationProgram? {
        get { record.pointee.program?.takeUnretainedValue() }
        nonmutating set {
            let former = record.pointee.program
            record.pointee.program = newValue.map { Unmanaged.passRetained($0) }
            former?.release()
        }
    }

    @inline(__always) var exceptions: ComponentExceptions? {
        exceptionsReference?.takeUnretainedValue()
    }

    @inline(__always) private var exceptionsReference: Unmanaged<ComponentExceptions>? {
        guard record.pointee.hasExceptions else { return nil }
        return record.pointee.slabOrExceptions.map { Unmanaged.fromOpaque($0) }
    }

    func makeExceptions() -> ComponentExceptions {
        if let exceptions { return exceptions }
        let made = ComponentExceptions(slab: slab)
        record.pointee.slabOrExceptions = Unmanaged.passRetained(made).toOpaque()
        record.pointee.hasExceptions = true
        return made
    }

    /// The memory of the evaluation.
    @inline(__always) private var slab: UnsafeMutableRawPointer? {
        get {
            guard let exceptions else { return record.pointee.slabOrExceptions }
            return exceptions.slab
        }
        nonmutating set {
            if let exceptions { exceptions.slab = newValue } else { record.pointee.slabOrExceptions = newValue }
        }
    }

    /// The lists, which follow the fields: variables, constraints, and room for some parameters.
    @inline(__always) private var lists: UnsafeMutablePointer<Int32> {
        UnsafeMutableRawPointer(record + 1).assumingMemoryBound(to: Int32.self)
    }
    @inline(__always) var variables: FixedBuffer<Int32> {
        FixedBuffer(base: lists, count: Int(record.pointee.variableCount))
    }
    @inline(__always) var constraints: FixedBuffer<Int32> {
        FixedBuffer(base: lists + Int(record.pointee.variableCount), count: Int(record.pointee.constraintCount))
    }
    /// The constraints that take part, by local position.
    @inline(__always) var solved: FixedBuffer<Int32> { exceptions?.solved ?? constraints }
    /// The variables that were given their values, by local position.
    @inline(__always) var parameters: FixedBuffer<Int32> {
        if let listed = exceptions?.parameters { return listed }
        return FixedBuffer(
            base: lists + Int(record.pointee.variableCount) + Int(record.pointee.constraintCount),
            count: Int(record.pointee.parameterCount))
    }

    /// The component's numbers; nil while its values come from the program's basis.
    @inline(__always) var evaluation: Evaluation? {
        get {
            guard let slab else { return nil }
            return programReference?._withUnsafeGuaranteedRef { Evaluation($0, in: slab) }
        }
        nonmutating set { slab = newValue?.slab }
    }

    /// The tables that edited constants are written to, at the head of the evaluation's memory; nil where there is none, or
    /// the component has conflicts.
    @inline(__always) var tables: UnsafeMutablePointer<EditingTables>? {
        guard isFreeOfConflicts, let slab else { return nil }
        return slab.assumingMemoryBound(to: EditingTables.self)
    }

    /// As `evaluation`, where the program is at hand.
    @inline(__always)
    func evaluation(of program: EliminationProgram) -> Evaluation? {
        guard let slab else { return nil }
        return Evaluation(program, in: slab)
    }

    /// A term of the program as one of the system.
    @inline(__always)
    func stored(_ term: LocalTerm) -> StoredTerm {
        StoredTerm(
            variable: term.index < 0 ? parameters.base[Int(~term.index)] : variables.base[Int(term.index)],
            coefficient: term.coefficient)
    }

    func setParameters(_ source: UnsafeMutablePointer<Int32>, count: Int) {
        exceptions?.parameters = nil
        if count > Int(record.pointee.parameterRoom) {
            makeExceptions().parameters = FixedBuffer(copying: source, count: count)
        } else {
            record.pointee.parameterCount = UInt8(truncatingIfNeeded: count)
            parameters.base.update(from: source, count: count)
        }
    }

    /// Forgets the program and its state, but not what belongs to the component.
    func dropSolution() {
        evaluation?.deallocate()
        evaluation = nil
        record.pointee.parameterCount = 0
        program = nil
        exceptions?.parameters = nil
        exceptions?.solved = nil
    }
}

/// The fields of a component; its lists follow them.
struct ComponentRecord: BitwiseCopyable {
    var program: Unmanaged<EliminationProgram>?
    /// The memory of the evaluation, or owned exceptions, which then know of it.
    var slabOrExceptions: UnsafeMutableRawPointer?
    let index: Int32
    let variableCount: Int32
    let constraintCount: Int32
    /// 0 where the exceptions have them.
    var parameterCount: UInt8 = 0
    let parameterRoom: UInt8
    var hasExceptions = false
}
