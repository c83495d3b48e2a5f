import Graphics

/// The symbols that Masu can draw, by Apple's names.
enum SymbolCatalog {
    /// Nil for a symbol that isn't drawn here.
    static func drawing(named name: String) -> SymbolDrawing? {
        if let sign = SymbolSign.all[name] { return sign.alone }
        if let things = things[name] { return things() }
        for (suffix, shape) in [("circle", Shape.circle), ("square", Shape.square)] {
            for isFilled in [false, true] {
                let ending = ".\(suffix)" + (isFilled ? ".fill" : "")
                guard name.hasSuffix(ending) else { continue }
                let base = String(name.dropLast(ending.count))
                if let sign = SymbolSign.all[base] {
                    return sign.enclosed(
                        in: shape.drawing, isFilled: isFilled, outline: shape.outline(isFilled: isFilled))
                }
                guard let inner = (isFilled ? things["\(base).fill"] : nil)?() ?? things[base]?() else { continue }
                return enclosed(inner, in: shape, isFilled: isFilled)
            }
        }
        return nil
    }

    /// Returns true if a name may be one of Apple's: words of small letters and digits with dots between.
    static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
            }
    }

    /// The substitute for a symbol that isn't drawn here: an empty box of the usual size.
    static let standIn = SymbolDrawing(20, 19, lines: [.box(2, 1.5, 16, 16, radius: 3)])

    enum Shape {
        case circle, square

        var drawing: SymbolDrawing { self == .circle ? SymbolDrawing(20, 20) : SymbolDrawing(19, 18) }

        func outline(isFilled: Bool) -> Path {
            switch self {
            case .circle: return .circle(10, 10, isFilled ? 9.7 : 9)
            case .square:
                return isFilled ? .box(0.8, 0.4, 17.4, 17.2, radius: 4) : .box(1.6, 1.2, 15.8, 15.6, radius: 3.4)
            }
        }
    }

    private static func enclosed(_ inner: SymbolDrawing, in shape: Shape, isFilled: Bool) -> SymbolDrawing {
        let frame = shape.drawing.size
        let part = inner.placed(in: frame, scale: min(10.5 / max(inner.size.width, inner.size.height), 0.62))
        guard isFilled else {
            return SymbolDrawing(
                frame.width, frame.height, lines: [shape.outline(isFilled: false)] + part.lines, areas: part.areas)
        }
        var area = shape.outline(isFilled: true)
        for cut in part.areas { area.append(cut) }
        return SymbolDrawing(frame.width, frame.height, areas: [area])
    }
}
