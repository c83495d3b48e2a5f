import CollectionArrangement

/// `visualDescription()`: frames of the group's items drawn with `+`, `-`, `|` and filled with `~`.
///
/// UIKit's own drawing isn't documented; the characters are those of its header's pictures.
extension NSCollectionLayoutGroup {
    private static let columns = 80
    private static let linesPerColumn = 0.5

    /// The group in a container as wide as the main screen, on a canvas of 80 columns.
    var drawing: String {
        let bounds = UIScreen.main.sceneBounds.size
        let environment = LayoutEnvironment(
            container: LayoutContainer(contentSize: bounds), traitCollection: UIScreen.main.traitCollection)
        let solution = GroupSolver().solve(
            composed(in: environment), in: bounds, GroupSolver.Supply(first: 0))
        guard solution.size.width > 0, solution.size.height > 0 else { return description }
        let scale = CGFloat(Self.columns - 1) / solution.size.width
        let lines = max(3, min(200, Int((solution.size.height * scale * Self.linesPerColumn).rounded()) + 1))
        var canvas = Canvas(columns: Self.columns, lines: lines)
        let down = CGFloat(lines - 1) / solution.size.height
        for element in solution.elements {
            canvas.box(
                left: Int((element.frame.minX * scale).rounded()), top: Int((element.frame.minY * down).rounded()),
                right: Int((element.frame.maxX * scale).rounded()),
                bottom: Int((element.frame.maxY * down).rounded()), filled: true)
        }
        canvas.box(left: 0, top: 0, right: Self.columns - 1, bottom: lines - 1, filled: false)
        return canvas.text
    }

    private struct Canvas {
        var rows: [[Character]]

        init(columns: Int, lines: Int) {
            rows = Array(repeating: Array(repeating: " ", count: columns), count: lines)
        }

        var text: String { rows.map { String($0) }.joined(separator: "\n") }

        mutating func put(_ character: Character, _ column: Int, _ line: Int) {
            guard rows.indices.contains(line), rows[line].indices.contains(column) else { return }
            let isCorner = rows[line][column] == "+" && character != "~"
            rows[line][column] = isCorner ? "+" : character
        }

        mutating func box(left: Int, top: Int, right: Int, bottom: Int, filled: Bool) {
            guard left <= right, top <= bottom else { return }
            if filled, bottom - top > 1, right - left > 1 {
                for line in top + 1..<bottom {
                    for column in left + 1..<right { put("~", column, line) }
                }
            }
            for column in left...right {
                put("-", column, top)
                put("-", column, bottom)
            }
            for line in top...bottom {
                put("|", left, line)
                put("|", right, line)
            }
            for (column, line) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                put("+", column, line)
            }
        }
    }
}
