import Graphics

extension DisplayList {
    /// The outline of the list's drawing, and the alpha of its most opaque part.
    ///
    /// Pictures count where they are at least half opaque; lines and shadows don't count. Shapes within a rectangle or
    /// rounded rectangle drawn before are left out. A clip cuts exactly where one shape contains the other or both are
    /// rectangles; elsewhere the shape counts whole.
    var silhouette: (path: Path, alpha: Double) {
        var builder = SilhouetteBuilder()
        for command in commands { builder.add(command) }
        return (builder.path, builder.alpha)
    }
}

/// Collects shapes in the coordinates of the list's start.
private struct SilhouetteBuilder {
    private struct State {
        var transform = CGAffineTransform.identity
        var clip: Path?
        var alpha = 1.0
    }

    private(set) var path = Path()
    private(set) var alpha = 0.0
    private var state = State()
    private var outer: [State] = []
    private var covered: [CGRect] = []

    mutating func add(_ command: DisplayList.Command) {
        switch command {
        case .save, .beginBlendedGroup: outer.append(state)
        case .beginGroup(let alpha):
            outer.append(state)
            state.alpha *= alpha
        case .beginMaskedGroup(let mask):
            outer.append(state)
            let (path, alpha) = mask.silhouette
            state.alpha *= alpha
            let clip = path.applying(state.transform)
            state.clip = state.clip.map { clip.cut(by: $0) } ?? clip
        case .restore, .endGroup: state = outer.popLast() ?? state
        case .transform(let transform): state.transform = transform.concatenating(state.transform)
        case .clip(let path, _):
            let clip = path.applying(state.transform)
            state.clip = state.clip.map { clip.cut(by: $0) } ?? clip
        case .fill(let path, _, let color): add(path, alpha: color.alpha)
        case .gradient(let path, _, let gradient): add(path, alpha: gradient.stops.map(\.color.alpha).max() ?? 0)
        case .image(let placement):
            add(placement.silhouette, alpha: placement.tint?.alpha ?? 1)
        case .glyphs(let run): add(run.outline, alpha: run.color.alpha)
        case .projected(let list, let rectangle, let projection):
            let (path, alpha) = list.silhouette
            add(Path(polygon: projection.outline(of: path.bounds.intersection(rectangle))), alpha: alpha)
        case .stroke, .shadow, .backdrop: break
        }
    }

    private mutating func add(_ shape: Path, alpha: Double) {
        guard !shape.isEmpty else { return }
        var shape = shape.applying(state.transform)
        if let clip = state.clip { shape = shape.cut(by: clip) }
        self.alpha = max(self.alpha, min(1, alpha) * state.alpha)
        let bounds = shape.bounds
        guard !bounds.isEmpty, !covered.contains(where: { $0.contains(bounds) }) else { return }
        path.append(shape)
        switch shape.form {
        case .rect, .roundedRect: covered.append(bounds)
        case .ellipse, .elements: break
        }
    }
}

extension Path {
    fileprivate func cut(by clip: Path) -> Path {
        let (bounds, limit) = (self.bounds, clip.bounds)
        if limit.contains(bounds), bounds != limit { return self }
        if bounds.contains(limit) { return clip }
        guard case .rect = form, case .rect = clip.form else { return self }
        let common = bounds.intersection(limit)
        return common.isNull ? Path() : Path(rect: common)
    }
}

extension GlyphRun {
    /// All outlines, in points.
    fileprivate var outline: Path {
        var path = Path()
        for glyph in glyphs {
            guard let outline = source.outline(of: glyph.glyph), !outline.isEmpty else { continue }
            let place = CGAffineTransform(a: size, b: 0, c: slant * size, d: -size, tx: glyph.x, ty: glyph.y)
            path.append(outline.applying(place))
        }
        return path
    }
}
