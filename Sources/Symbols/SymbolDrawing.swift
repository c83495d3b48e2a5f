public import Foundation
public import Graphics

/// The shape of a symbol for a font of 17 points: lines whose thickness depends on the font's weight, areas, and what is
/// cut out of them.
///
/// Coordinates count from the top left of the symbol's box. The drawings are Masu's own, with the sizes and the meaning
/// of Apple's symbols, whose outlines may not be shipped.
public struct SymbolDrawing: Hashable, Sendable {
    /// The size of the font that the numbers are for.
    public static let em: CGFloat = 17

    public var size: CGSize
    /// Drawn in order; a cut takes away what was drawn before it.
    public var parts: [SymbolPart]
    /// The same shape as layers for several colours, the rearmost first; empty where all of it is one layer.
    public var layers: [SymbolLayer] = []

    public init(_ width: CGFloat, _ height: CGFloat, _ parts: [SymbolPart] = []) {
        size = CGSize(width: width, height: height)
        self.parts = parts
    }

    /// The drawing centred in another box and scaled about its middle.
    func placed(in box: CGSize, scale: CGFloat, at middle: CGPoint? = nil) -> SymbolDrawing {
        let middle = middle ?? CGPoint(x: box.width / 2, y: box.height / 2)
        let map = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        var placed = SymbolDrawing(box.width, box.height, parts.map { $0.applying(map) })
        placed.layers = layers.map { SymbolLayer($0.level, $0.parts.map { $0.applying(map) }) }
        return placed
    }

    /// The layers, or all of the symbol as one.
    var knownLayers: [SymbolLayer] { layers.isEmpty ? [SymbolLayer(.primary, parts)] : layers }

    /// Records the layers into a rectangle, each in its level's colour.
    ///
    /// - Parameters:
    ///   - thickness: of lines, for a font of 17 points.
    ///   - colors: of the primary level and of those after it; the last one is also that of the levels that follow. In a single
    ///     colour the symbol is one shape, from which its signs are cut out.
    public func record(
        into recorder: inout DisplayListRecorder, in destination: CGRect, thickness: CGFloat, colors: [Color]
    ) {
        guard let first = colors.first, let last = colors.last else { return }
        guard layers.count > 1, colors.count > 1 else {
            return record(into: &recorder, in: destination, thickness: thickness, first)
        }
        for layer in layers {
            var drawing = self
            drawing.parts = layer.parts
            let color = layer.level.rawValue < colors.count ? colors[layer.level.rawValue] : last
            drawing.record(into: &recorder, in: destination, thickness: thickness, color)
        }
    }

    /// Records the drawing into a rectangle.
    ///
    /// - Parameter thickness: of lines, for a font of 17 points.
    public func record(
        into recorder: inout DisplayListRecorder, in destination: CGRect, thickness: CGFloat, _ color: Color
    ) {
        guard size.width > 0, size.height > 0 else { return }
        recorder.saving { recorder in
            recorder.translate(x: destination.minX, y: destination.minY)
            recorder.transform(
                CGAffineTransform(scaleX: destination.width / size.width, y: destination.height / size.height))
            let isTranslucent = color.alpha < 1 && parts.count > 1
            guard isTranslucent || parts.contains(where: \.isCut) else {
                for part in parts { part.record(into: &recorder, thickness: thickness, color) }
                return
            }
            // A group of its own, so that cuts take away from the symbol alone, and parts that lie over each other aren't seen
            // through a translucent colour. The clip keeps it as small as the symbol.
            recorder.clip(CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2))
            if color.alpha < 1 { recorder.beginGroup(alpha: color.alpha) } else { recorder.beginIsolatedGroup() }
            for part in parts {
                guard part.isCut else {
                    part.record(into: &recorder, thickness: thickness, color.opaque)
                    continue
                }
                recorder.blending(.destinationOut) {
                    part.record(into: &$0, thickness: thickness, Color(red: 0, green: 0, blue: 0))
                }
            }
            recorder.endGroup()
        }
    }
}

/// A part of a symbol that has a colour of its own where it is drawn in several.
public struct SymbolLayer: Hashable, Sendable {
    /// The rank of a layer, by which it gets its colour.
    public enum Level: Int, Sendable {
        case primary, secondary, tertiary

        var next: Level { Level(rawValue: rawValue + 1) ?? .tertiary }
    }

    public var level: Level
    /// Drawn in order; a cut takes away from this layer alone.
    public var parts: [SymbolPart]

    public init(_ level: Level, _ parts: [SymbolPart]) { (self.level, self.parts) = (level, parts) }

    var lowered: SymbolLayer { SymbolLayer(level.next, parts) }
}

/// A line or an area of a symbol, drawn or cut out.
public struct SymbolPart: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Stroked with round ends.
        case line
        /// Filled by the even-odd rule.
        case area
        /// A line that is taken away.
        case cutLine
        /// A line that is taken away with some room at both sides, so that another can stand in it.
        case gap
        /// An area that is taken away.
        case cutArea
    }

    public var kind: Kind
    public var path: Path

    public init(_ kind: Kind, _ path: Path) { (self.kind, self.path) = (kind, path) }

    var isCut: Bool { [.cutLine, .gap, .cutArea].contains(kind) }

    /// The part as a cut, a cut as a part that is drawn; nil for a gap.
    var cut: SymbolPart? {
        switch kind {
        case .line: SymbolPart(.cutLine, path)
        case .area: SymbolPart(.cutArea, path)
        case .cutLine: SymbolPart(.line, path)
        case .cutArea: SymbolPart(.area, path)
        case .gap: nil
        }
    }

    /// The room at each side of a line that stands in a gap, in points of a font of 17.
    private static let room: CGFloat = 1.1

    func applying(_ map: CGAffineTransform) -> SymbolPart { SymbolPart(kind, path.applying(map)) }

    func record(into recorder: inout DisplayListRecorder, thickness: CGFloat, _ color: Color) {
        switch kind {
        case .area, .cutArea: recorder.fill(path, color, rule: .evenOdd)
        case .line, .cutLine: recorder.stroke(path, StrokeStyle(width: thickness, cap: .round, join: .round), color)
        case .gap:
            let width = thickness + 2 * Self.room
            recorder.stroke(path, StrokeStyle(width: width, cap: .butt, join: .round), color)
        }
    }
}
