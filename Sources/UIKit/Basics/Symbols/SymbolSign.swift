import Graphics

/// A simple sign that is used alone or inside a circle or square: as a line, or cut out of an area.
///
/// Coordinates count from the sign's middle.
struct SymbolSign: Sendable {
    /// The box of the sign alone.
    let size: CGSize
    let lines: [[CGPoint]]
    let dots: [(center: CGPoint, radius: CGFloat)]
    /// Two lines that cross in the middle, so that their bands are one shape.
    let isCross: Bool

    init(
        _ width: CGFloat, _ height: CGFloat, _ lines: [[(CGFloat, CGFloat)]] = [],
        dots: [(CGFloat, CGFloat, CGFloat)] = [], isCross: Bool = false
    ) {
        size = CGSize(width: width, height: height)
        self.lines = lines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
        self.dots = dots.map { (CGPoint(x: $0.0, y: $0.1), $0.2) }
        self.isCross = isCross
    }

    var alone: SymbolDrawing {
        let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return SymbolDrawing(
            size.width, size.height, lines: lines.map { Path.through($0).applying(middle) },
            areas: dots.map { Path.circle($0.center.x, $0.center.y, $0.radius).applying(middle) })
    }

    /// Inside another shape, about 0.55 as large as alone.
    func enclosed(in shape: SymbolDrawing, isFilled: Bool, outline: Path) -> SymbolDrawing {
        let scale: CGFloat = min(0.62, 10.5 / max(size.width, size.height))
        let (x, y) = (shape.size.width / 2, shape.size.height / 2)
        let map = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: x, y: y))
        var result = SymbolDrawing(shape.size.width, shape.size.height)
        if isFilled {
            var area = outline
            for cut in cuts(width: 1.6) { area.append(cut.applying(map)) }
            result.areas = [area]
        } else {
            result.lines = [outline] + lines.map { Path.through($0).applying(map) }
            result.areas = dots.map { Path.circle($0.center.x, $0.center.y, $0.radius).applying(map) }
        }
        return result
    }

    /// Shapes that don't overlap each other.
    private func cuts(width: CGFloat) -> [Path] {
        let width = width / 0.55
        var cuts = dots.map { Path.circle($0.center.x, $0.center.y, $0.radius * 1.1) }
        if isCross, let length = lines.first?.first.map({ hypot($0.x, $0.y) }), let start = lines.first?.first {
            let (half, reach) = (width / 2, length)
            let plus = Path.line(
                (-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half),
                (half, reach), (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half),
                closed: true)
            cuts.append(plus.applying(CGAffineTransform(rotationAngle: atan2(start.y, start.x))))
        } else {
            cuts += lines.indices.map { Path.band(shortened($0, by: 0.72 * width), width) }
        }
        return cuts
    }

    /// A line that ends before the bands that it meets: overlapping areas would be filled again.
    private func shortened(_ index: Int, by distance: CGFloat) -> [CGPoint] {
        var points = lines[index]
        guard points.count > 1 else { return points }
        func meets(_ point: CGPoint) -> Bool {
            lines.indices.contains { other in
                other > index
                    && zip(lines[other], lines[other].dropFirst()).contains { point.lies(between: $0, and: $1) }
            }
        }
        if meets(points[0]) { points[0] = points[0].moved(towards: points[1], by: distance) }
        let last = points.count - 1
        if meets(points[last]) { points[last] = points[last].moved(towards: points[last - 1], by: distance) }
        return points
    }
}

extension CGPoint {
    fileprivate func lies(between a: CGPoint, and b: CGPoint) -> Bool {
        let detour = hypot(x - a.x, y - a.y) + hypot(x - b.x, y - b.y)
        return detour - hypot(b.x - a.x, b.y - a.y) < 0.05
    }

    fileprivate func moved(towards other: CGPoint, by distance: CGFloat) -> CGPoint {
        let length = hypot(other.x - x, other.y - y)
        guard length > 0 else { return self }
        return CGPoint(x: x + (other.x - x) * distance / length, y: y + (other.y - y) * distance / length)
    }
}

extension Path {
    static func through(_ points: [CGPoint]) -> Path {
        Path(elements: points.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) })
    }
}

extension SymbolSign {
    private static func chevron(_ x: CGFloat, _ y: CGFloat) -> SymbolSign {
        // Pointing along (x, y), a unit vector on an axis.
        let isWide = y != 0
        func point(_ along: CGFloat, _ across: CGFloat) -> (CGFloat, CGFloat) {
            (x * along - y * across, y * along + x * across)
        }
        return SymbolSign(isWide ? 19 : 12, isWide ? 11 : 17, [[point(-3.2, -6.6), point(3.4, 0), point(-3.2, 6.6)]])
    }

