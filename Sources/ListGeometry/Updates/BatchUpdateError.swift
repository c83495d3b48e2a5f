/// The reason why a batch of updates can't be applied.
public struct BatchUpdateError: Error, Hashable, Sendable {
    /// The ways in which an update can't be applied.
    public enum Kind: Hashable, Sendable {
        /// A section is named that isn't there.
        case sectionDoesNotExist
        /// A row is named that isn't there.
        case rowDoesNotExist
        /// Two changes of one section or row that exclude each other, or one twice.
        case conflict
        /// A row moved out of a deleted section or into an inserted one, which a table view doesn't do.
        case moveAcrossSectionChange
        /// The data source returns another number of sections than the update leads to.
        case sectionCount
        /// The data source returns another number of rows than the update leads to.
        case rowCount
    }

    /// The way in which it can't be applied.
    public var kind: Kind
    /// UIKit's exception text, without the description of the view that iOS 14 and later append.
    public var reason: String
    /// The details that UIKit's reason leaves out, in sentences of our own.
    public var explanation: String
    /// The rows per section before the update.
    public var before: [Int]
    /// The rows per section that the data source returns after the update.
    public var after: [Int]
    /// The rows per section that the update leads to, where they are known.
    ///
    /// An inserted or reloaded section has as many rows as the data source says.
    public var expected: [Int]?
    /// The fewest insertions and deletions that lead from the counts before to those after.
    public var shortestBatch: BatchUpdate?

    init(
        _ kind: Kind, _ reason: String, explanation: String, before: [Int], after: [Int], expected: [Int]? = nil,
        shortestBatch: BatchUpdate? = nil
    ) {
        self.kind = kind
        self.reason = reason
        self.explanation = explanation
        self.before = before
        self.after = after
        self.expected = expected
        self.shortestBatch = shortestBatch
    }
}

extension BatchUpdateError: CustomStringConvertible {
    /// UIKit's text, and below it the details.
    public var description: String { explanation.isEmpty ? reason : "\(reason)\n\(explanation)" }
}
