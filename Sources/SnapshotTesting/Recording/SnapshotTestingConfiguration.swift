import Foundation

/// The handling of references by assertions, within `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the test that runs.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// nil leaves it to what lies outside.
    public var record: Record?
    /// The command that a failure tells for comparing files.
    public var diffTool: DiffTool?

    /// Makes a configuration; nil leaves what is set around it.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The rule for writing references.
    public struct Record: Hashable, Sendable {
        fileprivate enum Mode: String, Hashable, Sendable {
            case all, failed, missing, never
        }
        fileprivate let mode: Mode

        /// Each assertion writes its reference, and fails.
        public static let all = Record(mode: .all)
        /// An assertion that has no reference, or doesn't match it, writes a new one, and fails.
        public static let failed = Record(mode: .failed)
        /// An assertion without reference writes one, and fails; the standard.
        public static let missing = Record(mode: .missing)
        /// Nothing is written; an assertion without reference fails. For continuous integration.
        public static let never = Record(mode: .never)

        /// `true` is `all`, `false` is `missing`.
        public init(_ isRecording: Bool) { self = isRecording ? .all : .missing }

        private init(mode: Mode) { self.mode = mode }

        /// Makes a mode by its name; nil where there is none of this name.
        public init?(rawValue: String) { self.init(named: rawValue) }

        /// `all`, `failed`, `missing` or `never`; nil for anything else.
        public init?(named name: String) {
            guard let mode = Mode(rawValue: name) else { return nil }
            self.mode = mode
        }
    }

    /// A command that shows two files side by side, printed in failures.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Makes a tool of a function from the reference's and the failed file's path to a command.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// Kaleidoscope's.
        public static let ksdiff: DiffTool = "ksdiff"

        /// Names the two files as addresses that a terminal opens.
        public static let `default` = DiffTool { "file://\($0)\nfile://\($1)" }

        /// A command that takes the two paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// The command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Makes `all` of true and `missing` of false, as in older tests.
    public init(booleanLiteral value: BooleanLiteralType) { self.init(value) }
}

extension SnapshotTestingConfiguration.Record: CustomStringConvertible {
    /// The mode's name.
    public var description: String { mode.rawValue }
}

/// Runs tests with another mode of recording, or another tool in failures; what is nil stays.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}

/// Runs tests with another mode of recording, or another tool in failures; what is nil stays.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    static func overriding(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
