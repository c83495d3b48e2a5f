import ApplicationCommand
import Foundation

/// The client's messages, read while a tool works: a cancellation ends what it started, and so does a client that leaves.
///
/// `@unchecked Sendable`: the condition guards what waits.
final class ClientMessages: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var isAtEnd = false
    /// The request that is worked on, where it has an id.
    private var current: JSONValue?
    private var isCancelled = false

    /// Bytes of a line; one of so many has been cut, and is no message.
    static let longestLine = 8_000_000

    init(_ input: FileHandle = .standardInput) {
        Thread.detachNewThread { [self] in
            var buffer = LineBuffer(longest: Self.longestLine)
            while true {
                let data = input.availableData
                guard !data.isEmpty else { break }
                for line in buffer.add(data) where !line.isEmpty { take(line) }
            }
            if let rest = buffer.rest { take(rest) }
            close()
        }
    }

    private func take(_ line: String) {
        if line.contains("notifications/cancelled"), let message = Self.message(line),
            message["method"] == "notifications/cancelled", let id = message["params"]?["requestId"]
        {
            condition.withLock {
                guard current == id else {
                    lines.removeAll { Self.message($0)?["id"] == id }
                    return
                }
                isCancelled = true
            }
            if condition.withLock({ isCancelled }) { RunningChildren.shared.endAll() }
            return
        }
        condition.withLock {
            lines.append(line)
            condition.signal()
        }
    }

    /// The client is gone: what waits is answered yet, what takes longer than five seconds is ended.
    private func close() {
        condition.withLock {
            isAtEnd = true
            condition.signal()
        }
        Thread.sleep(forTimeInterval: 5)
        RunningChildren.shared.exit(0)
    }

    /// Waits for a message; nil at the end.
    func next() -> String? {
        condition.withLock {
            while lines.isEmpty, !isAtEnd { condition.wait() }
            guard !lines.isEmpty else { return nil }
            let line = lines.removeFirst()
            current = Self.message(line)?["id"]
            isCancelled = false
            return line
        }
    }

    /// The request is answered.
    ///
    /// - Returns: true if the client no longer wants it.
    func finish() -> Bool {
        condition.withLock {
            current = nil
            return isCancelled
        }
    }

    private static func message(_ line: String) -> JSONValue? {
        try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    }
}
