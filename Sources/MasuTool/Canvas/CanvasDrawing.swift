import Foundation
import Graphics
import UIKit

/// A canvas's drawing: scenes with their names, and arrows with the kinds of their segues.
@MainActor struct CanvasDrawing {
    struct Scene {
        let name: String
        let picture: CanvasPicture
        let isReference: Bool
    }

    struct Label {
        let text: String
        /// The words for an arrow on which the text has no room.
        let shortText: String
        let isRelationship: Bool
    }

    let map: CanvasMap
    let scenes: [Scene]
    /// Those of the arrows.
    let labels: [Label]

    private static let ground = Color(white: 0.93)
    private static let line = Color(red: 0.35, green: 0.38, blue: 0.45)
    private static let shadow = Shadow(
        color: Color(white: 0, alpha: 0.25), radius: 4, offset: CGSize(width: 0, height: 1))

    /// The whole canvas.
    var list: DisplayList {
        DisplayList { recorder in
            recorder.fill(CGRect(origin: .zero, size: map.size), Self.ground)
            for (scene, frame) in zip(scenes, map.frames) { draw(scene, in: frame, &recorder) }
            if let entry = map.entry { draw(entry, width: 4, &recorder) }
            for arrow in map.arrows { draw(arrow, width: 2, &recorder) }
            for (arrow, label) in zip(map.arrows, labels) { draw(label, on: arrow, &recorder) }
        }
    }

    private func draw(_ scene: Scene, in frame: CGRect, _ recorder: inout DisplayListRecorder) {
        recorder.shadow(Path(rect: frame), Self.shadow)
        recorder.fill(frame, .white)
        recorder.draw(scene.picture.drawing, at: frame.origin)
        recorder.stroke(Path(rect: frame.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(width: 1), Color(white: 0.6))
        // A reference has its name inside.
        guard !scene.isReference else { return }
        let title = CanvasText(scene.name, size: 17, weight: .semibold, color: .black, width: max(frame.width, 160))
        recorder.text(
            title, at: CGPoint(x: frame.midX - title.size.width / 2, y: frame.minY - title.size.height - 6))
        var y = frame.maxY + 6
        for (_, reason) in scene.picture.emptiness {
            let text = CanvasText(reason, size: 12, color: .darkGray, width: max(frame.width, 300))
            recorder.text(text, at: CGPoint(x: frame.midX - text.size.width / 2, y: y))
            y += text.size.height
        }
    }

    private func draw(_ arrow: CanvasArrow, width: CGFloat, _ recorder: inout DisplayListRecorder) {
        // The line ends where the head begins, which covers its end.
        let length = 4 + width * 4
        let tip = arrow.end
        let (cosine, sine) = (cos(arrow.angle), sin(arrow.angle))
        let base = CGPoint(x: tip.x - length * cosine, y: tip.y - length * sine)
        var curve = Path()
        curve.move(to: arrow.start)
        curve.cubic(to: base, control1: arrow.control1, control2: arrow.control2)
        recorder.stroke(curve, StrokeStyle(width: width, cap: .round), Self.line)
        let half = length / 2
        var head = Path()
        head.move(to: tip)
        head.line(to: CGPoint(x: base.x - half * sine, y: base.y + half * cosine))
        head.line(to: CGPoint(x: base.x + half * sine, y: base.y - half * cosine))
        head.close()
        recorder.fill(head, Self.line)
    }

    private func draw(_ label: Label, on arrow: CanvasArrow, _ recorder: inout DisplayListRecorder) {
        let color: UIColor = label.isRelationship ? .darkGray : .white
        var text = CanvasText(label.text, size: 12, weight: .medium, color: color)
        if !arrow.hasRoom(for: text.size) {
            text = CanvasText(label.shortText, size: 10, weight: .medium, color: color)
        }
        let middle = arrow.point(at: 0.5)
        let pill = CGRect(
            x: middle.x - text.size.width / 2 - 8, y: middle.y - text.size.height / 2 - 3, width: text.size.width + 16,
            height: text.size.height + 6)
        let path = Path(roundedRect: pill, radius: pill.height / 2)
        recorder.fill(path, label.isRelationship ? .white : Self.line)
        recorder.stroke(path, StrokeStyle(width: 1), Self.line)
        recorder.text(text, at: CGPoint(x: pill.minX + 8, y: pill.minY + 3))
    }
}
