import Foundation

/// A cell of a table of data: the rows and columns that it covers.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// A container whose elements lie in rows and columns, such as a spreadsheet; its `accessibilityContainerType` is
/// `dataTable`.
///
/// Rows and columns are for assistive technologies to announce. Elements are found and ordered as in any other container.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell that covers a place; nil where none does.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    /// The headers of a row; nil for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}
