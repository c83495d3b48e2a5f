/// The position of a row: its section and its index in the section, both counted from zero.
public struct RowPosition: Hashable, Comparable, Sendable {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in its section, from 0.
    public var row: Int

    /// Makes a position of a section's and a row's number.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// The order in the list.
    public static func < (left: RowPosition, right: RowPosition) -> Bool {
        left.section == right.section ? left.row < right.row : left.section < right.section
    }
}

extension RowPosition: CustomStringConvertible {
    /// Section and row in braces, as in {0, 3}.
    public var description: String { "{\(section), \(row)}" }
}
