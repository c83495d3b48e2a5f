import CCairo
import Foundation
import Graphics

/// A blurred shape, in device pixels less the whole part of its position.
struct ShadowKey: Hashable {
    let path: Path
    let deviation: CGFloat
}

/// A shadow ready to be painted through.
struct ShadowMask {
    let surface: Surface
    /// Where the surface stands relative to the whole part of the path's position.
    let box: PixelBox
    /// The pixels of `box` that are all covered.
    let solid: PixelBox
}

extension Painter {
    /// Larger shadows are made anew each time, and only the part that can be seen.
    private static let largestCachedShadow = 4 << 20

    func draw(_ shadow: Shadow, of path: Path) throws {
        guard isVisible else { return }
        let offset = shadow.offset.applying(transform)
        var device = path.applying(transform)
            .applying(CGAffineTransform(translationX: offset.width, y: offset.height))
        let deviation = max(0, shadow.radius) * abs(transform.determinant).squareRoot()
        let margin = deviation * 4 + 16
        if device.bounds.exceeds(Self.reach), let cut = device.cutBeyond(canvas, margin: margin) { device = cut }
        let bounds = device.bounds
        guard try isWithinReach(bounds.insetBy(dx: -margin, dy: -margin)) else { return }
        let (left, top) = (Int(bounds.minX.rounded(.down)), Int(bounds.minY.rounded(.down)))
        let reachable = self.reachable.offset(x: -left, y: -top)
        let key = ShadowKey(
            path: device.applying(CGAffineTransform(translationX: -CGFloat(left), y: -CGFloat(top))),
            deviation: deviation)
        guard let mask = try mask(for: key, reachable) else { return }
        let visible = mask.box.intersection(reachable)
        let solid = mask.solid.intersection(visible)
        guard !visible.isEmpty else { return }
        inDevicePixels {
            setSource(shadow.color)
            guard !solid.isEmpty else { return paint(mask, in: visible, left, top) }
            for band in visible.bands(around: solid) where !band.isEmpty { paint(mask, in: band, left, top) }
            cairo_new_path(context)
            cairo_rectangle(
                context, Double(left + solid.left), Double(top + solid.top), Double(solid.width), Double(solid.height))
            cairo_fill(context)
        }
    }

    private func paint(_ mask: ShadowMask, in box: PixelBox, _ left: Int, _ top: Int) {
        cairo_save(context)
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(left + box.left), Double(top + box.top), Double(box.width), Double(box.height))
        cairo_clip(context)
        cairo_mask_surface(context, mask.surface.surface, Double(left + mask.box.left), Double(top + mask.box.top))
        cairo_restore(context)
    }

    private func mask(for key: ShadowKey, _ reachable: PixelBox) throws -> ShadowMask? {
        if let made = caches.shadows.value(for: key) { return made }
        let patch = try ShadowPatch(path: key.path, deviation: Double(key.deviation))
        let whole = PixelBox(left: 0, top: 0, right: patch.width, bottom: patch.height)
        let isCached = patch.width * patch.height <= Self.largestCachedShadow
        let part = isCached ? whole : whole.intersection(reachable.offset(x: -patch.left, y: -patch.top))
        guard !part.isEmpty else { return nil }
        let mask = ShadowMask(
            surface: try patch.surface(part), box: part.offset(x: patch.left, y: patch.top),
            solid: patch.solid.offset(x: patch.left, y: patch.top))
        if isCached { caches.shadows.insert(mask, for: key, bytes: mask.surface.byteCount) }
        return mask
    }
}

extension PixelBox {
    func offset(x: Int, y: Int) -> PixelBox {
        PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    /// The four boxes that together with `inner`, which lies inside, make the receiver.
    func bands(around inner: PixelBox) -> [PixelBox] {
        [
            PixelBox(left: left, top: top, right: right, bottom: inner.top),
            PixelBox(left: left, top: inner.top, right: inner.left, bottom: inner.bottom),
            PixelBox(left: inner.right, top: inner.top, right: right, bottom: inner.bottom),
            PixelBox(left: left, top: inner.bottom, right: right, bottom: bottom),
        ]
    }
}
