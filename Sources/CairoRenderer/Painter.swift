import CCairo
import Foundation
import Graphics

/// Carries out one display list on one surface.
///
/// Invariant: `transform` maps points to device pixels and is Cairo's matrix, except inside a method of ours that
/// draws in device pixels and then puts it back; `kept` is as deep as Cairo's saved states.
final class Painter {
    /// Cairo keeps coordinates in 24.8 bits; this leaves room for control points outside of their curve's bounds.
    static let reach = 2_000_000

    let context: OpaquePointer
    let caches: RenderCaches
    let canvas: PixelBox
    /// True if what is drawn is kept as shapes, so that glyphs are filled rather than made into pixels.
    let keepsShapes: Bool
    private(set) var transform: CGAffineTransform
    /// True if the clip's edges lie between pixels, so that a pixel is either drawn or not.
    var isClipSharp = true
    private var kept: [(transform: CGAffineTransform, isClipSharp: Bool)] = []
    private var groups: [Group] = []
    /// The areas of the surface itself that were painted.
    private var painted = PaintedAreas()

    convenience init(surface: Surface, scale: Double, caches: RenderCaches) throws(RenderError) {
        try self.init(
            surface.surface, width: surface.width, height: surface.height, scale: scale, caches: caches,
            keepsShapes: false)
    }

    /// - Parameter surface: one that keeps shapes, its units a pixel.
    convenience init(
        vectors surface: OpaquePointer, width: Int, height: Int, scale: Double, caches: RenderCaches
    ) throws(RenderError) {
        try self.init(surface, width: width, height: height, scale: scale, caches: caches, keepsShapes: true)
    }

    private init(
        _ surface: OpaquePointer, width: Int, height: Int, scale: Double, caches: RenderCaches, keepsShapes: Bool
    ) throws(RenderError) {
        guard let context = cairo_create(surface) else { throw .cairo(status: "no context") }
        self.context = context
        self.caches = caches
        self.keepsShapes = keepsShapes
        canvas = PixelBox(left: 0, top: 0, right: width, bottom: height)
        transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
        applyTransform()
        // Cairo's own tenth of a pixel takes half a percent from the area of a circle of radius 10.
        cairo_set_tolerance(context, 0.02)
    }

    /// Notes that pixels of a box may have been changed; those of a group change the surface when it ends.
    func changed(_ box: PixelBox) {
        if groups.isEmpty, !keepsShapes { painted.add(box) }
    }

    /// Notes that an opaque colour is filled into all pixels of a box, as far as they can be reached; false where they all have
    /// it already.
    func mayFill(_ box: PixelBox, _ color: Color) -> Bool {
        guard groups.isEmpty, !keepsShapes else { return true }
        let box = box.intersection(reachable)
        guard isClipSharp else {
            painted.add(box)
            return true
        }
        if painted.have(color, in: box) { return false }
        painted.add(box, filled: color)
        return true
    }

    deinit {
        cairo_destroy(context)
    }

    func paint(_ list: DisplayList) throws {
        for (index, command) in list.commands.enumerated() {
            guard command.isFinite else { throw RenderError.notFinite(index: index, command: command.description) }
            let next = index + 1 < list.commands.count ? list.commands[index + 1] : nil
            do {
                try paint(command, before: next)
            } catch is UnreachableGeometry {
                throw RenderError.tooLarge(index: index, command: command.description, limit: Self.reach)
            }
        }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError.cairo(status: String(cString: cairo_status_to_string(status)))
        }
    }

    private func paint(_ command: DisplayList.Command, before next: DisplayList.Command?) throws {
        switch command {
        case .save: save()
        case .restore: restore()
        case .transform(let change):
            transform = change.concatenating(transform)
            guard transform.isFinite else { throw UnreachableGeometry() }
            applyTransform()
        case .clip(let path, let rule): try clip(path, rule)
        case .beginGroup(let alpha):
            save()
            groups.append(.translucent(alpha))
            cairo_push_group(context)
        case .beginMaskedGroup(let mask):
            save()
            groups.append(.masked(mask))
            cairo_push_group(context)
        case .beginBlendedGroup(let mode):
            save()
            groups.append(.blended(mode))
            cairo_push_group(context)
        case .endGroup: try endGroup()
        case .fill(let path, let rule, let color): try fill(path, rule, color)
        case .stroke(let path, let style, let color):
            changed(reachable)
            try stroke(path, style, color)
        case .image(let placement): try draw(placement)
        case .glyphs(let run): try draw(run)
        case .shadow(let path, let shadow):
            changed(reachable)
            try draw(shadow, of: path, hiding: pixelsHidden(by: next))
        case .gradient(let path, let rule, let gradient): try fill(path, rule, gradient)
        case .backdrop(let path, let rule, let backdrop): try draw(backdrop, inside: path, rule)
        case .projected(let list, let rectangle, let projection):
            changed(reachable)
            try draw(list, rectangle, seenBy: projection)
        }
    }

    private func endGroup() throws {
        guard let group = groups.popLast() else { return }
        switch group {
        case .translucent(let alpha):
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, alpha)
        case .blended(let mode):
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, mode.cairo)
            cairo_paint(context)
        case .masked(let mask):
            let picture = cairo_pop_group(context)
            defer { cairo_pattern_destroy(picture) }
            // The mask is placed where the group began: transform and clip are those of its beginning again.
            restore()
            save()
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            try paint(mask)
            let stencil = cairo_pop_group(context)
            defer { cairo_pattern_destroy(stencil) }
            cairo_set_source(context, picture)
            cairo_mask(context, stencil)
        }
        restore()
        changed(reachable)
    }

    /// The way a group's picture is composed.
    private enum Group {
        case translucent(Double)
        case masked(DisplayList)
        case blended(BlendMode)
    }

    private func save() {
        cairo_save(context)
        kept.append((transform, isClipSharp))
    }

    private func restore() {
        cairo_restore(context)
        if let outer = kept.popLast() { (transform, isClipSharp) = outer }
        applyTransform()
    }

    /// Makes the current transform Cairo's; a singular one, which Cairo can't take, is left to the drawing methods.
    func applyTransform() {
        guard isVisible else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(context, &matrix)
    }

    /// True if the transform leaves shapes an area.
    var isVisible: Bool {
        let determinant = transform.determinant
        return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
    }

    /// Runs `body` with Cairo in device pixels.
    func inDevicePixels<Result>(_ body: () throws -> Result) rethrows -> Result {
        cairo_identity_matrix(context)
        defer { applyTransform() }
        return try body()
    }

    func setSource(_ color: Color) {
        let color = color.clamped
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// The pixels that drawing can reach now.
    var reachable: PixelBox {
        inDevicePixels {
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_clip_extents(context, &left, &top, &right, &bottom)
            let box = PixelBox(
                left: Int(left.rounded(.down)), top: Int(top.rounded(.down)), right: Int(right.rounded(.up)),
                bottom: Int(bottom.rounded(.up)))
            return box.intersection(canvas)
        }
    }
}

/// Geometry that Cairo's fixed-point numbers can't hold.
struct UnreachableGeometry: Error {}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
