import Foundation

/// The bytes of an attachment, or the work that makes them.
final class AttachedContent: Sendable {
    private let make: @Sendable () -> Data
    /// True if the bytes are made when they are asked for.
    let isDeferred: Bool

    init(_ bytes: Data) {
        make = { bytes }
        isDeferred = false
    }

    init(_ make: @escaping @Sendable () -> Data) {
        self.make = make
        isDeferred = true
    }

    var bytes: Data { make() }
}

/// Files of failures that are made and written beside the tests, in order; the process doesn't end before they are there.
enum PendingFiles {
    private static let queue = DispatchQueue(label: "snapshot-failures")
    /// Few at a time: each holds two pictures.
    private static let room = DispatchSemaphore(value: 3)
    private static let end: Void = { atexit { PendingFiles.wait() } }()

    static func write(_ content: AttachedContent, to file: URL) {
        _ = end
        room.wait()
        queue.async {
            // A file that can't be written is missing on the page, whose message names it.
            try? content.bytes.store(at: file)
            room.signal()
        }
    }

    /// Waits until every file is there.
    static func wait() { queue.sync {} }
}
