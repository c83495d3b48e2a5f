import Foundation
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
        _ size: CGSize, lines: [[CGPoint]], dots: [(center: CGPoint, radius: CGFloat)], isCross: Bool
    ) {
        self.size = size
        self.lines = lines
        self.dots = dots
        self.isCross = isCross
    }

    /// Signs one beside the other.
    static func side(by signs: [SymbolSign]) -> SymbolSign {
        let width = signs.reduce(0) { $0 + $1.size.width }
        let height = signs.map(\.size.height).max() ?? 0
        var (x, lines): (CGFloat, [[CGPoint]]) = (-width / 2, [])
        for sign in signs {
            let middle = x + sign.size.width / 2
            lines += sign.lines.map { $0.map { CGPoint(x: $0.x + middle, y: $0.y) } }
            x += sign.size.width
        }
        return SymbolSign(CGSize(width: width, height: height), lines: lines, dots: [], isCross: false)
    }

    var alone: SymbolDrawing {
        let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        return SymbolDrawing(size.width, size.height, parts(middle))
    }

    private func parts(_ map: CGAffineTransform) -> [SymbolPart] {
        dots.map { SymbolPart(.area, Path.circle($0.center.x, $0.center.y, $0.radius).applying(map)) }
            + lines.map { SymbolPart(.line, Path.through($0).applying(map)) }
    }

    /// Inside another shape, about 0.55 as large as alone.
    func enclosed(in shape: SymbolDrawing, isFilled: Bool, outline: Path) -> SymbolDrawing {
        let scale: CGFloat = min(0.62, 10.5 / max(size.width, size.height))
        let (x, y) = (shape.size.width / 2, shape.size.height / 2)
        let map = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: x, y: y))
        var result = SymbolDrawing(shape.size.width, shape.size.height)
        if isFilled, let cross {
            var area = outline
            area.append(cross.applying(map))
            result.parts = [SymbolPart(.area, area)]
        } else if isFilled {
            result.parts = [SymbolPart(.area, outline)]
            result.parts += dots.map {
                SymbolPart(.cutArea, Path.circle($0.center.x, $0.center.y, $0.radius * 1.1).applying(map))
            }
            result.parts += lines.map { SymbolPart(.cutLine, Path.through($0).applying(map)) }
        } else {
            let inner = parts(map)
            let areas = inner.filter { $0.kind == .area }
            result.parts = areas + [SymbolPart(.line, outline)] + inner.filter { $0.kind == .line }
        }
        let sign = parts(map)
        let ground =
            isFilled ? [SymbolPart(.area, outline)] + sign.compactMap(\.cut) : [SymbolPart(.line, outline)]
        result.layers = [SymbolLayer(.secondary, ground), SymbolLayer(.primary, sign)]
        return result
    }

    /// The bands of two lines that cross, as one shape; nil for another sign.
    private var cross: Path? {
        guard isCross, let start = lines.first?.first else { return nil }
        let (half, reach) = (CGFloat(1.6 / 0.55 / 2), hypot(start.x, start.y))
        let plus = Path.line(
            (-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half),
            (half, reach), (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half),
            closed: true)
        return plus.applying(CGAffineTransform(rotationAngle: atan2(start.y, start.x)))
    }
}

extension Path {
    static func through(_ points: [CGPoint]) -> Path {
        Path(elements: points.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) })
    }
}
