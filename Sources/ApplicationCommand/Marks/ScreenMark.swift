import UIKit

/// An element of the screen that a person would point at, with the number that it has in the tree and in the picture.
@MainActor struct ScreenMark {
    /// From 1, in the order of the tree.
    var number: Int
    /// The marks around this one.
    var depth: Int
    var view: UIView
    /// The words for the element: button, row 0,3, table.
    var kind: String
    /// The texts in it, or what VoiceOver says of it.
    var text: String
    /// The app's own name or identifier; empty where it has none.
    var name: String
    /// On the screen, in points.
    var frame: CGRect
    /// The state that the kind has: on, disabled, the content's height.
    var state: String

    /// A line of the tree.
    var line: String {
        var parts = ["\(number)", kind]
        if !name.isEmpty { parts.append(name) }
        parts.append(
            "\(Double(frame.minX).points),\(Double(frame.minY).points) "
                + "\(Double(frame.width).points)×\(Double(frame.height).points)")
        if !text.isEmpty { parts.append("\"\(text)\"") }
        if !state.isEmpty { parts.append(state) }
        return String(repeating: " ", count: depth) + parts.joined(separator: " ") + "\n"
    }
}

extension String {
    /// One line of at most so many characters; an ellipsis stands for what was left out.
    func shortened(to length: Int) -> String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count <= length ? line : line.prefix(length - 1) + "…"
    }
}
