import CHarfBuzz
import Foundation

/// The buffers of shaping, kept for the next text; one thread uses them at a time.
final class ShapingContext {
    let buffer: OpaquePointer?
    let analysis = UnicodeAnalysis()
    /// Never the process's locale: layouts are the same everywhere.
    let language: OpaquePointer?
    var breakOffsets: [Int32] = []
    var graphemeEnds: [Int32] = []

    init() {
        buffer = hb_buffer_create()
        language = hb_language_from_string("en", -1)
    }

    deinit { hb_buffer_destroy(buffer) }
}

/// Contexts that no thread uses at the moment.
final class ShapingContextPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [ShapingContext] = []

    func withContext<Result>(_ body: (ShapingContext) -> Result) -> Result {
        let context = lock.withLock { idle.popLast() } ?? ShapingContext()
        defer { lock.withLock { idle.append(context) } }
        return body(context)
    }
}
