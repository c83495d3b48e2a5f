import Foundation

/// The memory that a renderer keeps between pictures: a canvas to draw on, and caches for each of the threads that draw a
/// picture together.
///
/// Invariant: `canvas` is touched only inside `exclusively`, one picture at a time; caches that aren't in `idle` belong to the
/// one thread that took them.
final class RendererMemory: @unchecked Sendable {
    let canvas = Canvas()
    /// The bytes that caches together may keep between pictures.
    let limit: Int
    private var idle: [RenderCaches] = []
    private let picture = NSLock()
    private let caches = NSLock()

    init(limit: Int) {
        self.limit = limit
    }

    /// The bytes in each of the caches that no thread uses.
    var cacheSizes: [Int] { caches.withLock { idle.map(\.bytes) } }

    /// Runs what draws a picture, after those of other threads.
    func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
        picture.lock()
        defer {
            shrink()
            picture.unlock()
        }
        return try body()
    }

    /// Runs what draws on one thread: the caches used last come first, so that a renderer with one thread has one.
    func withCaches<Result>(_ body: (RenderCaches) throws -> Result) rethrows -> Result {
        let taken = caches.withLock { idle.popLast() } ?? RenderCaches(limit: limit)
        defer { caches.withLock { idle.append(taken) } }
        return try body(taken)
    }

    /// Throws away caches that haven't been used for longest where all of them keep too much.
    private func shrink() {
        caches.withLock {
            while idle.count > 1, idle.reduce(0, { $0 + $1.bytes }) > limit { idle.removeFirst() }
        }
    }
}
