/// The kind of list, and the generation of UIKit, that error texts are worded for.
public struct UpdateWording: Hashable, Sendable {
    /// The kind of list.
    public enum List: Hashable, Sendable {
        /// A table view.
        case table
        /// A collection view.
        case collection
    }

    /// The wording for counts that don't fit the update; the other texts are the same in all generations.
    public enum Generation: Hashable, Sendable {
        /// "Invalid update: invalid number of rows in section 0.  …"
        case untilIOS16_3
        /// "Invalid batch updates detected: …", with all counts and updates; "before and/or after".
        case iOS16_4
        /// The wording of the one before, with "before and after".
        case fromIOS17
    }

    /// The kind of list.
    public var list: List
    /// The generation of UIKit.
    public var generation: Generation

    /// Makes a wording for a kind of list.
    public init(_ list: List, _ generation: Generation = .untilIOS16_3) {
        self.list = list
        self.generation = generation
    }

    /// The wording of table views, up to iOS 16.3.
    public static let tableView = UpdateWording(.table)
    /// The wording of collection views, up to iOS 16.3.
    public static let collectionView = UpdateWording(.collection)

    var row: String { list == .table ? "row" : "item" }
    var rows: String { list == .table ? "rows" : "items" }
    var listName: String { list == .table ? "table view" : "collection view" }

    /// An index path as NSIndexPath prints it.
    ///
    /// The address is that of a short index path on 64-bit iOS 8 to 11, where the pointer itself holds section and row
    /// (published logs: 0 - 0 is 0xc000000000000016, 0 - 1 is 0xc000000000200016, 2 - 0 is 0xc000000000000216).
    func path(_ position: RowPosition) -> String {
        let section = UInt64(truncatingIfNeeded: position.section) & 0x1FFF
        let row = UInt64(truncatingIfNeeded: position.row) & 0x1F_FFFF_FFFF
        let address = String(0xC000_0000_0000_0016 | section << 8 | row << 21, radix: 16)
        return "<NSIndexPath: 0x\(address)> {length = 2, path = \(position.section) - \(position.row)}"
    }
}
