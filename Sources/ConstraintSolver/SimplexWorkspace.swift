/// Scratch memory of the simplex method, shared by all blocks of a system.
struct SimplexWorkspace {
    /// Slope of each level in each column, without the columns' own cost: `gradient[level · width + column]`.
    var gradient = GrowableBuffer<Double>(capacity: 64)
    /// Slope of each level along the chosen direction.
    var slope = GrowableBuffer<Double>()
    /// Rows that reach 0 along the chosen direction.
    var crossing = GrowableBuffer<Int32>(capacity: 64)
    /// By column, edges that lead nowhere: bit 0 upwards, bit 1 downwards.
    var barred = GrowableBuffer<UInt8>()

    /// How fast the slots, and the free variables, follow a parameter.
    var slotSlopes = GrowableBuffer<Double>()
    var freeSlopes = GrowableBuffer<Double>()

    /// The slots of a component that follows a basis.
    var slots = GrowableBuffer<Double>(capacity: 128)

    func deallocate() {
        slots.deallocate()
        slotSlopes.deallocate()
        freeSlopes.deallocate()
        barred.deallocate()
        gradient.deallocate()
        slope.deallocate()
        crossing.deallocate()
    }
}
