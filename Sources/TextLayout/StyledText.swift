import Foundation

/// A string with attributes by stretches of UTF-16 units.
///
/// Runs and paragraph runs each cover the string from its start; what they leave at its end has the attributes of the
/// last one, and lengths beyond the end are cut.
public struct StyledText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        /// The length in UTF-16 units.
        public var length: Int
        public var attributes: TextAttributes

        public init(length: Int, attributes: TextAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    public struct ParagraphRun: Hashable, Sendable {
        /// The length in UTF-16 units; a paragraph has the attributes of the run in which it starts.
        public var length: Int
        public var attributes: ParagraphAttributes

        public init(length: Int, attributes: ParagraphAttributes) {
            self.length = length
            self.attributes = attributes
        }
    }

    public var string: String
    /// The runs, at least one.
    public private(set) var runs: [Run]
    /// The paragraphs, at least one.
    public private(set) var paragraphs: [ParagraphRun]

    public init(_ string: String, attributes: TextAttributes, paragraph: ParagraphAttributes = .init()) {
        self.string = string
        let length = string.utf16.count
        runs = [Run(length: length, attributes: attributes)]
        paragraphs = [ParagraphRun(length: length, attributes: paragraph)]
    }

    /// - Precondition: both lists have at least one element, and no length is negative.
    public init(_ string: String, runs: [Run], paragraphs: [ParagraphRun]) {
        precondition(!runs.isEmpty, "StyledText needs at least one run: it has no font otherwise")
        precondition(!paragraphs.isEmpty, "StyledText needs at least one paragraph run")
        precondition(
            runs.allSatisfy { $0.length >= 0 } && paragraphs.allSatisfy { $0.length >= 0 },
            "A run of StyledText has a negative length")
        self.string = string
        self.runs = runs
        self.paragraphs = paragraphs
    }
}

extension StyledText {
    /// Texts are equal if their characters are spelled alike: an é of two scalars is not one of one, since offsets differ.
    public static func == (left: StyledText, right: StyledText) -> Bool {
        left.runs == right.runs && left.paragraphs == right.paragraphs && left.isSpelled(as: right)
    }

    private func isSpelled(as other: StyledText) -> Bool {
        var mine = string
        var others = other.string
        return mine.withUTF8 { mine in
            others.withUTF8 { others in
                guard mine.count == others.count else { return false }
                guard let first = mine.baseAddress, let second = others.baseAddress else { return true }
                return memcmp(first, second, mine.count) == 0
            }
        }
    }

    public func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        for run in runs {
            hasher.combine(run.length)
            hasher.combine(run.attributes.font.size)
            hasher.combine(run.attributes.font.weight)
        }
    }
}

extension StyledText {
    /// The same text without lengths that are none, as it is laid out.
    func replacingNonFinite() -> StyledText {
        if runs.allSatisfy({ $0.attributes.isFinite }), paragraphs.allSatisfy({ $0.attributes.isFinite }) {
            return self
        }
        return StyledText(
            string, runs: runs.map { Run(length: $0.length, attributes: $0.attributes.replacingNonFinite) },
            paragraphs: paragraphs.map {
                ParagraphRun(length: $0.length, attributes: $0.attributes.replacingNonFinite)
            })
    }
}
