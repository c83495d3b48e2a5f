import Graphics

/// The recording of `draw(_:)`, valid until the view is marked for display.
final class CustomDrawing {
    let list: DisplayList
    /// The view's bounds when it drew.
    let bounds: CGRect
    let traits: UITraitCollection

    init(list: DisplayList, bounds: CGRect, traits: UITraitCollection) {
        self.list = list
        self.bounds = bounds
        self.traits = traits
    }
}

/// A view that draws its layer by `draw(_:in:)`; the source adapter adds the conformance to classes that override that.
///
/// The framework's own content, such as a label's text, is drawn only where the override calls super.
@preconcurrency @MainActor public protocol _LayerDrawing: UIView {}

extension UIView {
    func drawContents(in context: CGContext) {
        draw(geometry.bounds)
        context.paint { recordContent(into: &$0) }
    }

    /// True for classes of the app, which may override `draw(_:)`; those of the framework don't use it.
    private static var drawingClasses: [ObjectIdentifier: Bool] = [:]

    private var mayDraw: Bool {
        let kind = type(of: self)
        if kind == UIView.self { return false }
        if let known = Self.drawingClasses[ObjectIdentifier(kind)] { return known }
        let mayDraw = !FrameworkTypes.contains(kind)
        Self.drawingClasses[ObjectIdentifier(kind)] = mayDraw
        return mayDraw
    }

    /// True if the app draws the view by `draw(_:in:)`. Classes of the framework aren't asked: a cast to a protocol that a
    /// class lacks looks through all conformances of the program once.
    var drawsInLayer: Bool { mayDraw && self is any _LayerDrawing }

    /// Records the drawing of `draw(_:)`, calling it first where the recording is missing or dirty.
    ///
    /// The drawing is a picture as large as the bounds at that time, fitted by the content mode into the present
    /// bounds. It isn't clipped; an opaque view without background is black where it doesn't draw.
    func recordCustomDrawing(into recorder: inout DisplayListRecorder) {
        let bounds = geometry.bounds
        guard mayDraw, bounds.width > 0, bounds.height > 0 else { return }
        let drawing = validDrawing(in: bounds)
        guard !drawing.list.isEmpty else { return }
        if viewStyle.isOpaque, viewStyle.backgroundColor == nil { recorder.fill(outline, .black) }
        let place = viewStyle.contentMode.rectangle(for: drawing.bounds.size, in: bounds)
        recorder.saving { recorder in
            recorder.translate(x: place.minX, y: place.minY)
            recorder.transform(
                CGAffineTransform(
                    scaleX: place.width / drawing.bounds.width, y: place.height / drawing.bounds.height))
            recorder.translate(x: -drawing.bounds.minX, y: -drawing.bounds.minY)
            recorder.clip(drawing.bounds)
            recorder.appendIsolated(drawing.list)
        }
    }

    private func validDrawing(in bounds: CGRect) -> CustomDrawing {
        let traits = traitCollection
        if let customDrawing, customDrawing.traits === traits || customDrawing.traits.isEqual(traits),
            customDrawing.bounds.size == bounds.size || viewStyle.contentMode != .redraw
        {
            return customDrawing
        }
        // Drawing the own hierarchy inside `draw(_:)` finds nothing.
        customDrawing = CustomDrawing(list: .empty, bounds: bounds, traits: traits)
        let context = CGContext(scale: traits.displayScale, bounds: bounds)
        let outerTraits = UITraitCollection.current
        UITraitCollection.current = traits
        defer { UITraitCollection.current = outerTraits }
        GraphicsContextStack.drawing(into: context) {
            if drawsInLayer { draw(layer, in: context) } else { draw(bounds) }
        }
        let drawing = CustomDrawing(list: context.recorder.list, bounds: bounds, traits: traits)
        customDrawing = drawing
        return drawing
    }

    /// Draws the view and its subtree into the current context, fitted into a rectangle.
    /// - Parameter afterUpdates: true to do pending layout first.
    /// - Returns: true if there is a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = GraphicsContextStack.current(for: "drawHierarchy(in:afterScreenUpdates:)") else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        let size = geometry.bounds.size
        guard size.width > 0, size.height > 0 else { return true }
        let list = displayList()
        context.paint { recorder in
            recorder.saving { recorder in
                recorder.transform(
                    CGAffineTransform(
                        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
                        ty: rect.minY))
                recorder.clip(CGRect(origin: .zero, size: size))
                recorder.append(list)
            }
        }
        return true
    }
}
