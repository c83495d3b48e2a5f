import CCairo
import Foundation
import Graphics

extension Painter {
    func fill(_ path: Path, _ rule: FillRule, _ color: Color) throws {
        if let box = wholePixels(of: path), color.alpha >= 1 {
            guard mayFill(box, color.clamped) else { return }
        } else if let box = visibleBox(of: path) {
            changed(box)
        }
        guard try trace(path) else { return }
        setSource(color)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_fill(context)
    }

    func clip(_ path: Path, _ rule: FillRule) throws {
        if try !trace(path) {
            // Nothing of the path is visible, so nothing is after it.
            cairo_new_path(context)
            cairo_rectangle(context, 0, 0, 0, 0)
        }
        isClipSharp = isClipSharp && isSharp(path)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_clip(context)
    }

    /// Leaves all pixels outside of a box as they are.
    func clip(to box: PixelBox) {
        inDevicePixels {
            cairo_new_path(context)
            cairo_rectangle(context, Double(box.left), Double(box.top), Double(box.width), Double(box.height))
            cairo_clip(context)
        }
    }

    /// The most dashes of a line; each costs Cairo a polygon.
    private static let mostDashes = 1_000_000.0

    /// True if dashes of this length together can be seen; finer ones are drawn as their mean, those of no length (which
    /// Cairo refuses) as a solid line.
    private func mayDash(_ path: Path, period: Double) throws -> Bool {
        let scale = abs(Double(transform.determinant)).squareRoot()
        guard period * scale > 0.1 else { return false }
        let bounds = path.bounds
        guard Double(bounds.width + bounds.height) * 2 / period <= Self.mostDashes else { throw UnreachableGeometry() }
        return true
    }

    /// True if a path is a rectangle of whole device pixels.
    private func isSharp(_ path: Path) -> Bool { wholePixels(of: path) != nil }

    /// The device pixels that a path is a rectangle of; nil where it is none, or its edges lie between pixels.
    private func wholePixels(of path: Path) -> PixelBox? {
        guard case .rect(let rect) = path.form, transform.preservesUprightRectangles else { return nil }
        let device = rect.cutToBillions.applying(transform)
        guard [device.minX, device.minY, device.maxX, device.maxY].allSatisfy({ $0 == $0.rounded() }) else {
            return nil
        }
        return PixelBox(covering: device) ?? .empty
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) throws {
        let margin = style.width * max(1, style.join == .miter ? style.miterLimit : 1)
        guard isVisible, style.width > 0 else { return }
        guard try isWithinReach(path.bounds.insetBy(dx: -margin, dy: -margin).applying(transform)) else { return }
        let dashes = style.dashes.map { Double(max(0, $0)) }
        let isDashed = try mayDash(path, period: dashes.reduce(0, +))
        cairo_new_path(context)
        add(path.elements)
        setSource(isDashed ? color : color.multiplyingAlpha(by: style.drawnShare))
        cairo_set_line_width(context, Double(style.width))
        cairo_set_line_cap(context, style.cap.cairo)
        cairo_set_line_join(context, style.join.cairo)
        cairo_set_miter_limit(context, Double(max(1, style.miterLimit)))
        cairo_set_dash(context, isDashed ? dashes : [], isDashed ? Int32(dashes.count) : 0, Double(style.dashPhase))
        guard !style.isSmooth else { return cairo_stroke(context) }
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        cairo_stroke(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Makes a path Cairo's current one; false where nothing of it can be seen.
    func trace(_ path: Path) throws -> Bool {
        guard isVisible else { return false }
        let bounds = path.bounds.cutToBillions.applying(transform)
        if case .rect = path.form, transform.preservesUprightRectangles {
            return trace(upright: bounds)
        }
        cairo_new_path(context)
        if bounds.exceeds(Self.reach), let cut = path.applying(transform).cutBeyond(canvas, margin: 16) {
            guard try isWithinReach(cut.bounds) else { return false }
            inDevicePixels { add(cut.elements) }
        } else {
            guard try isWithinReach(bounds) else { return false }
            add(path.elements)
        }
        return true
    }

    /// Traces an upright rectangle in device pixels, cut to just outside the canvas.
    private func trace(upright rect: CGRect) -> Bool {
        let margin: CGFloat = 2
        let left = max(rect.minX, CGFloat(canvas.left) - margin)
        let top = max(rect.minY, CGFloat(canvas.top) - margin)
        let right = min(rect.maxX, CGFloat(canvas.right) + margin)
        let bottom = min(rect.maxY, CGFloat(canvas.bottom) + margin)
        guard left < right, top < bottom else { return false }
        inDevicePixels {
            cairo_new_path(context)
            cairo_rectangle(context, Double(left), Double(top), Double(right - left), Double(bottom - top))
        }
        return true
    }

    /// True if device bounds meet the canvas; throws where they do but Cairo's numbers can't hold them.
    func isWithinReach(_ bounds: CGRect) throws -> Bool {
        guard !bounds.isNull else { return false }
        guard bounds.maxX >= CGFloat(canvas.left), bounds.minX <= CGFloat(canvas.right),
            bounds.maxY >= CGFloat(canvas.top), bounds.minY <= CGFloat(canvas.bottom)
        else { return false }
        if bounds.exceeds(Self.reach) { throw UnreachableGeometry() }
        return true
    }

    func add(_ elements: [Path.Element]) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                cairo_move_to(context, Double(point.x), Double(point.y))
                start = point
                current = point
            case .line(let point):
                cairo_line_to(context, Double(point.x), Double(point.y))
                current = point
            case .quad(let point, let control):
                let first = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let second = CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                addCurve(first, second, point)
                current = point
            case .cubic(let point, let control1, let control2):
                addCurve(control1, control2, point)
                current = point
            case .close:
                cairo_close_path(context)
                current = start
            }
        }
    }

    private func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        cairo_curve_to(
            context, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
    }
}

extension StrokeStyle {
    /// The part of a line that its dashes draw; an odd number of them counts twice, as when drawn.
    fileprivate var drawnShare: Double {
        let lengths = dashes.map { Double(max(0, $0)) }
        let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let total = all.reduce(0, +)
        guard total > 0 else { return 1 }
        return stride(from: 0, to: all.count, by: 2).reduce(0) { $0 + all[$1] } / total
    }
}

extension FillRule {
    fileprivate var cairo: cairo_fill_rule_t {
        self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: return CAIRO_LINE_CAP_BUTT
        case .round: return CAIRO_LINE_CAP_ROUND
        case .square: return CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: return CAIRO_LINE_JOIN_MITER
        case .round: return CAIRO_LINE_JOIN_ROUND
        case .bevel: return CAIRO_LINE_JOIN_BEVEL
        }
    }
}
