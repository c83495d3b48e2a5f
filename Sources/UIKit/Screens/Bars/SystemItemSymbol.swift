import Graphics

/// The pictures of system items, drawn with lines: Masu has no symbol font.
///
/// Provenance: estimated — symbols of system items, 22 pt square: drawn by eye from photographs; UIKit's are its
/// symbols.
enum SystemItemSymbol {
    static let side: CGFloat = 22

    static func record(
        _ item: UIBarButtonItem.SystemItem, around center: CGPoint, ink: Color, into recorder: inout DisplayListRecorder
    ) {
        let style = StrokeStyle(width: 1.7, cap: .round)
        switch item {
        case .play, .pause, .rewind, .fastForward: recorder.fill(solid(item, center), ink)
        default: recorder.stroke(outline(item, center), style, ink)
        }
    }

    private static func outline(_ item: UIBarButtonItem.SystemItem, _ center: CGPoint) -> Path {
        var path = Path()
        func line(_ points: (CGFloat, CGFloat)...) {
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
                if index == 0 { path.move(to: place) } else { path.line(to: place) }
            }
        }
        func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            line((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
        }
        switch item {
        case .add: return .plus(around: center, reach: 8)
        case .stop, .close: return .cross(around: center, reach: 7)
        case .search:
            path = Path(ellipseIn: CGRect(x: center.x - 8, y: center.y - 8, width: 12, height: 12))
            line((3, 3), (8, 8))
        case .trash:
            rectangle(-6, -5, 12, 14)
            line((-9, -5), (9, -5))
            line((-3, -5), (-3, -8), (3, -8), (3, -5))
            line((-2, -1), (-2, 5))
            line((2, -1), (2, 5))
        case .compose:
            line((2, -8), (-8, -8), (-8, 8), (8, 8), (8, -1))
            line((-2, 2), (8, -8))
        case .action:
            line((-3, -3), (-7, -3), (-7, 9), (7, 9), (7, -3), (3, -3))
            line((0, 4), (0, -9))
            line((-4, -5), (0, -9), (4, -5))
        case .reply:
            line((-2, -7), (-8, -1), (-2, 5))
            line((-8, -1), (4, -1), (8, 3), (8, 7))
        case .refresh:
            path = Path(ellipseIn: CGRect(x: center.x - 7, y: center.y - 7, width: 14, height: 14))
            line((3, -10), (7, -6), (3, -2))
        case .camera:
            rectangle(-10, -5, 20, 13)
            line((-4, -5), (-2, -8), (2, -8), (4, -5))
            line((0, -2), (4, 2), (0, 6), (-4, 2), (0, -2))
        case .bookmarks:
            line((0, -6), (0, 8), (-9, 6), (-9, -8), (0, -6), (9, -8), (9, 6), (0, 8))
        case .organize:
            line((-9, -5), (-3, -5), (-1, -7), (9, -7), (9, 7), (-9, 7), (-9, -5))
        default: rectangle(-7, -8, 14, 16)
        }
        return path
    }

    private static func solid(_ item: UIBarButtonItem.SystemItem, _ center: CGPoint) -> Path {
        var path = Path()
        func triangle(_ x: CGFloat, _ reach: CGFloat) {
            path.move(to: CGPoint(x: center.x + x, y: center.y - 7))
            path.line(to: CGPoint(x: center.x + x + reach, y: center.y))
            path.line(to: CGPoint(x: center.x + x, y: center.y + 7))
            path.close()
        }
        func bar(_ x: CGFloat) {
            path.move(to: CGPoint(x: center.x + x, y: center.y - 7))
            path.line(to: CGPoint(x: center.x + x + 4, y: center.y - 7))
            path.line(to: CGPoint(x: center.x + x + 4, y: center.y + 7))
            path.line(to: CGPoint(x: center.x + x, y: center.y + 7))
            path.close()
        }
        switch item {
        case .play: triangle(-6, 13)
        case .pause:
            bar(-6)
            bar(2)
        case .rewind:
            triangle(0, -10)
            triangle(10, -10)
        default:
            triangle(-10, 10)
            triangle(0, 10)
        }
        return path
    }
}
