/// The result of a run of snapshot tests: what each assertion got, the references that none asked for, the screens that are
/// drawn differently from run to run.
public struct SnapshotRun: Hashable, Sendable {
    /// A screen that two runs drew differently though nothing had changed.
    public struct Flake: Hashable, Sendable {
        /// The path of the reference.
        public var reference: String
        /// The first difference of the two traces, or of the views; empty where both are alike.
        public var reasons: [String]

        public init(reference: String, reasons: [String]) {
            self.reference = reference
            self.reasons = reasons
        }
    }

    /// A fate of one reference, the worst first.
    public enum Outcome: String, CaseIterable, Hashable, Sendable {
        case failed, unreadable, flaky, changed, new, unused, tolerated, same
    }

    /// One of each reference, by path.
    public let records: [SnapshotRecord]
    /// Paths of references that belong to no assertion, in order.
    public let unused: [String]
    /// Paths of references whose tests didn't run to their end, so that nobody knows whether they are used.
    public let unjudged: [String]
    public let flakes: [Flake]

    public init(_ records: [SnapshotRecord], unused: [String] = [], unjudged: [String] = [], flakes: [Flake] = []) {
        self.records = records.merged
        self.unused = unused.sorted()
        self.unjudged = unjudged.sorted()
        self.flakes = flakes.sorted { $0.reference < $1.reference }
    }

    public func outcome(of record: SnapshotRecord) -> Outcome {
        if flakes.contains(where: { $0.reference == record.reference }) { return .flaky }
        return switch record.result {
        case .same: .same
        case .tolerated: .tolerated
        case .different: .changed
        case .missing: .new
        case .unreadable: .unreadable
        case .failed: .failed
        }
    }

    public func count(_ outcome: Outcome) -> Int {
        outcome == .unused ? unused.count : records.count { self.outcome(of: $0) == outcome }
    }

    /// True if every reference is as it was; those that none asks for don't count.
    public var isClean: Bool { records.allSatisfy { [.same, .tolerated].contains(outcome(of: $0)) } }

    /// `2 changed, 1 new, 1 unused, 996 same`.
    public var summary: String {
        let counts = Outcome.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
        var words = counts.map { "\($0.1) \($0.0.rawValue)" }
        if faultCount > 0 { words.append("\(faultCount) fault\(faultCount == 1 ? "" : "s") found by checks") }
        return words.isEmpty ? "no snapshots" : words.joined(separator: ", ")
    }

    /// The number of faults that the run's checks found on its screens.
    public var faultCount: Int { records.reduce(0) { $0 + ($1.faults?.count ?? 0) } }

    /// The sum of what the assertions took, seconds.
    public var seconds: Double { records.reduce(0) { $0 + $1.seconds } }
}
