/// A section of rows that a document made.
struct StaticSection {
    struct Cell {
        let view: UITableViewCell
        /// nil for the table's row height.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let cells: [Cell]
}
