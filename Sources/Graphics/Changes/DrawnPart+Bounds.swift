import Foundation

extension DrawnPart {
    /// A rectangle around all that the part can change, in the outermost list's coordinates; nil where that is nothing.
    ///
    /// Edges are softened by a pixel beyond it, whose size a list doesn't know.
    func bounds(on canvas: CGRect) -> CGRect? {
        let limits = clip.map { $0.bounds.overlap(with: canvas) } ?? canvas
        guard let limits else { return nil }
        if first.opensGroup {
            return children.compactMap { $0.bounds(on: limits) }.reduce(nil) { $0?.union($1) ?? $1 }
        }
        guard let own = first.reach else { return limits }
        guard !own.isNull else { return nil }
        return own.cutToBillions.applying(transform).overlap(with: limits)
    }

    /// The bounds of a backdrop's path whatever clips it, in the outermost list's coordinates: what it looks at.
    var sight: CGRect? {
        guard case .backdrop(let path, _, _) = first, !path.bounds.isNull else { return nil }
        return path.bounds.cutToBillions.applying(transform)
    }

    /// The backdrops among the parts and inside their groups.
    static func sights(of parts: [DrawnPart]) -> [CGRect] {
        parts.flatMap { part in part.first.opensGroup ? sights(of: part.children) : part.sight.map { [$0] } ?? [] }
    }
}

extension DisplayList.Command {
    /// A rectangle around all that the command draws, in its own coordinates, null where it draws nothing; nil where that
    /// isn't known.
    fileprivate var reach: CGRect? {
        switch self {
        case .fill(let path, _, _), .gradient(let path, _, _), .backdrop(let path, _, _): path.bounds
        case .stroke(let path, let style, _): path.bounds.isNull ? .null : style.reach(around: path.bounds)
        case .image(let placement): placement.destination.standardized
        case .glyphs(let run): run.isFinite ? run.reach : nil
        case .shadow(let path, let shadow): path.bounds.isNull ? .null : shadow.reach(around: path.bounds)
        case .projected: nil
        case .save, .restore, .transform, .clip, .beginGroup, .beginMaskedGroup, .beginBlendedGroup, .endGroup: .null
        }
    }
}

extension StrokeStyle {
    fileprivate func reach(around bounds: CGRect) -> CGRect {
        // A square cap's corner lies √2 half widths away.
        let margin = width * max(1, join == .miter ? miterLimit : 1)
        return bounds.insetBy(dx: -margin, dy: -margin)
    }
}

extension Shadow {
    /// Blurred by three boxes, whose reach is less than four deviations and some pixels.
    fileprivate func reach(around bounds: CGRect) -> CGRect {
        let margin = 4 * max(0, radius) + 4
        return bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -margin, dy: -margin)
    }
}

extension GlyphRun {
    fileprivate var isFinite: Bool { glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// A rectangle around the ink; linear in the glyphs and their outlines.
    fileprivate var reach: CGRect {
        var result = CGRect.null
        for glyph in glyphs {
            var ink = source.bitmap(of: glyph.glyph)?.bounds ?? source.outline(of: glyph.glyph)?.bounds ?? .null
            guard !ink.isNull else { continue }
            if slant != 0 {
                let (low, high) = (min(ink.minY * slant, ink.maxY * slant), max(ink.minY * slant, ink.maxY * slant))
                ink = CGRect(x: ink.minX + low, y: ink.minY, width: ink.width + high - low, height: ink.height)
            }
            result = result.union(
                CGRect(
                    x: glyph.x + ink.minX * size, y: glyph.y - ink.maxY * size, width: ink.width * size,
                    height: ink.height * size
                ).standardized)
        }
        return result
    }
}
