/// The position of a row: its section and its index in the section, both counted from zero.
public struct RowPosition: Hashable, Comparable, Sendable {
    public var section: Int
    public var row: Int

    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    public static func < (left: RowPosition, right: RowPosition) -> Bool {
        left.section != right.section ? left.section < right.section : left.row < right.row
    }
}

extension RowPosition: CustomStringConvertible {
    public var description: String { "{\(section), \(row)}" }
}
