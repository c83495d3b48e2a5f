/// One picture or text of the report, as the page's script reads it.
public struct ReportEntry: Encodable, Sendable {
    var number: Int
    var reference: String
    var file: String
    var test: String
    var name: String
    var outcome: String
    var environment: SnapshotRecord.Environment
    /// Paths beneath the report's folder; nil for what there isn't.
    public var before: String?
    public var after: String?
    public var difference: String?
    /// The picture of a second run, of a screen that comes out differently each time.
    public var again: String?
    /// Changes, a sentence each.
    var changes: [String]
    /// Faults that the run's checks found.
    var faults: [SnapshotRecord.Fault]
    /// True if `details/NUMBER.js` has views, reasons or texts.
    public var hasDetails = false

    /// - Parameter number: its place in the report.
    public init(_ record: SnapshotRecord, number: Int, in run: SnapshotRun) {
        self.number = number
        reference = record.reference
        file = record.fileName
        test = record.test
        name = record.name
        outcome = run.outcome(of: record).rawValue
        environment = record.environment
        changes = run.details(of: record)
        faults = record.faults ?? []
    }
}

/// The part of an entry that the page loads when it is opened.
public struct ReportDetails: Encodable, Sendable {
    public struct View: Encodable, Sendable {
        var depth: Int
        var words: String
        /// x, y, width and height, points.
        var frame: [Double]

        public init(_ node: ViewOutline.Node) {
            depth = node.depth
            words = node.words
            frame = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
        }
    }

    /// The views of what was got.
    public var views: [View] = []
    /// The reasons of the four numbers of each view; empty where the run didn't explain them.
    public var reasons: [[String]] = []
    /// Elements in VoiceOver's order; empty where the run didn't look for them.
    public var elements: [SnapshotRecord.Element] = []
    /// The contents of a reference that is text.
    public var before: String?
    public var after: String?

    public init() {}

    public var isEmpty: Bool { views.isEmpty && elements.isEmpty && before == nil && after == nil }
}
