/// The subject of `--explain`.
package enum Question: Equatable {
    /// Each visible row, in a sentence; and what went wrong.
    case screen
    case row(section: Int, row: Int)
    case item(section: Int, item: Int)
    case content, offset
    case lines(of: String)
    case frame(of: String, component: String)

    package init(_ words: String) throws(UsageError) {
        let parts = words.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first ?? "", parts.count > 1 ? parts[1] : nil) {
        case ("", nil): self = .screen
        case ("content", nil): self = .content
        case ("offset", nil): self = .offset
        case ("lines", let name?): self = .lines(of: name)
        case ("row", let place?):
            let (section, row) = try Self.indexes(place, "row")
            self = .row(section: section, row: row)
        case ("item", let place?):
            let (section, item) = try Self.indexes(place, "item")
            self = .item(section: section, item: item)
        case ("frame", let place?):
            let words = place.split(separator: ".").map(String.init)
            guard words.count > 1, let last = words.last else {
                throw UsageError("--explain frame takes a name and a component, as frame:titleLabel.height.")
            }
            self = .frame(of: words.dropLast().joined(separator: "."), component: last)
        default:
            throw UsageError(
                "--explain is row:SECTION,ROW, item:SECTION,ITEM, content, offset, lines:NAME or frame:NAME.height, not "
                    + "'\(words)'.")
        }
    }

    private static func indexes(_ text: String, _ kind: String) throws(UsageError) -> (Int, Int) {
        let numbers = text.split(separator: ",").map { Int($0) }
        guard numbers.count == 2, let section = numbers[0], let index = numbers[1] else {
            throw UsageError("--explain \(kind) takes a section and a number, as \(kind):0,3, not '\(text)'.")
        }
        return (section, index)
    }
}
