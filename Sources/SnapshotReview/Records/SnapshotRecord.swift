public import Foundation

/// One assertion of a run: its place, the environment of its screen, and what came of it.
///
/// A process of tests writes a line of JSON for each; keys only grow.
public struct SnapshotRecord: Codable, Hashable, Sendable {
    public enum Result: String, Codable, Hashable, Sendable, CaseIterable {
        /// Equal to the last byte.
        case same
        /// Different by no more than the assertion allows.
        case tolerated
        case different
        /// There is no reference.
        case missing
        /// The reference is damaged, or a pointer of Git LFS stands in its place.
        case unreadable
        /// No snapshot could be taken.
        case failed
    }

    /// The screen that was drawn; what isn't known is nil.
    public struct Environment: Codable, Hashable, Sendable {
        public var device: String?
        /// Points.
        public var width: Double?
        public var height: Double?
        /// Pixels a point.
        public var scale: Double?
        /// `XS` to `XXXL`, `AX1` to `AX5`.
        public var contentSize: String?
        public var language: String?
        /// `light` or `dark`.
        public var appearance: String?
        /// `ltr` or `rtl`.
        public var direction: String?
        /// `iOS18`.
        public var release: String?

        public init() {}
    }

    /// A fault that the run's checks found on the screen.
    public struct Fault: Codable, Hashable, Sendable {
        /// The rule's name: `low-contrast`.
        public var rule: String
        public var subject: String
        public var message: String
        public var cure: String
        /// x, y, width and height in the picture, points.
        public var frame: [Double]

        public init(rule: String, subject: String, message: String, cure: String, frame: [Double]) {
            self.rule = rule
            self.subject = subject
            self.message = message
            self.cure = cure
            self.frame = frame
        }

        /// The fault in a line, its cure last.
        public var sentence: String { "\(subject): \(message) \(cure)" }
    }

    /// An element as VoiceOver reads it.
    public struct Element: Codable, Hashable, Sendable {
        public var words: String
        /// x, y, width and height in the picture, points.
        public var frame: [Double]

        public init(words: String, frame: [Double]) {
            self.words = words
            self.frame = frame
        }
    }

    public var version = 1
    public var result: Result
    /// The test's file, beneath the project's folder where it lies there.
    public var file: String
    public var line: Int
    /// The test's function, without parentheses.
    public var test: String
    /// The assertion's name, or its number in the test.
    public var name: String
    public var environment = Environment()
    /// The path of the reference, as that of the file.
    public var reference: String
    /// Paths beneath the run's folder; nil for files that weren't written.
    public var got: String?
    public var difference: String?
    public var outline: String?
    public var reasons: String?
    public var trace: String?
    /// A hash of what was got, the same in every process; nil where nothing was.
    public var content: String?
    /// The difference in words; nil where there is none.
    public var message: String?
    /// The views that changed, a sentence each; nil where no outlines could be compared.
    public var changes: [String]?
    /// Faults of the screen; nil where the run checked none.
    public var faults: [Fault]?
    /// The screen's elements in VoiceOver's order; nil where the run didn't look for them.
    public var elements: [Element]?
    public var seconds: Double
    public var process: Int

    public init(
        result: Result, file: String, line: Int, test: String, name: String, reference: String, seconds: Double,
        process: Int
    ) {
        self.result = result
        self.file = file
        self.line = line
        self.test = test
        self.name = name
        self.reference = reference
        self.seconds = seconds
        self.process = process
    }

    /// `RiversTests testList 1`: unlike for every assertion of a run, since it is the reference's path in words.
    public var title: String { "\(fileName) \(test) \(name)" }

    /// The test file's name without its extension.
    public var fileName: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// True if the reference would change were this recorded.
    public var isPending: Bool { [.different, .missing, .unreadable].contains(result) && got != nil }

    /// True for pictures.
    public var isPicture: Bool { reference.hasSuffix(".png") }
}

extension SnapshotRecord {
    /// The line of a run's file, without its end.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// The records of a file: the last line of a process that was ended may be cut off, and is left out.
    public static func all(in data: Data) -> [SnapshotRecord] {
        let decoder = JSONDecoder()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Self.self, from: Data($0)) }
    }
}

extension [SnapshotRecord] {
    /// One of each reference, in the order of their paths, so that neither the order of tests nor the number of processes shows.
    ///
    /// Of several the last that was written counts.
    public var merged: [SnapshotRecord] {
        var places: [String: SnapshotRecord] = [:]
        for record in self { places[record.reference] = record }
        return places.values.sorted { $0.reference < $1.reference }
    }
}
