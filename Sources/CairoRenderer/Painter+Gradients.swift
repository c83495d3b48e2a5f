import CCairo
import Foundation
import Graphics

extension Painter {
    /// Fills a path with colours computed here at each pixel's middle: libraries' gradients differ by version.
    func fill(_ path: Path, _ rule: FillRule, _ gradient: Gradient) throws {
        guard isVisible, let last = gradient.stops.last else { return }
        let place: CGAffineTransform
        let passage: Passage
        switch gradient.course {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            let square = x * x + y * y
            guard square > 0, (1 / square).isFinite else {
                return gradient.paintsBehind ? try fill(path, rule, last.color) : ()
            }
            // x' is the place on the passage: the share of the line's length at the foot of the perpendicular.
            place = CGAffineTransform(
                a: x / square, b: 0, c: y / square, d: 0, tx: -(start.x * x + start.y * y) / square, ty: 0)
            passage = .along
        case .radial(let center, let radii):
            guard radii.width > 0, radii.height > 0, (1 / radii.width).isFinite, (1 / radii.height).isFinite else {
                return try fill(path, rule, last.color)
            }
            place = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
            passage = .outwards
        case .circles(let first, let second):
            place = CGAffineTransform(translationX: -first.center.x, y: -first.center.y)
            passage = .between(CirclePassage(first, second, gradient))
        case .conic(let center, let angle):
            place = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(rotationAngle: -angle))
            passage = .around
        }
        guard let box = visibleBox(of: path) else { return }
        changed(box)
        let toPlace = CGAffineTransform(translationX: 0.5, y: 0.5)
            .concatenating(transform.inverted()).concatenating(place)
        let surface = try Surface(width: box.width, height: box.height)
        surface.fill(
            GradientRamp(gradient.stops, paintsBefore: gradient.paintsBefore, paintsBehind: gradient.paintsBehind),
            in: box, toPlace, passage)
        guard try trace(path) else { return }
        inDevicePixels {
            cairo_set_source_surface(context, surface.surface, Double(box.left), Double(box.top))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    /// The pixels of a path's bounds that can be reached; nil where there are none.
    func visibleBox(of path: Path) -> PixelBox? {
        let reachable = self.reachable
        let limits = CGRect(x: reachable.left, y: reachable.top, width: reachable.width, height: reachable.height)
        return path.bounds.cutToBillions.applying(transform).overlap(with: limits).flatMap(PixelBox.init(covering:))
    }

    /// The pixels that a path may touch, wherever the canvas ends and whatever clips it.
    func wholeBox(of path: Path) -> PixelBox? {
        PixelBox(covering: path.bounds.cutToBillions.applying(transform))
    }
}

/// The function from a point to its place in a gradient: its x, its distance from the origin, its angle in turns, or
/// the circle through it.
private enum Passage { case along, outwards, around, between(CirclePassage) }

extension Surface {
    /// Sets each pixel by its place on the passage; `toPlace` maps columns and rows of the canvas, in which the surface is `box`,
    /// to where it is measured. So a pixel's colour doesn't depend on the part of a gradient that is made.
    fileprivate func fill(
        _ ramp: GradientRamp, in box: PixelBox, _ toPlace: CGAffineTransform, _ passage: Passage
    ) {
        let (a, b) = (Double(toPlace.a), Double(toPlace.b))
        bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
            for row in box.top..<box.bottom {
                let startX = Double(toPlace.c) * Double(row) + Double(toPlace.tx)
                let startY = Double(toPlace.d) * Double(row) + Double(toPlace.ty)
                let line = pixels + (row - box.top) * width
                if case .along = passage, a == 0 {
                    line.update(repeating: ramp.pixel(at: startX), count: width)
                    continue
                }
                for column in 0..<width {
                    let x = startX + a * Double(box.left + column)
                    let y = startY + b * Double(box.left + column)
                    switch passage {
                    case .along: line[column] = ramp.pixel(at: x)
                    case .outwards: line[column] = ramp.pixel(at: (x * x + y * y).squareRoot())
                    case .between(let circles): line[column] = circles.place(x, y).map(ramp.pixel) ?? 0
                    case .around:
                        let turns = atan2(y, x) / (2 * .pi)
                        line[column] = ramp.pixel(at: turns < 0 ? turns + 1 : turns)
                    }
                }
            }
        }
        markDirty()
    }
}
