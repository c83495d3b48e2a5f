import CCairo
import Foundation
import Graphics

extension Painter {
    func fill(_ path: Path, _ rule: FillRule, _ gradient: Gradient) throws {
        guard isVisible, let last = gradient.stops.last else { return }
        let pattern: OpaquePointer?
        switch gradient.course {
        case .linear(let start, let end):
            guard start != end else { return try fill(path, rule, last.color) }
            pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        case .radial(let center, let radii):
            guard radii.width > 0, radii.height > 0 else { return try fill(path, rule, last.color) }
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            // From the path's coordinates to those in which the ellipse is the unit circle.
            let toCircle = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
            var matrix = cairo_matrix_t(toCircle)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            let color = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        guard try trace(path) else { return }
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }
}
