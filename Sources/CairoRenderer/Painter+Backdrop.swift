import CCairo
import Foundation
import Graphics

extension Painter {
    /// Replaces what was drawn so far inside a path by a softened copy of it.
    ///
    /// Only what lies inside the path's box counts, its outermost pixels going on outside, as in the system's own
    /// backdrops: a row below a bar doesn't shine into it. Inside a group only what the group drew counts.
    func draw(_ backdrop: Backdrop, inside path: Path, _ rule: FillRule) throws {
        guard isVisible, let box = visibleBox(of: path), let extent = wholeBox(of: path),
            let target = cairo_get_group_target(context)
        else { return }
        changed(box)
        cairo_surface_flush(target)
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32,
            let bytes = cairo_image_surface_get_data(target)
        else { return }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        let pixels = PixelPlanes.Source(
            bytes: bytes, stride: Int(cairo_image_surface_get_stride(target)),
            width: Int(cairo_image_surface_get_width(target)), height: Int(cairo_image_surface_get_height(target)),
            left: -Int(offsetX.rounded()), top: -Int(offsetY.rounded())
        ).inside(extent)
        guard pixels.width > 0, pixels.height > 0 else { return }
        let deviation = max(0, Double(backdrop.radius) * Double(abs(transform.determinant).squareRoot()))
        let softened = try PixelPlanes(pixels, around: box, deviation: deviation)
            .surface(box, saturation: backdrop.saturation)
        guard try trace(path) else { return }
        inDevicePixels {
            cairo_save(context)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(context, softened.surface, Double(box.left), Double(box.top))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
            cairo_restore(context)
        }
    }
}
