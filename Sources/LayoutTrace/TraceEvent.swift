/// Something that happened during layout: to whom, what, and because of which other event.
public struct TraceEvent: Hashable, Sendable {
    /// The number of an event of one tracer: 1 for the first, one more for each.
    public typealias ID = UInt64

    /// The event's number; later events have higher numbers.
    public var sequence: ID
    /// The event that brought this one about, nil where it came from outside.
    public var cause: ID?
    /// The number of events that were open around this one.
    public var depth: Int
    /// The host's clock in seconds, if the host set it; never part of the printed line or of a hash.
    public var time: Double?
    /// The view or list that it happened to.
    public var subject: TraceSubject
    /// The event itself.
    public var kind: Kind

    /// Makes an event; `time` is in seconds, or nil where no clock is known.
    public init(sequence: ID, cause: ID?, depth: Int, time: Double?, subject: TraceSubject, kind: Kind) {
        self.sequence = sequence
        self.cause = cause
        self.depth = depth
        self.time = time
        self.subject = subject
        self.kind = kind
    }
}

/// The object that an event happened to, as text that is the same in every run.
///
/// Its texts are stored once, apart from it: many events have the same subject, and a copy counts one reference.
public struct TraceSubject: Sendable {
    private var texts: Texts

    /// Makes a subject: a type's name, a number among those of its kind, and a name of the app's.
    public init(type: String, number: Int, name: String? = nil) {
        texts = Texts(type: type, number: number, name: name)
    }

    /// The class, without its module.
    public var type: String {
        get { texts.type }
        set { texts = Texts(type: newValue, number: number, name: name) }
    }
    /// The number among those of its kind, counted by its maker; an address would differ from run to run.
    public var number: Int {
        get { texts.number }
        set { texts = Texts(type: type, number: newValue, name: name) }
    }
    /// The app's name for it: an accessibility identifier, an outlet.
    public var name: String? {
        get { texts.name }
        set { texts = Texts(type: type, number: number, name: newValue) }
    }

    /// The subject of events of no object in particular.
    public static let none = TraceSubject(type: "", number: 0)

    private final class Texts: Sendable {
        let type: String
        let number: Int
        let name: String?

        init(type: String, number: Int, name: String?) {
            self.type = type
            self.number = number
            self.name = name
        }
    }
}

extension TraceSubject: Hashable {
    /// True if type, number and name are equal.
    public static func == (first: TraceSubject, second: TraceSubject) -> Bool {
        first.texts === second.texts
            || (first.number == second.number && first.type == second.type && first.name == second.name)
    }

    /// Feeds type, number and name to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(number)
        hasher.combine(name)
    }
}
