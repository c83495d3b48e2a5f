import Foundation
import Graphics

/// Symbols whose names say of which others they are made, and so which layers they have.
///
/// Provenance: estimated — the sign in a shape, the slash and the badge are primary, what they are added to secondary: pictures.
extension SymbolCatalog {
    static func composed(_ name: String) -> SymbolDrawing? {
        enclosed(name) ?? slashed(name) ?? badged(name)
    }

    // MARK: In a shape

    enum Shape: String, CaseIterable {
        case circle, square

        var size: CGSize { self == .circle ? CGSize(width: 20, height: 20) : CGSize(width: 19, height: 18) }

        func outline(isFilled: Bool) -> Path {
            switch self {
            case .circle: return .circle(10, 10, isFilled ? 9.7 : 9)
            case .square:
                return isFilled ? .box(0.8, 0.4, 17.4, 17.2, radius: 4) : .box(1.6, 1.2, 15.8, 15.6, radius: 3.4)
            }
        }
    }

    private static func enclosed(_ name: String) -> SymbolDrawing? {
        for shape in Shape.allCases {
            for isFilled in [false, true] {
                let ending = ".\(shape.rawValue)" + (isFilled ? ".fill" : "")
                guard name.hasSuffix(ending) else { continue }
                let base = String(name.dropLast(ending.count))
                if let sign = sign(named: base) {
                    return sign.enclosed(
                        in: SymbolDrawing(shape.size.width, shape.size.height), isFilled: isFilled,
                        outline: shape.outline(isFilled: isFilled))
                }
                guard let inner = (isFilled ? drawing(named: "\(base).fill") : nil) ?? drawing(named: base) else {
                    continue
                }
                return enclosed(inner, in: shape, isFilled: isFilled)
            }
        }
        return nil
    }

    /// A sign by its name or another of its names, or the two digits of a number.
    private static func sign(named name: String) -> SymbolSign? {
        if let sign = file.signs[name] ?? file.others[name].flatMap({ file.signs[$0] }) { return sign }
        let digits = name.compactMap { $0.isASCII && $0.isNumber ? file.signs[String($0)] : nil }
        guard name.count == 2, digits.count == 2 else { return nil }
        return SymbolSign.side(by: digits)
    }

    private static func enclosed(_ inner: SymbolDrawing, in shape: Shape, isFilled: Bool) -> SymbolDrawing {
        let part = inner.placed(in: shape.size, scale: min(10.5 / max(inner.size.width, inner.size.height), 0.62))
        let outline = shape.outline(isFilled: isFilled)
        let areas = part.parts.filter { $0.kind == .area }
        let cuts = part.parts.compactMap(\.cut)
        var result = SymbolDrawing(shape.size.width, shape.size.height)
        if isFilled, part.parts.allSatisfy({ $0.kind == .area }) {
            result.parts = [SymbolPart(.area, areas.reduce(into: outline) { $0.append($1.path) })]
        } else if isFilled {
            result.parts = [SymbolPart(.area, outline)] + cuts
        } else {
            result.parts = part.parts + [SymbolPart(.line, outline)]
        }
        result.layers = [
            SymbolLayer(
                .secondary, isFilled ? [SymbolPart(.area, outline)] + cuts : [SymbolPart(.line, outline)]),
            SymbolLayer(.primary, part.parts),
        ]
        return result
    }

    // MARK: With a slash

    private static func slashed(_ name: String) -> SymbolDrawing? {
        var base = name
        if name.hasSuffix(".slash.fill") {
            base = name.dropLast(11) + ".fill"
        } else if name.hasSuffix(".slash") {
            base = String(name.dropLast(6))
        } else {
            return nil
        }
        guard var drawing = drawing(named: base) else { return nil }
        let (width, height) = (drawing.size.width, drawing.size.height)
        // Apple's slashes run at 45 degrees or a little less, through the middle.
        let reach = min(max(width, height) / 2 - 1, 9.2)
        let line = Path.line(
            (width / 2 - reach, height / 2 - min(reach, height / 2 - 0.8)),
            (width / 2 + reach, height / 2 + min(reach, height / 2 - 0.8)))
        drawing.layers =
            drawing.knownLayers.map { SymbolLayer($0.lowered.level, $0.parts + [SymbolPart(.gap, line)]) }
            + [SymbolLayer(.primary, [SymbolPart(.line, line)])]
        drawing.parts += [SymbolPart(.gap, line), SymbolPart(.line, line)]
        return drawing
    }

    // MARK: With a badge

    private static func badged(_ name: String) -> SymbolDrawing? {
        guard let place = name.range(of: ".badge", options: .backwards) else { return nil }
        var base = String(name[..<place.lowerBound])
        var kind = name[place.upperBound...].drop { $0 == "." }
        if kind == "fill" || kind.hasSuffix(".fill") {
            kind = kind.dropLast(kind == "fill" ? 4 : 5)
            base += ".fill"
        }
        guard let drawing = drawing(named: base) else { return nil }
        let radius: CGFloat = kind.isEmpty ? 2.8 : 4.4
        let middle = CGPoint(
            x: kind.isEmpty ? drawing.size.width * 0.78 : drawing.size.width - 1.6,
            y: kind.isEmpty ? drawing.size.height * 0.2 : drawing.size.height - 3.4)
        let size = CGSize(width: max(drawing.size.width, middle.x + radius + 0.4), height: drawing.size.height + 0.8)
        let disc = Path.circle(middle.x, middle.y, radius)
        let room = SymbolPart(.cutArea, .circle(middle.x, middle.y, radius + 1.2))
        var badge = [SymbolPart(.area, disc)]
        if !kind.isEmpty {
            guard let sign = sign(named: String(kind))?.alone ?? self.drawing(named: String(kind)) else { return nil }
            let scale = 5.2 / max(sign.size.width, sign.size.height)
            let inner = sign.placed(in: size, scale: scale, at: middle)
            badge += inner.parts.map { SymbolPart($0.kind == .area ? .cutArea : .cutLine, $0.path) }
        }
        var result = SymbolDrawing(size.width, size.height, drawing.parts + [room] + badge)
        result.layers =
            drawing.knownLayers.map { SymbolLayer($0.lowered.level, $0.parts + [room]) }
            + [SymbolLayer(.primary, badge)]
        return result
    }
}
