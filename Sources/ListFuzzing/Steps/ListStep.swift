public import UIKit

/// A step of a script that is played on a list.
///
/// Rows are numbered from 0 through all sections, and taken modulo their count, so that a script means something for a list
/// of any length. After each step the list is laid out; time passes in `wait` alone.
public indirect enum ListStep: Hashable, Codable, Sendable {
    /// Gives the scene another size, in points.
    case resize(width: Double, height: Double)
    /// Chooses a text size for the whole screen.
    case textSize(UIContentSizeCategory)
    /// Scrolls by points, down where they are positive, at most to an end.
    case scroll(by: Double)
    /// Scrolls a row to the top without animation.
    case scrollToRow(Int)
    /// Calls `reloadData()`.
    case reload
    /// Reloads one row without animation.
    case reloadRow(Int)
    /// Taps a row; whatever it shows on top of the list is taken away again.
    case select(Int)
    /// Performs a row's first trailing action: its deletion where it has no other. Tables only.
    case swipe(Int)
    /// Drops a row at the place of another, where the data source allows it. Tables only.
    case move(Int, to: Int)
    /// Makes a change of the screen's own, by its name and number.
    case edit(String, Int)
    /// Takes the screen out of its window and puts it back.
    case leaveAndReturn
    /// Lets seconds pass, in frames of a 60th.
    case wait(Double)
    /// Plays steps inside of `performBatchUpdates`.
    case update([ListStep])
    /// Plays steps one after the other before the list is laid out.
    case together([ListStep])
}

extension ListStep: CustomStringConvertible {
    /// The step as it is written in Swift.
    public var description: String {
        switch self {
        case .resize(let width, let height): ".resize(width: \(width.literal), height: \(height.literal))"
        case .textSize(let size): ".textSize(.\(size.caseName))"
        case .scroll(let distance): ".scroll(by: \(distance.literal))"
        case .scrollToRow(let row): ".scrollToRow(\(row))"
        case .reload: ".reload"
        case .reloadRow(let row): ".reloadRow(\(row))"
        case .select(let row): ".select(\(row))"
        case .swipe(let row): ".swipe(\(row))"
        case .move(let row, let target): ".move(\(row), to: \(target))"
        case .edit(let name, let number): ".edit(\(String(reflecting: name)), \(number))"
        case .leaveAndReturn: ".leaveAndReturn"
        case .wait(let seconds): ".wait(\(seconds.literal))"
        case .update(let steps): ".update([\(steps.map(\.description).joined(separator: ", "))])"
        case .together(let steps): ".together([\(steps.map(\.description).joined(separator: ", "))])"
        }
    }

    /// True if the step may change the app's data.
    var isEdit: Bool {
        switch self {
        case .select, .swipe, .move, .edit: true
        case .update(let steps), .together(let steps): steps.contains(where: \.isEdit)
        default: false
        }
    }
}

extension Double {
    /// The number in the fewest digits that read back as the same one.
    fileprivate var literal: String {
        self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self)
    }
}

extension UIContentSizeCategory {
    /// The name of the member in Swift.
    fileprivate var caseName: String {
        let names = [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
            "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ]
        return Self.ordered.firstIndex(of: self).map { names[$0] } ?? "unspecified"
    }
}
