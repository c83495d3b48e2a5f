import Foundation
import UIKit

/// One view: its place, and its constraints by axis.
struct DetailsAnswer: Encodable {
    struct Constraint: Encodable {
        var words: String
        /// The constraint's number in trials; absent for the framework's own ties, which can't be edited.
        var id: Int?
        var constant: Double?
        var priority: Double?
        /// The line of the app's source that made it, where that is known.
        var source: String?
        /// True if the view's place or length hangs on it.
        var isDeciding: Bool
    }

    var version = wireVersion
    var id: Int
    var name: String
    var type: String
    /// The frame in the superview's coordinates.
    var frame: Rectangle
    var text: String?
    var isAmbiguous: Bool
    var horizontal: [Constraint]
    var vertical: [Constraint]
}

extension Inspector {
    func details(of view: UIView) -> DetailsAnswer {
        let names = ViewNames()
        func listed(_ axis: NSLayoutConstraint.Axis) -> [DetailsAnswer.Constraint] {
            view.listedConstraints(for: axis, names: names).map { tie in
                DetailsAnswer.Constraint(
                    words: tie.words, id: tie.author.map { constraints.number(of: $0) },
                    constant: tie.author.map { Double($0.constant) },
                    priority: tie.author.map { Double($0.priority.rawValue) }, source: tie.source,
                    isDeciding: tie.isDeciding)
            }
        }
        return DetailsAnswer(
            id: views.number(of: view), name: names.name(of: view), type: "\(type(of: view))",
            frame: Rectangle(view.frame), text: (view as? UILabel)?.text, isAmbiguous: view.hasAmbiguousLayout,
            horizontal: listed(.horizontal), vertical: listed(.vertical))
    }

    /// The tree, and the details of each view in its order.
    func export() -> ExportAnswer {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let tree = tree()
        return ExportAnswer(
            tree: tree, views: all(host.shownWindow).map(details), conflicts: host.shownWindow.conflictSentences)
    }
}

/// Everything at once.
struct ExportAnswer: Encodable {
    var version = wireVersion
    var tree: TreeAnswer
    var views: [DetailsAnswer]
    /// The conflicts, a sentence each.
    var conflicts: [String]
}
