import Foundation

/// The script that is being played, for the case that the program ends in the middle of it.
///
/// A trap of Swift, such as an index out of range, can't be caught. A handler of its signal writes the script as far as it was
/// played to standard error, and the program ends as it would have.
@MainActor final class ScriptJournal {
    static let shared = ScriptJournal()

    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// The byte of the script's text after each step's line.
    private var ends: [Int] = []
    private var isKept = false

    private init() {}

    /// Keeps a script while it is played.
    func keep<Result>(_ script: [ListStep], while play: () throws -> Result) rethrows -> Result {
        guard !isKept else { return try play() }
        isKept = true
        var text = "\nThe program ended while a script was played on a list, at the last of these steps:\n"
        ends = script.map {
            text += "    \($0),\n"
            return text.utf8.count
        }
        JournalText.store(text)
        JournalText.useOwnStack()
        JournalText.earlier = Self.signals.map { number in
            var (own, before) = (sigaction(), sigaction())
            own.__sigaction_handler.sa_handler = { _ in JournalText.write() }
            own.sa_flags = SA_ONSTACK
            sigaction(number, &own, &before)
            return (number, before)
        }
        defer {
            JournalText.restoreHandlers()
            isKept = false
        }
        return try play()
    }

    /// Notes that a step begins.
    func reach(_ index: Int) {
        guard ends.indices.contains(index) else { return }
        JournalText.end = ends[index]
    }
}

/// The text that a signal's handler may write: memory of its own, since a handler can't allocate any.
private enum JournalText {
    nonisolated(unsafe) private static var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
    /// The number of bytes that a handler writes.
    nonisolated(unsafe) static var end = 0

    static func store(_ text: String) {
        end = 0
        let utf8 = Array(text.utf8)
        if bytes.count < utf8.count {
            bytes.deallocate()
            bytes = .allocate(capacity: utf8.count * 2)
        }
        _ = bytes.update(fromContentsOf: utf8)
    }

    /// The handlers from before.
    nonisolated(unsafe) static var earlier: [(number: Int32, action: sigaction)] = []

    nonisolated(unsafe) private static let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// Lets the handler run where the program's stack has overflowed, unless it runs on a stack of its own already.
    static func useOwnStack() {
        var present = stack_t()
        guard sigaltstack(nil, &present) == 0, present.ss_sp == nil else { return }
        var own = stack_t(ss_sp: stack, ss_flags: 0, ss_size: 1 << 16)
        sigaltstack(&own, nil)
    }

    /// Writes the text; whatever ended the program does so again when this returns.
    static func write() {
        guard let base = bytes.baseAddress else { return }
        var start = 0
        while start < end {
            let count = Foundation.write(2, base + start, end - start)
            if count <= 0 { break }
            start += count
        }
        restoreHandlers()
    }

    static func restoreHandlers() {
        end = 0
        for (number, action) in earlier {
            var action = action
            sigaction(number, &action, nil)
        }
    }
}
