/// A rule that documents are held against: its name, which stays, and its sentence.
public struct Rule: Hashable, Sendable {
    public enum Severity: String, Sendable {
        /// The program stops or shows nothing.
        case error
        /// A reader sees that something is wrong.
        case warning
        /// Something that may be meant.
        case note
    }

    /// Lower case with dashes: `truncated-text`.
    public let name: String
    public let severity: Severity
    /// One sentence that says what is wrong.
    public let summary: String
    /// One sentence that says what to do.
    public let cure: String

    public init(_ name: String, _ severity: Severity, _ summary: String, cure: String) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.cure = cure
    }
}

/// Something that a rule found.
public struct Finding: Hashable, Sendable {
    public let rule: Rule
    /// The document's path as printed.
    public let document: String
    /// The line of the object's element, from 1; 0 where there is none.
    public let line: Int
    /// The object's id in the document; empty for a fault of the whole tree or document.
    public let object: String
    /// The second thing that the fault is about: an outlet's name, another view's id, a language.
    public let other: String
    /// A sentence with the numbers.
    public let message: String
    /// The devices, text sizes, directions, releases and languages under which it was found, in their order; empty
    /// where none of these matters.
    public var settings: [String]

    public init(
        _ rule: Rule, document: String, line: Int, object: String, other: String = "", message: String,
        settings: [String] = []
    ) {
        self.rule = rule
        self.document = document
        self.line = line
        self.object = object
        self.other = other
        self.message = message
        self.settings = settings
    }

    /// The identity that holds when lines and numbers change.
    public var fingerprint: String { [rule.name, document, object, other].joined(separator: "|") }
}

extension [Finding] {
    /// The same fault under several settings as one, in the order of the documents and their lines.
    public var merged: [Finding] {
        var result: [Finding] = []
        var places: [String: Int] = [:]
        for finding in self {
            if let place = places[finding.fingerprint] {
                for setting in finding.settings where !result[place].settings.contains(setting) {
                    result[place].settings.append(setting)
                }
            } else {
                places[finding.fingerprint] = result.count
                result.append(finding)
            }
        }
        return result.enumerated().sorted {
            ($0.element.document, $0.element.line, $0.offset) < ($1.element.document, $1.element.line, $1.offset)
        }.map(\.element)
    }
}
