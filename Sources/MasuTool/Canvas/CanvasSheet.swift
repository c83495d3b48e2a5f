import Foundation
import Graphics
import UIKit

/// Pictures of one thing under several settings: a row for each device, with the settings' names below.
@MainActor struct CanvasSheet {
    struct Cell {
        let name: String
        let picture: CanvasPicture
    }

    let rows: [[Cell]]

    private static let gap: CGFloat = 24
    private static let lineHeight: CGFloat = 24

    var picture: CanvasPicture {
        var recorder = DisplayListRecorder()
        var (y, width) = (Self.gap, CGFloat(0))
        for row in rows {
            var x = Self.gap
            let height = row.map(\.picture.size.height).max() ?? 0
            for cell in row {
                let size = cell.picture.size
                recorder.fill(CGRect(origin: CGPoint(x: x, y: y), size: size), .white)
                recorder.draw(cell.picture.drawing, at: CGPoint(x: x, y: y))
                let name = CanvasText(cell.name, size: 15, color: .black, width: max(size.width, 120))
                recorder.text(name, at: CGPoint(x: x, y: y + size.height + 4))
                x += max(size.width, name.size.width) + Self.gap
            }
            width = max(width, x)
            y += height + Self.lineHeight + Self.gap
        }
        let size = CGSize(width: width, height: y)
        let drawn = recorder.list
        let list = DisplayList { recorder in
            recorder.fill(CGRect(origin: .zero, size: size), Color(white: 0.85))
            recorder.append(drawn)
        }
        let cells = rows.joined()
        return CanvasPicture(
            drawing: list, size: size, scale: 1, notes: cells.flatMap(\.picture.notes),
            emptiness: cells.first?.picture.emptiness ?? [])
    }
}
