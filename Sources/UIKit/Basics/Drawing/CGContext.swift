import Graphics

/// A drawing destination for apps: commands for a view or a picture, with Core Graphics' names and meaning.
///
/// Coordinates are points, y pointing down, under the transforms applied so far. Invariant: `state.transform` is the
/// product of the recorder's transforms in its open scopes, and `outer` has an element for each of those scopes.
public final class CGContext {
    struct State {
        /// Maps the present coordinates to the context's initial ones.
        var transform = CGAffineTransform.identity
        var fillColor = Color.black
        var strokeColor = Color.black
        var stroke = StrokeStyle()
        var alpha = 1.0
        var shadow: Shadow?
        var blendMode = BlendMode.normal
        var interpolationQuality = CGInterpolationQuality.default
        var wantsSmoothLines = true
        /// The number of the recorder's open scopes when the state was saved.
        var depth = 0
    }

    var recorder = DisplayListRecorder()
    var state = State()
    private var outer: [State] = []
    /// In the present coordinates; not part of the saved state.
    var currentPath = Path()
    /// Not part of the saved state.
    var allowsSmoothLines = true
    /// Pixels a point.
    let scale: CGFloat
    var bounds: CGRect
    /// The background colour of the pixels; nil where the drawing is a view's.
    let background: Color?

    /// The destination pixels; nil where the drawing is a view's, a renderer's or a page's.
    var memory: BitmapMemory?
    /// The memory's content before the first drawing.
    var base: Bitmap?

    /// - Parameter bounds: the visible part, in points.
    init(scale: CGFloat, bounds: CGRect, background: Color? = nil) {
        self.scale = scale
        self.bounds = bounds
        self.background = background
    }

    /// The open transparency layers: the recorder and the states around each.
    var layers: [(recorder: DisplayListRecorder, outer: [State], state: State)] = []

    /// Starts over with an empty drawing, as on the next page.
    func begin(in bounds: CGRect) {
        self.bounds = bounds
        (recorder, state, outer, layers) = (DisplayListRecorder(), State(), [], [])
        currentPath = Path()
    }

    /// Begins to collect later drawing separately, in the present coordinates.
    func beginGathering() {
        layers.append((recorder, outer, state))
        (recorder, outer) = (DisplayListRecorder(), [])
        (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    }

    /// Ends collecting and returns the collected drawing; nil where none was begun.
    func endGathering() -> DisplayList? {
        guard let around = layers.popLast() else { return nil }
        let list = recorder.list
        (recorder, outer, state) = around
        return list
    }

    // MARK: State

    public func saveGState() {
        var saved = state
        saved.depth = recorder.depth
        outer.append(saved)
        recorder.save()
    }

    /// Restores the state last saved; without effect where none is.
    public func restoreGState() {
        guard let saved = outer.popLast() else { return }
        recorder.close(to: saved.depth)
        if saved.transform != state.transform {
            currentPath = currentPath.applying(state.transform.concatenating(saved.transform.inverted()))
        }
        state = saved
    }

    // MARK: Coordinates

    /// The map from points to the picture's pixels, whose rows are counted upwards from the bottom as in Core Graphics.
    public var ctm: CGAffineTransform {
        memory != nil
            ? state.transform
            : state.transform.concatenating(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale))
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates later drawing by radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to later drawing, before the transforms so far; the current path stays in place.
    public func concatenate(_ transform: CGAffineTransform) {
        recorder.transform(transform)
        state.transform = transform.concatenating(state.transform)
        if !currentPath.isEmpty { currentPath = currentPath.applying(transform.inverted()) }
    }

    // MARK: Clipping

    public func clip(to rect: CGRect) { recorder.clip(rect) }

    /// Clips later drawing to the current path, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) { clip(consumePath(), rule: rule.graphicsRule) }

    func clip(_ path: Path, rule: FillRule) {
        // An empty path clips everything.
        recorder.clip(path.isEmpty ? Path(rect: .zero) : path, rule: rule)
    }

    /// Returns the current path and empties it.
    func consumePath() -> Path {
        defer { currentPath = Path() }
        return currentPath
    }
}
