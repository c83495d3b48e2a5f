/// Scratch memory of the simplex method, shared by all blocks of a system.
struct SimplexWorkspace {
    /// The runs of the block at hand.
    private var scratch = Scratch()

    /// The rates at which the slots, and the free variables, follow changing constants.
    var slotSlopes = GrowableBuffer<SIMD2<Double>>()
    var freeSlopes = GrowableBuffer<SIMD2<Double>>()
    /// The slots of a component that follows a basis.
    var slots = GrowableBuffer<Double>(capacity: 128)

    static let inlineWords = 64

    /// Starts in memory that someone else frees.
    mutating func borrow(_ lent: FixedBuffer<UInt64>) {
        scratch.borrow(lent)
    }

    /// The buffers that the search in one block writes to.
    struct Runs {
        /// Slope of each level in each column, without the columns' own cost: `gradient[level · width + column]`.
        var gradient: UnsafeMutablePointer<Double>
        /// Slope of each level along the chosen direction.
        var slope: UnsafeMutablePointer<Double>
        /// Rows that reach 0 along the chosen direction.
        var crossing: UnsafeMutablePointer<Int32>
        /// The edges that lead nowhere, by column: bit 0 upwards, bit 1 downwards.
        var barred: UnsafeMutablePointer<UInt8>
    }

    mutating func allocateRuns(width: Int, height: Int, levelCount: Int) -> Runs {
        scratch.prepare(bytes: 8 * levelCount * (width + 1) + 4 * height + width + 4 * 8)
        return Runs(
            gradient: scratch.allocate(count: levelCount * width).base, slope: scratch.allocate(count: levelCount).base,
            crossing: scratch.allocate(count: height).base, barred: scratch.allocate(repeating: 0, count: width).base)
    }

    func deallocate() {
        scratch.deallocate()
        slots.deallocate()
        slotSlopes.deallocate()
        freeSlopes.deallocate()
    }
}
