/// The position and height of a row, in points of the content.
package struct RowHeight: Equatable {
    package var section: Int
    package var row: Int
    package var y: Double
    package var height: Double
}

extension [RowHeight] {
    /// An object a line, numbers to their last digit.
    package var json: String {
        map { "{\"section\":\($0.section),\"row\":\($0.row),\"y\":\($0.y),\"height\":\($0.height)}\n" }.joined()
    }

    /// A table with a line a row.
    package var text: String {
        func line(_ cells: [String]) -> String {
            zip(cells, [7, 7, 14, 14]).map { $0.leftPadded(to: $1) }.joined() + "\n"
        }
        return line(["section", "row", "y", "height"])
            + map { line(["\($0.section)", "\($0.row)", $0.y.points, $0.height.points]) }.joined()
    }
}

extension Double {
    /// Points with at most three decimals.
    package var points: String {
        let rounded = (self * 1000).rounded() / 1000
        var text = String(rounded == 0 ? 0 : rounded)
        if text.hasSuffix(".0") { text.removeLast(2) }
        return text
    }
}

extension String {
    package func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }
}
