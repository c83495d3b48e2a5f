import Foundation

extension DisplayList {
    /// The stretches from top to bottom, in points and in any order, each of which has to be drawn at once.
    ///
    /// A picture that is drawn in bands, each inside a clip of whole rows of pixels, is the picture drawn at once if no band
    /// begins or ends inside of a stretch. Rectangles of whole pixels, pictures on whole pixels and ordinary glyphs can be cut
    /// anywhere. A slanted or round edge can't, since Cairo follows it step by step from where it is cut; nor can one between
    /// pixels, whose shares are rounded otherwise then, nor a backdrop, which looks at the pixels of its whole path.
    ///
    /// Linear in the commands.
    ///
    /// - Parameters:
    ///   - canvas: the part of the list's coordinates that is drawn.
    ///   - scale: pixels a point.
    ///   - glyphLimit: the pixels of an em from which on glyphs are drawn as slanted edges.
    package func undividedStretches(
        on canvas: CGRect, scale: CGFloat, glyphLimit: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        var search = StretchSearch(canvas: canvas, scale: scale, glyphLimit: glyphLimit)
        search.visit(DrawnPart.parts(of: commands[...]))
        return search.stretches
    }
}

/// The walk through a list's parts that gathers what can't be cut.
private struct StretchSearch {
    let canvas: CGRect
    let scale: CGFloat
    let glyphLimit: CGFloat
    var stretches: [ClosedRange<CGFloat>] = []
    private var clips: Set<ObjectIdentifier> = []

    init(canvas: CGRect, scale: CGFloat, glyphLimit: CGFloat) {
        (self.canvas, self.scale, self.glyphLimit) = (canvas, scale, glyphLimit)
    }

    mutating func visit(_ parts: [DrawnPart]) {
        for part in parts {
            visit(part.clip)
            switch part.first {
            case .fill(let path, _, _), .gradient(let path, _, _): visit(path, part.transform)
            case .image(let placement) where part.transform.isUpright: visit(placement.destination, part.transform)
            case .glyphs(let run) where part.transform.isUpright && extent(of: run, part.transform) < glyphLimit: break
            case .backdrop: add(part.sight)
            case .beginGroup, .beginBlendedGroup: visit(group: part.children)
            default: add(part.bounds(on: canvas))
            }
        }
    }

    /// A group is drawn on a surface as large as what can be seen of it, on which Cairo may round shares of pixels otherwise: with
    /// such in it, nothing is cut.
    private mutating func visit(group: [DrawnPart]) {
        let count = stretches.count
        visit(group)
        if stretches.count > count { add(canvas) }
    }

    private func extent(of run: GlyphRun, _ transform: CGAffineTransform) -> CGFloat {
        abs(run.size) * hypot(1, run.slant) * max(abs(transform.a), abs(transform.d)) * scale
    }

    private mutating func visit(_ innermost: DrawnClip?) {
        var clip = innermost
        while let visited = clip, clips.insert(ObjectIdentifier(visited)).inserted {
            visit(visited.path, visited.transform)
            clip = visited.outer
        }
    }

    private mutating func visit(_ path: Path, _ transform: CGAffineTransform) {
        guard transform.isUpright else { return add(path.bounds.cutToBillions.applying(transform)) }
        switch path.form {
        case .rect(let rect): visit(rect, transform)
        case .roundedRect(let rect, let radii, _):
            // A continuous curve begins further from the corner than its radius says.
            let rect = rect.standardized
            let reach = min(2 * (radii.all.flatMap { [$0.width, $0.height] }.max() ?? 0), rect.height)
            for top in [rect.minY, rect.maxY - reach] {
                let corners = CGRect(x: rect.minX, y: top, width: rect.width, height: reach)
                add(corners.cutToBillions.applying(transform))
            }
        case .ellipse, .elements: add(path.bounds.cutToBillions.applying(transform))
        }
    }

    /// A rectangle can't be cut where an edge lies between pixels.
    private mutating func visit(_ rect: CGRect, _ transform: CGAffineTransform) {
        let rect = rect.standardized.cutToBillions.applying(transform)
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0 * scale }
        // Cairo keeps places in steps of a 256th of a pixel.
        if !edges.allSatisfy({ abs($0 - $0.rounded()) < 1 / 1024 }) { add(rect) }
    }

    private mutating func add(_ bounds: CGRect?) {
        guard let bounds, !bounds.isNull, bounds.minY <= bounds.maxY else { return }
        // Softened edges reach a pixel further.
        let margin = 2 / scale
        stretches.append(bounds.minY - margin...bounds.maxY + margin)
    }
}

extension CGAffineTransform {
    /// True if rectangles stay upright rectangles.
    fileprivate var isUpright: Bool { b == 0 && c == 0 }
}
