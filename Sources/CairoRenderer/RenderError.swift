import Foundation
import Graphics

/// The reason why a display list could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
    /// The picture's size isn't finite, is negative, or exceeds `limit` pixels a side.
    case unusableSize(CGSize, scale: Double, limit: Int)
    /// A command holds a number that isn't finite; `command` is its text, `index` its place in the list.
    case notFinite(index: Int, command: String)
    /// A command's geometry reaches further than `limit` pixels from the origin and can't be cut to the picture.
    case tooLarge(index: Int, command: String, limit: Int)
    /// Cairo refused to work, mostly for lack of memory.
    case cairo(status: String)
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unusableSize(let size, let scale, let limit):
            return "A picture of \(size.width)×\(size.height) points at scale \(scale) can't be made: "
                + "each side must have 0 to \(limit) pixels."
        case .notFinite(let index, let command):
            return "Command \(index) of the display list, \"\(command)\", holds a number that isn't finite: "
                + "look for a frame or transform that was computed from NaN or a division by zero."
        case .tooLarge(let index, let command, let limit):
            return "Command \(index) of the display list, \"\(command)\", reaches beyond \(limit) pixels "
                + "from the origin: draw only the visible part."
        case .cairo(let status):
            return "Cairo can't draw: \(status)."
        }
    }
}
