/// A place where a rule is broken on purpose.
struct Exception: Hashable {
    var path: String
    /// Text of the line that is excused, or nil for the file as a whole.
    var line: String?
    /// Why the rule can't hold here.
    var reason: String
}

/// Every exception to the rules of the house. An exception that excuses nothing any more fails the tests too.
enum Exceptions {
    /// Uses of clocks, environment and chance below the hosts.
    static let forbiddenIdentifiers: [Exception] = [
        Exception(path: "Sources/UIKit/Basics/Drawing/UIColor.swift", line: "hashValue", reason: hash),
        Exception(path: "Sources/UIKit/Basics/Images/UIImage.swift", line: "Hasher()", reason: hash),
        Exception(path: "Sources/UIKit/Basics/Text/UIFont.swift", line: "hashValue", reason: hash),
        Exception(path: "Sources/UIKit/Basics/Traits/UITraitCollection.swift", line: "hashValue", reason: hash),
        Exception(
            path: "Sources/UIKit/Basics/Foundation/ObjectiveCNames.swift", line: "CFAbsoluteTimeGetCurrent",
            reason: "a name of Foundation's for apps that measure; nothing in the framework calls it"),
        Exception(
            path: "Sources/UIKit/Basics/Foundation/CoreFoundationNames.swift", line: "CFRunLoopGetMain", reason: loop),
        Exception(
            path: "Sources/UIKit/Basics/Foundation/CoreFoundationNames.swift", line: "CFRunLoopGetCurrent", reason: loop
        ),
        Exception(
            path: "Sources/UIKit/Basics/Foundation/ProcessInfo+Platforms.swift", line: "extension ProcessInfo",
            reason: "what apps ask about the kind of device is always false; nothing is read"),
        Exception(
            path: "Sources/UIKit/Views/DragAndDrop/NSItemProvider.swift", line: "temporaryDirectory",
            reason: "a file that an app asks for, in the app's own folder; it is gone when the app has had it"),
        Exception(
            path: "Sources/FoundationAdditions/RelativeDateTimeFormatter.swift", line: "relativeTo: Date()",
            reason:
                "a formatter of Foundation's for apps, which says how long ago a date is; nothing in the framework calls it"
        ),
        Exception(
            path: "Sources/Predicates/PredicateFunction.swift", line: "name == \"now\"",
            reason: "the function of a predicate that an app writes; nothing in the framework calls it"),
        Exception(
            path: "Sources/ListGeometry/Differences/IdentifierList.swift", line: "hashValue",
            reason: "a table of hashes finds equal identifiers; the order of results is that of positions"),
        Exception(
            path: "Sources/ConstraintSolver/ConstraintSystem.swift", line: "hashValue",
            reason: "the address only makes another system's variables recognisable; no value depends on it"),
    ]

    private static let loop = "a name of Foundation's for apps; nothing in the framework calls it"
    private static let hash = "NSObject's hash has to be overridden beside isEqual; no result depends on it"

    /// `try!`, `as!` and forced unwrapping in `Sources`.
    static let forcings: [Exception] = [
        Exception(
            path: "Sources/ConstraintSolver/ConstraintSystem+Forming.swift", line: "unsafelyUnwrapped",
            reason: "an inner loop over cursors that the pass before it set for every group"),
        Exception(
            path: "Sources/ConstraintSolver/GrowableBuffer.swift", line: "unsafelyUnwrapped",
            reason: "an address made from a constant other than zero is never nil"),
    ]

    /// Files of more than 500 lines.
    static let longFiles: [Exception] = []
}

extension Exception {
    /// The rest of some violations after the exceptions, and a violation for each exception that excused nothing.
    static func sift(_ violations: [Violation], by exceptions: [Exception], in files: [SourceFile]) -> [Violation] {
        var unused = exceptions
        var left: [Violation] = []
        for violation in violations {
            let file = files.first { $0.path == violation.path }
            let excusing = exceptions.filter { $0.excuses(violation, in: file) }
            if excusing.isEmpty { left.append(violation) }
            unused.removeAll { excusing.contains($0) }
        }
        let stale = unused.map {
            Violation(
                path: $0.path, line: 0, message: "the exception for '\($0.line ?? "the file")' excuses nothing now")
        }
        return left + stale
    }

    private func excuses(_ violation: Violation, in file: SourceFile?) -> Bool {
        guard path == violation.path else { return false }
        guard let line else { return true }
        guard let file, violation.line > 0 else { return false }
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return violation.line <= lines.count && lines[violation.line - 1].contains(line)
    }
}
