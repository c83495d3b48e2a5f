/// The cut of a system into connected components, and what waits to be cut or solved anew.
///
/// Two free variables are connected when a constraint mentions both; given ones connect nothing. Invariant: when
/// `isOutOfDate` is false, every constraint is in exactly one component, and so is every free variable that one
/// mentions, but for constraints that are only followed; `edited` refers to each component whose state isn't `.solved`.
struct Partition {
    /// The components, each with what edits touch.
    var headers = GrowableBuffer<ComponentHeader>()
    /// The index that the next component gets, which leads to others that are free; -1 where none is.
    var freeComponent: Int32 = -1
    /// Components that lost or gained something and are to be dissolved.
    var dirty = GrowableBuffer<Int32>()
    /// Components to be solved, anew or with other right-hand sides; out-of-date references are skipped.
    var edited = GrowableBuffer<ComponentReference>()
    /// Constraints in no component yet; entries may have been removed since.
    var queued = GrowableBuffer<Int32>(capacity: 64)
    /// The number of constraints at the head of `queued` that the present values meet, so that they wait for the next
    /// regrouping; -1 if that comes with the next solve.
    var followed: Int32 = 0
    /// The variables that such constraints determine; a variable's `local` is its position.
    var followedVariables = GrowableBuffer<FollowedVariable>()
    /// The resting variables that such rows moved; the numbers of their components don't know of it.
    var moved = GrowableBuffer<MovedVariable>()
    /// Working space of following: the row at hand, and how fast each followed variable moves.
    var reduced = ReducedRow()
    var rates = GrowableBuffer<Double>()
    /// Variables that may have lost all their constraints and then are 0.
    var orphans = GrowableBuffer<Int32>()
    var isOutOfDate = false
    /// Constraints in components whose constants changed.
    var editedConstraints = GrowableBuffer<Int32>()
    var nextSerial: UInt32 = 1

    /// Working space of `regroup`: the constraints to be grouped, in order of activation.
    var members = GrowableBuffer<Int32>(capacity: 64)
    /// Working space of `regroup`: the free variables met.
    var touched = GrowableBuffer<Int32>(capacity: 64)
    /// Working space of `regroup`: per new component, constraints and variables counted, then filled in.
    var groups = GrowableBuffer<Group>()

    struct FollowedVariable: BitwiseCopyable {
        /// The highest of what decides its value.
        enum State: UInt8, BitwiseCopyable {
            /// A variable that rests where it is because nothing says otherwise.
            case resting
            case determined
            /// Required equalities alone.
            case fixed
        }

        var variable: Int32
        /// The row that determines it, and its coefficient there.
        var row: Int32
        var coefficient: Double
        /// The youngest of the free variables on which it depends.
        var youngest: Int32
        var state: State
        /// At least the sum of the sizes of the coefficients with which it depends on free variables.
        var weight: Double
    }

    /// A variable that rested, and that a followed row has moved.
    struct MovedVariable: BitwiseCopyable {
        var variable: ReducedRow.Reference
        /// True if required equalities alone determine it so.
        var isFixed: Bool
    }

    struct Group: BitwiseCopyable {
        var constraintCount: Int32 = 0
        var variableCount: Int32 = 0
        var component: Int32 = -1
        /// The slots for the next variable and constraint.
        var variables: UnsafeMutablePointer<Int32>?
        var constraints: UnsafeMutablePointer<Int32>?
    }

    /// Gives large working space back.
    mutating func relinquish() {
        members.relinquish()
        touched.relinquish()
        groups.relinquish()
        queued.relinquish()
        followedVariables.relinquish()
        moved.relinquish()
        reduced.terms.relinquish()
        rates.relinquish()
        orphans.relinquish()
    }

    /// The component of an index; nil where none has it.
    @inline(__always)
    func component(at index: Int32) -> Component? { headers[Int(index)].component }

    @inline(__always)
    func reference(to component: Component) -> ComponentReference {
        ComponentReference(component: component.index, serial: headers[Int(component.index)].serial)
    }

    /// All components, in order of index. O(components).
    var components: [Component] { (0..<headers.count).compactMap { headers[$0].component } }

    func deallocate() {
        for index in 0..<headers.count { headers[index].component?.deallocate() }
        headers.deallocate()
        editedConstraints.deallocate()
        followedVariables.deallocate()
        moved.deallocate()
        reduced.terms.deallocate()
        rates.deallocate()
        dirty.deallocate()
        edited.deallocate()
        queued.deallocate()
        orphans.deallocate()
        members.deallocate()
        touched.deallocate()
        groups.deallocate()
    }
}

/// A component by index, valid while the serial is the component's.
struct ComponentReference: BitwiseCopyable, Equatable, Sendable {
    var component: Int32
    var serial: UInt32
}
