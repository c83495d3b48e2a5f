import Foundation

/// The lines of the standard input, read while the app works, so that its end is noticed whatever the app does.
///
/// `@unchecked Sendable`: the condition guards what waits.
final class RequestLines: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var isAtEnd = false

    init() {
        Thread.detachNewThread { [self] in
            while let line = readLine() { take(line) }
            take(nil)
            // The asker is gone: an app that is in an endless loop would stay.
            Thread.sleep(forTimeInterval: 2)
            exit(0)
        }
    }

    private func take(_ line: String?) {
        condition.withLock {
            if let line { lines.append(line) } else { isAtEnd = true }
            condition.signal()
        }
    }

    /// Waits for a line; nil at the end.
    func next() -> String? {
        condition.withLock {
            while lines.isEmpty, !isAtEnd { condition.wait() }
            return lines.isEmpty ? nil : lines.removeFirst()
        }
    }
}