    private static func arrow(_ x: CGFloat, _ y: CGFloat) -> SymbolSign {
        func point(_ along: CGFloat, _ across: CGFloat) -> (CGFloat, CGFloat) {
            (x * along - y * across, y * along + x * across)
        }
        let size: (CGFloat, CGFloat) = y == 0 ? (19.5, 16.5) : (16.5, 19.5)
        return SymbolSign(
            size.0, size.1,
            [[point(-8, 0), point(8, 0)], [point(1.6, -6.4), point(8, 0), point(1.6, 6.4)]])
    }

    /// By the symbol's name.
    static let all: [String: SymbolSign] = [
        "chevron.right": chevron(1, 0), "chevron.left": chevron(-1, 0), "chevron.down": chevron(0, 1),
        "chevron.up": chevron(0, -1), "chevron.forward": chevron(1, 0), "chevron.backward": chevron(-1, 0),
        "chevron.compact.down": SymbolSign(26, 8, [[(-11, -2), (0, 2), (11, -2)]]),
        "chevron.compact.right": SymbolSign(8, 26, [[(-2, -11), (2, 0), (-2, 11)]]),
        "chevron.up.chevron.down": SymbolSign(
            13, 19, [[(-4.6, -3), (0, -7.6), (4.6, -3)], [(-4.6, 3), (0, 7.6), (4.6, 3)]]),
        "arrow.right": arrow(1, 0), "arrow.left": arrow(-1, 0), "arrow.down": arrow(0, 1), "arrow.up": arrow(0, -1),
        "arrow.forward": arrow(1, 0), "arrow.backward": arrow(-1, 0),
        "arrow.up.right": SymbolSign(16, 16, [[(-6, 6), (6, -6)], [(-4, -6), (6, -6), (6, 4)]]),
        "arrow.left.and.right": SymbolSign(
            25, 15, [[(-10.5, 0), (10.5, 0)], [(-5.5, -5), (-10.5, 0), (-5.5, 5)], [(5.5, -5), (10.5, 0), (5.5, 5)]]),
        "arrow.up.arrow.down": SymbolSign(
            22, 18.5,
            [
                [(-5, 7), (-5, -7)], [(-9, -3), (-5, -7), (-1, -3)], [(5, -7), (5, 7)], [(1, 3), (5, 7), (9, 3)],
            ]),
        "xmark": SymbolSign(17, 17, [[(-6.2, -6.2), (6.2, 6.2)], [(6.2, -6.2), (-6.2, 6.2)]], isCross: true),
        "plus": SymbolSign(18, 18, [[(-7.5, 0), (7.5, 0)], [(0, -7.5), (0, 7.5)]], isCross: true),
        "minus": SymbolSign(18, 4, [[(-7.5, 0), (7.5, 0)]]),
        "equal": SymbolSign(18, 10, [[(-7.5, -3), (7.5, -3)], [(-7.5, 3), (7.5, 3)]]),
        "checkmark": SymbolSign(18.5, 17, [[(-7, 1.2), (-2.2, 6.6), (7, -6.6)]]),
        "ellipsis": SymbolSign(18.5, 5, dots: [(-7, 0, 1.7), (0, 0, 1.7), (7, 0, 1.7)]),
        "info": SymbolSign(
            9, 17.5, [[(-1.6, -1.4), (0.4, -1.4), (0.4, 6.6)], [(-2.6, 6.6), (3.2, 6.6)]], dots: [(0.2, -6.2, 1.5)]),
        "exclamationmark": SymbolSign(5, 18, [[(0, -7.4), (0, 2)]], dots: [(0, 6.6, 1.4)]),
        "questionmark": SymbolSign(
            12, 18, [[(-4, -4), (-3, -6.6), (0, -7.6), (3, -6.6), (4, -4), (2.6, -1.4), (0, 0.4), (0, 2.4)]],
            dots: [(0, 6.8, 1.4)]),
        "line.3.horizontal": SymbolSign(19.5, 14, [[(-8, -5), (8, -5)], [(-8, 0), (8, 0)], [(-8, 5), (8, 5)]]),
        "line.horizontal.3": SymbolSign(19.5, 14, [[(-8, -5), (8, -5)], [(-8, 0), (8, 0)], [(-8, 5), (8, 5)]]),
        "line.3.horizontal.decrease": SymbolSign(
            19.5, 13.5, [[(-8, -5), (8, -5)], [(-5, 0), (5, 0)], [(-2, 5), (2, 5)]]),
        "list.bullet": SymbolSign(
            21.5, 15, [[(-3.5, -5.4), (9, -5.4)], [(-3.5, 0), (9, 0)], [(-3.5, 5.4), (9, 5.4)]],
            dots: [(-8.2, -5.4, 1.4), (-8.2, 0, 1.4), (-8.2, 5.4, 1.4)]),
        "list.dash": SymbolSign(
            22, 14.5,
            [
                [(-3.5, -5.4), (9, -5.4)], [(-3.5, 0), (9, 0)], [(-3.5, 5.4), (9, 5.4)], [(-9, -5.4), (-7, -5.4)],
                [(-9, 0), (-7, 0)], [(-9, 5.4), (-7, 5.4)],
            ]),
    ]
}
