/// The content of a row of the row-heights screen.
struct RowHeightEntry {
    let title: String
    let text: String

    init(_ row: Int) {
        title = "Row \(row + 1)"
        text = Self.sentences[..<(1 + row * 7 % Self.sentences.count)].joined(separator: " ")
    }

    private static let sentences = [
        "高さは文の長さで決まります。",
        "A row is as tall as its text.",
        "見えない行の高さは見積もりのまま。",
        "Scrolling replaces an estimate by what the cell measures.",
        "測った高さは、次の見積もりになります。",
    ]
}
