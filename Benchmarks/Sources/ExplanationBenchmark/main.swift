// Explanations of numbers at 100 views; and a walk over the widths of a cell of 12 views. Answers are checked first.
import ConstraintSolver

/// A column of views, each as wide as the column less margins, each below the one before and as high as its text.
struct Column {
    let system = ConstraintSystem()
    let width: Variable
    let widthRow: ConstraintID
    var views: [(x: Variable, y: Variable, width: Variable, height: Variable)] = []

    init(count: Int) throws {
        width = system.makeVariable()
        widthRow = try system.add([Term(width)], constant: -375, .equal)
        for index in 0..<count {
            let view = (
                x: system.makeVariable(), y: system.makeVariable(), width: system.makeVariable(),
                height: system.makeVariable()
            )
            try system.add([Term(view.width)], constant: 0, .greaterThanOrEqual)
            try system.add([Term(view.height)], constant: 0, .greaterThanOrEqual)
            try system.add([Term(view.x)], constant: -16, .equal)
            if let above = views.last {
                try system.add([Term(view.y), Term(above.y, -1), Term(above.height, -1)], constant: -8, .equal)
            } else {
                try system.add([Term(view.y)], constant: -8, .equal)
            }
            // Every third gives way where the column is narrow.
            if index % 3 == 0 {
                try system.add([Term(view.width)], constant: -Double(200 + 60 * index), .equal, priority: 750)
                try system.add([Term(view.width), Term(view.x), Term(width, -1)], constant: 16, .lessThanOrEqual)
            } else {
                try system.add([Term(view.width), Term(view.x), Term(width, -1)], constant: 16, .equal)
            }
            try system.add([Term(view.height)], constant: -20, .lessThanOrEqual, priority: 250)
            try system.add([Term(view.height)], constant: -20, .greaterThanOrEqual, priority: 750)
            views.append(view)
        }
    }

    /// Adds an explanation up; the value that it comes to.
    func sum(_ explanation: Explanation) -> Double {
        explanation.tight.reduce(0) { $0 + $1.coefficient * $1.constant }
    }
}

func duration(_ rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<7 {
        let time = clock.measure { for _ in 0..<rounds { body() } }
        best = min(best, Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
    }
    return best / Double(rounds)
}

let column = try Column(count: 100)
let last = column.views[99]
let explanation = column.system.explanation(of: last.y)
precondition(abs(column.sum(explanation) - (8 + 99 * 28)) < 1e-6, "the explanation doesn't add up")
let explained = duration(100) { _ = column.system.explanation(of: last.y) }
print("explanation of a view's y below 99 others: \(explained) µs, the best of 7 (at most 100)")

/// From 320 to 1366 by the ratio test.
func walk(_ cell: Column) throws -> Int {
    var (width, pieces) = (320.0, 0)
    while width <= 1366 {
        try cell.system.setConstant(-width, of: cell.widthRow)
        pieces += 1
        let reach = cell.system.criticalRegion([(cell.widthRow, -1)])?.reach(along: SIMD2(1, 0)) ?? 0
        width += min(reach, 1366 - width) + 1.0 / 1024
    }
    return pieces
}

let cell = try Column(count: 12)
let pieces = try walk(cell)
// Every third of twelve gives way up to 200, 380, 560 and 740 plus margins.
precondition(pieces == 4, "the walk has \(pieces) pieces instead of 4")
let walked = duration(5) { _ = try? walk(cell) }
print("walk of a cell of 12 views over 320...1366: \(pieces) pieces, \(walked) µs, the best of 7 (at most 1,000,000)")
