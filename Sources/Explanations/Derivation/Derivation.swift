/// A number and its derivation: the numbers it was made from, by which rule, down to facts of the source.
///
/// Invariant: `value` is what `rule` makes of `terms`; anybody can add it up. `causes` are what it came about under, such
/// as the width at which a text was measured; they don't enter the sum.
public struct Derivation: Hashable, Sendable, Codable {
    /// The quantity that the number is the value of, the same in every run: "label.frame.height".
    public var subject: String
    /// Points, except for counts.
    public var value: Double
    public var rule: Rule
    public var terms: [Term]
    public var causes: [Derivation]
    public var losers: [Loser]
    /// The source of a fact; nil for what follows from other numbers.
    public var source: Source?
    /// A further remark.
    public var remark: String?

    public init(
        _ subject: String, _ value: Double, _ rule: Rule, _ terms: [Term] = [], causes: [Derivation] = [],
        losers: [Loser] = [], source: Source? = nil, remark: String? = nil
    ) {
        self.subject = subject
        self.value = value
        self.rule = rule
        self.terms = terms
        self.causes = causes
        self.losers = losers
        self.source = source
        self.remark = remark
    }

    /// A fact, where a chain ends.
    public static func fact(
        _ subject: String, _ value: Double, _ source: Source, remark: String? = nil, causes: [Derivation] = []
    ) -> Derivation {
        Derivation(subject, value, .fact, causes: causes, source: source, remark: remark)
    }

    /// One of the numbers that a number is made from, and how often it counts.
    public struct Term: Hashable, Sendable, Codable {
        public var weight: Double
        public var part: Derivation

        public init(_ weight: Double, _ part: Derivation) {
            self.weight = weight
            self.part = part
        }

        public init(_ part: Derivation) { self.init(1, part) }
    }

    /// A constraint that failed because of those that the number follows from.
    public struct Loser: Hashable, Sendable, Codable {
        public var subject: String
        public var priority: Double
        /// The violation in points.
        public var violation: Double

        public init(subject: String, priority: Double, violation: Double) {
            self.subject = subject
            self.priority = priority
            self.violation = violation
        }
    }
}

extension Derivation {
    /// The rule by which a number follows from its terms.
    public enum Rule: Hashable, Sendable, Codable {
        /// A fact that follows from nothing here.
        case fact
        /// The same number was derived earlier in the same text, under the same subject.
        case told
        /// The weighted sum of the terms.
        case sum
        /// The sum, to the next pixel up; pixels a point.
        case pixelsUp(scale: Double)
        /// The sum, to the nearest pixel.
        case nearestPixel(scale: Double)
        /// The largest of the weighted terms.
        case largest
        /// The first term isn't above 0, so the sum of the others replaces it.
        case standIn
    }

    /// The source of a fact.
    public enum Source: String, Hashable, Sendable, Codable {
        /// A constraint, frame or property in the app's code or document.
        case author
        /// A text in a font at a width.
        case text
        /// A picture's own size, or that of another view that has one.
        case content
        /// A value that the delegate or data source returned.
        case delegate
        /// A value that an overridden method returned.
        case override
        /// A guess until the thing is seen.
        case estimate
        /// A value that the framework prescribes: margins, standard heights, targets of measurements.
        case framework
        case device
        /// Nothing determines it, so it rests at 0.
        case nothing
        /// A value that was computed earlier, and whose details are no longer known.
        case earlier
    }
}
