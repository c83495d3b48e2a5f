import Foundation

/// The memory that pictures are drawn in one after the other, as large as the largest so far.
///
/// A new picture's pages would have to be cleared and mapped one by one, which takes longer than drawing a plain screen.
///
/// Invariant: `memory` has `capacity` bytes, or is nil where that is 0.
final class Canvas {
    private var memory: UnsafeMutableRawPointer?
    private var capacity = 0

    /// Pages of two megabytes, where the system has them, are mapped at once.
    private static let largePage = 2 << 20
    private static let page = 4 << 10

    deinit { free(memory) }

    /// Memory for so many bytes, whose content doesn't matter; it stays the canvas's.
    func memory(for count: Int) throws(RenderError) -> UnsafeMutableRawPointer {
        if let memory, count <= capacity { return memory }
        release()
        let unit = count < Self.largePage ? Self.page : Self.largePage
        let wanted = (count + unit - 1) / unit * unit
        var made: UnsafeMutableRawPointer?
        guard posix_memalign(&made, unit, wanted) == 0, let made else {
            throw .cairo(status: "no memory for \(count) bytes of pixels")
        }
        // Advice: without large pages everything is as before.
        if unit == Self.largePage { _ = madvise(made, wanted, MADV_HUGEPAGE) }
        (memory, capacity) = (made, wanted)
        return made
    }

    func release() {
        free(memory)
        (memory, capacity) = (nil, 0)
    }
}
