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
    /// The surface's place relative to the whole part of the path's position.
    let box: PixelBox
    /// The pixels of `box` that are all covered.
    let solid: PixelBox
}

extension Painter {
    /// Larger shadows are made anew each time, and only the part that can be seen.
    private static let largestCachedShadow = 8 << 20

    /// - Parameter hidden: the device pixels that whatever is drawn next covers wholly.
    func draw(_ shadow: Shadow, of path: Path, hiding hidden: [PixelBox]) throws {
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
        let visible = hidden.map { $0.offset(x: -left, y: -top) }
            .reduce([mask.box.intersection(reachable)]) { $0.subtracting($1) }
        let solid = visible.map { $0.intersection(mask.solid) }.filter { !$0.isEmpty }
        let soft = visible.subtracting(mask.solid)
        inDevicePixels {
            setSource(shadow.color)
            if !soft.isEmpty {
                cairo_save(context)
                add(soft, left, top)
                cairo_clip(context)
                cairo_mask_surface(
                    context, mask.surface.surface, Double(left + mask.box.left), Double(top + mask.box.top))
                cairo_restore(context)
            }
            if !solid.isEmpty {
                add(solid, left, top)
                cairo_fill(context)
            }
        }
    }

    private func add(_ boxes: [PixelBox], _ left: Int, _ top: Int) {
        cairo_new_path(context)
        for box in boxes {
            cairo_rectangle(
                context, Double(left + box.left), Double(top + box.top), Double(box.width), Double(box.height))
        }
    }

    /// The pixels that a command paints over whatever lies there: of an opaque rectangle all that it covers wholly, of a
    /// rounded one all but squares at its corners.
    ///
    /// A layer's shadow is mostly hidden by the layer's own background.
    func pixelsHidden(by command: DisplayList.Command?) -> [PixelBox] {
        // At a clip that covers a part of a pixel, the picture below shows through the opaque shape.
        guard isClipSharp, case .fill(let path, .nonZero, let color)? = command, color.alpha >= 1 else { return [] }
        let rect: CGRect
        var corner = CGSize.zero
        switch path.applying(transform).form {
        case .rect(let whole): rect = whole
        case .roundedRect(let whole, let radii, let curve):
            rect = whole
            let fitted = radii.fitted(to: whole.size)
            let extent: CGFloat = curve == .continuous ? 1.53 : 1
            for radius in [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft] {
                corner.width = max(corner.width, radius.width * extent)
                corner.height = max(corner.height, radius.height * extent)
            }
        case .ellipse, .elements: return []
        }
        guard !rect.exceeds(Self.reach) else { return [] }
        func box(_ x: CGFloat, _ y: CGFloat) -> PixelBox {
            PixelBox(
                left: Int((rect.minX + x).rounded(.up)), top: Int((rect.minY + y).rounded(.up)),
                right: Int((rect.maxX - x).rounded(.down)), bottom: Int((rect.maxY - y).rounded(.down)))
        }
        return corner == .zero ? [box(0, 0)] : [box(corner.width, 0), box(0, corner.height)]
    }

    private func mask(for key: ShadowKey, _ reachable: PixelBox) throws -> ShadowMask? {
        if let made = caches.shadows.value(for: key) { return made }
        let deviation = Double(key.deviation)
        let whole = key.path.bounds.insetBy(dx: -4 * key.deviation, dy: -4 * key.deviation)
        let isCached = whole.width * whole.height <= CGFloat(Self.largestCachedShadow)
        let mask: ShadowMask
        if deviation >= CoarseShadow.leastDeviation {
            let shadow = try CoarseShadow(path: key.path, deviation: deviation, visible: isCached ? nil : reachable)
            let box = isCached ? shadow.box : shadow.box.intersection(reachable)
            guard !box.isEmpty else { return nil }
            mask = ShadowMask(surface: try shadow.surface(box), box: box, solid: .empty)
        } else {
            let patch = try ShadowPatch(path: key.path, deviation: deviation, visible: isCached ? nil : reachable)
            let all = PixelBox(left: 0, top: 0, right: patch.width, bottom: patch.height)
            let part = isCached ? all : all.intersection(reachable.offset(x: -patch.left, y: -patch.top))
            guard !part.isEmpty else { return nil }
            mask = ShadowMask(
                surface: try patch.surface(part), box: part.offset(x: patch.left, y: patch.top),
                solid: patch.solid.offset(x: patch.left, y: patch.top))
        }
        if isCached { caches.shadows.insert(mask, for: key, bytes: mask.surface.byteCount) }
        return mask
    }
}

extension PixelBox {
    func offset(x: Int, y: Int) -> PixelBox {
        PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    /// The parts outside another box, none overlapping another.
    func subtracting(_ other: PixelBox) -> [PixelBox] {
        let inner = intersection(other)
        guard !inner.isEmpty else { return isEmpty ? [] : [self] }
        return [
            PixelBox(left: left, top: top, right: right, bottom: inner.top),
            PixelBox(left: left, top: inner.top, right: inner.left, bottom: inner.bottom),
            PixelBox(left: inner.right, top: inner.top, right: right, bottom: inner.bottom),
            PixelBox(left: left, top: inner.bottom, right: right, bottom: bottom),
        ].filter { !$0.isEmpty }
    }
}

extension [PixelBox] {
    func subtracting(_ box: PixelBox) -> [PixelBox] { flatMap { $0.subtracting(box) } }
}
