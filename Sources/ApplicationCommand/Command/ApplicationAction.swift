import Foundation

/// Something that a command line wants done, in its turn.
enum ApplicationAction: Equatable {
    case tap(String)
    case type(String)
    /// Seconds.
    case wait(Double)
    /// Points of the table's content.
    case scroll(to: Double)
    case turn
    /// Sizes along which an edge is dragged.
    case resize([CGSize])
    /// A file with a script.
    case play(String)
    /// A file with steps for a list.
    case playSteps(String)
    /// A file for the picture.
    case draw(String)
    case printRows
    case printTree
    case printFindings
    /// Widths as `320...1366`; empty for these.
    case prove(String)
    /// A file with a picture.
    case compare(String)
    case explain(Question)
    case printViews
    case read

    init?(_ flag: ApplicationFlag, _ value: String) throws(UsageError) {
        switch flag {
        case .tap: self = .tap(value)
        case .type: self = .type(value)
        case .wait: self = .wait(try Self.number(value, of: flag, "seconds"))
        case .scroll: self = .scroll(to: try Self.number(value, of: flag, "points"))
        case .turn: self = .turn
        case .resize: self = .resize(try SceneSize.path(value))
        case .script: self = .play(value)
        case .listScript: self = .playSteps(value)
        case .png: self = .draw(value)
        case .rows: self = .printRows
        case .explain: self = .explain(try Question(value))
        case .tree: self = .printTree
        case .findings: self = .printFindings
        case .prove: self = .prove(value)
        case .compare: self = .compare(value)
        case .views: self = .printViews
        case .read: self = .read
        default: return nil
        }
    }

    /// True if it asks about the screen and leaves it as it is.
    var isQuestion: Bool {
        switch self {
        case .draw, .printRows, .printTree, .printFindings, .prove, .compare, .explain, .printViews, .read: true
        case .tap, .type, .wait, .scroll, .turn, .resize, .play, .playSteps: false
        }
    }

    private static func number(_ text: String, of flag: ApplicationFlag, _ unit: String) throws(UsageError) -> Double {
        guard let number = Double(text), number.isFinite, number >= 0 else {
            throw UsageError("\(flag.spelling) is a number of \(unit), not '\(text)'.")
        }
        return number
    }
}
