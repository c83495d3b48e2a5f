import Foundation

/// A crash in one sentence: the app's own line in the stack that the Swift runtime wrote.
struct CrashReport: Equatable {
    /// The function and the place; nil where no line of the app is in the stack.
    var place: String?
    /// The function of a framework that another thread than the main one called; nil for another reason.
    var calledInBackground: String?

    /// - Parameters:
    ///   - stack: the text of a backtrace: a frame a line, `3 0x… in Row.fill() + 12 in App at /App/Row.swift:7:3`.
    ///   - frameworks: folders whose files aren't the app's.
    init(stack: String, frameworks: [String]) {
        let isInBackground = stack.contains("_dispatch_assert_queue_fail") && stack.contains("libswift_Concurrency")
        for line in stack.split(separator: "\n") {
            guard
                let match = line.firstMatch(
                    of: /^\s*(?:\d+|…)\s+(?:\[[^\]]*\]\s+)*(?:0x[0-9a-f]+\s+)?(.*) at (\/.*?)(?::(\d+)(?::\d+)?)?\s*$/)
            else { continue }
            let file = String(match.2)
            if file.contains("<compiler-generated>") || file.hasSuffix("<stdin>") { continue }
            if isInBackground, calledInBackground == nil, frameworks.contains(where: file.hasPrefix),
                !line.contains("[inlined]")
            {
                calledInBackground = Self.function(String(match.1))
            }
            guard !frameworks.contains(where: file.hasPrefix), !file.hasPrefix("/usr/"), !file.hasPrefix("/build")
            else {
                continue
            }
            let function = Self.function(String(match.1))
            let name = URL(fileURLWithPath: file).lastPathComponent
            // Some frames have no line of their own: what the compiler made of several.
            place = name + (match.3.map { ":\($0)" } ?? "") + (function.isEmpty ? "" : ", in \(function)")
            return
        }
    }

    /// A frame's function, without its offset and its module.
    private static func function(_ words: String) -> String {
        var function = words
        for end in [" + ", " in "] {
            if let cut = function.range(of: end, options: .backwards) {
                function = String(function[..<cut.lowerBound])
            }
        }
        return function.trimmingCharacters(in: .whitespaces)
    }

    /// The words on a call from another thread are those of Apple's Main Thread Checker.
    ///
    /// - Parameters:
    ///   - stoodStill: true if the process ended itself since its main thread waited without an end.
    ///   - file: what holds the whole stack; nil where there is none.
    func sentence(_ name: String, signal: Int32, stoodStill: Bool = false, file: String?) -> String {
        var words = place.map { "\(name) crashed at \($0)." } ?? "\(name) crashed: \(Self.words(for: signal))."
        if stoodStill {
            // The runtime's stack ends in the C library, where a thread waits.
            let known = place.map { " at \($0)" } ?? ""
            words =
                "\(name) stopped answering\(known): its main thread waits without an end. "
                + "Wait for answers on another queue, or for failures too."
        }
        if let calledInBackground {
            words += " UI API called on a background thread: \(calledInBackground). Call it on the main queue."
        }
        if let file { words += " The whole stack is in \(file)." }
        return words
    }

    private static func words(for signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "the program stopped itself"
        case SIGSEGV, SIGBUS: "it used memory that isn't its own, or its stack overflowed"
        case SIGABRT: "it was aborted"
        case SIGKILL: "it was killed"
        default: "signal \(signal)"
        }
    }
}
