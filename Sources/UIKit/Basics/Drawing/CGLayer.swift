import Graphics

/// A drawing that is made once and drawn into other contexts any number of times.
///
/// It stores commands rather than pixels, so it stays sharp at any size. Its coordinates begin at zero, and y points as
/// in the context that it is drawn into.
public final class CGLayer {
    /// The context to draw into.
    public let context: CGContext?
    /// In the units of the context that it was made for.
    public let size: CGSize

    /// - Parameters:
    /// - context: one like those that the layer will be drawn into.
    /// - auxiliaryInfo: ignored; Core Graphics defines no keys for it.
    /// - Returns: nil for an empty size.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(scale: context.scale, bounds: CGRect(origin: .zero, size: size))
    }
}

extension CGContext {
    /// Draws a layer with its first corner at a point, in its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer, scaled to a rectangle; alpha, shadow and blend mode apply to it as a whole.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let content = layer.context?.recorder.list else { return }
        let rect = rect.standardized
        let placed = DisplayList { recorder in
            recorder.clip(rect)
            recorder.transform(
                CGAffineTransform(
                    a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
                    ty: rect.minY))
            recorder.append(content)
        }
        paint(reach: Path(rect: rect)) { $0.appendIsolated(placed) }
    }

    /// The number of copies beyond which a pattern isn't drawn.
    private static let mostTiles: CGFloat = 1_048_576

    /// Draws a picture; with `byTiling`, also copies of it in all directions as far as is visible.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        let rect = rect.standardized
        guard byTiling, rect.width > 0, rect.height > 0, state.transform.determinant != 0 else {
            if !byTiling { draw(image, in: rect) }
            return
        }
        let seen = bounds.applying(state.transform.inverted())
        let first = CGPoint(
            x: ((seen.minX - rect.minX) / rect.width).rounded(.down),
            y: ((seen.minY - rect.minY) / rect.height).rounded(.down))
        let last = CGPoint(
            x: ((seen.maxX - rect.minX) / rect.width).rounded(.up),
            y: ((seen.maxY - rect.minY) / rect.height).rounded(.up))
        let count = (last.x - first.x) * (last.y - first.y)
        guard count <= Self.mostTiles else {
            return UIKitLog.writeFromAnyThread(
                "draw(_:in:byTiling:): the \(count) copies of \(rect.size) that cover \(seen.size) exceed the limit of "
                    + "\(Self.mostTiles) and aren't drawn. Draw a larger tile.")
        }
        for row in stride(from: first.y, to: last.y, by: 1) {
            for column in stride(from: first.x, to: last.x, by: 1) {
                draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
            }
        }
    }
}
