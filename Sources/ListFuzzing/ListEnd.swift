internal import UIKit

/// A list's state after a script.
package struct ListEnd: Codable {
    struct Row: Codable {
        var section, row: Int
        /// Points of the content.
        var x, y, width, height: Double

        init(path: IndexPath, frame: CGRect) {
            (section, row) = (path.section, path.row)
            (x, y) = (Double(frame.minX), Double(frame.minY))
            (width, height) = (Double(frame.width), Double(frame.height))
        }

        var path: IndexPath { IndexPath(row: row, section: section) }
        var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    /// The visible rows.
    var rows: [Row]
    /// The row at the top, and how far below the upper edge it begins.
    var top: Row
    var distance: Double
    /// The steps that may have changed the screen's data.
    var edits: [ListStep]
    /// Of the scene, in points.
    package var width, height: Double
    /// The text size that was chosen last; nil for the screen's own.
    package var textSize: String?
    /// The index of the last step.
    var step: Int
}
