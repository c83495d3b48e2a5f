/// The rules about Swift sources that don't survive scenes of other sizes. `masu lint` has their words and cures by the
/// same names.
public enum SourceRule: String, CaseIterable, Encodable, Sendable {
    /// Bounds of the screen in place of the scene's.
    case screenBounds = "screen-bounds"
    /// A layout that asks idiom or orientation.
    case deviceLayout = "device-layout"
    /// Frames that are computed once, before the view has its size.
    case earlyBounds = "early-bounds"
    /// Kept heights without the width at which they hold.
    case heightWithoutWidth = "height-without-width"
}

/// Something that a rule found in a source, in the form in which `masu lint` writes and reads findings.
public struct SourceFinding: Hashable, Encodable, Sendable {
    public let rule: SourceRule
    /// The file's path as printed.
    public let document: String
    /// From 1.
    public let line: Int
    /// The declaration around it: `Type.member`.
    public let id: String
    /// The expression, with a number where the declaration has it more than once.
    public internal(set) var other: String
    /// A sentence with the reason and a size.
    public let message: String
    private let severity = "warning"

    enum CodingKeys: String, CodingKey { case rule, severity, document, line, id, name, other, message }

    init(_ rule: SourceRule, document: String, line: Int, id: String, other: String, message: String) {
        self.rule = rule
        self.document = document
        self.line = line
        self.id = id
        self.other = other
        self.message = message
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(rule, forKey: .rule)
        try values.encode(severity, forKey: .severity)
        try values.encode(document, forKey: .document)
        try values.encode(line, forKey: .line)
        try values.encode(id, forKey: .id)
        try values.encode(id, forKey: .name)
        try values.encode(other, forKey: .other)
        try values.encode(message, forKey: .message)
    }
}
