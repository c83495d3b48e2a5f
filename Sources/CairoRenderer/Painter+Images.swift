import CCairo
import Foundation
import Graphics

/// A picture scaled onto device pixels: its content, its position within its first pixel, and the interpolation.
struct ScaledImageKey: Hashable {
    let bitmap: Bitmap
    let source: CGRect
    /// The device rectangle less the origin of `box`.
    let destination: CGRect
    let isMirroredX: Bool
    let isMirroredY: Bool
    /// The pixels that were made, from the same origin.
    let width: Int
    let height: Int
    let tint: Color?
    let interpolation: ImagePlacement.Interpolation
}

extension Painter {
    func draw(_ placement: ImagePlacement, alpha: Double = 1) throws {
        guard isVisible, let placement = placement.cutToBitmap else { return }
        if transform.b == 0, transform.c == 0 {
            try drawUpright(placement, alpha)
        } else {
            try drawTurned(placement, alpha)
        }
    }

    private func drawUpright(_ placement: ImagePlacement, _ alpha: Double) throws {
        let exact = placement.destination.applying(transform)
        let reachable = self.reachable
        guard exact.maxX > CGFloat(reachable.left), exact.minX < CGFloat(reachable.right),
            exact.maxY > CGFloat(reachable.top), exact.minY < CGFloat(reachable.bottom)
        else { return }
        let rect = exact.snappedToPixelsWithinRounding
        // Less than a thousandth of a pixel covers nothing that a byte could show.
        guard rect.width > 1e-3, rect.height > 1e-3 else { return }
        let all = try pixelBox(around: rect)
        // A picture is made whole, so that scrolling finds it in the cache, unless most of it is out of sight.
        let visible = all.intersection(reachable)
        guard !visible.isEmpty else { return }
        let isMostlyHidden = all.width * all.height > 4 * canvas.width * canvas.height
        let box = isMostlyHidden ? visible : all
        changed(visible)
        let surface = try scaled(
            placement, rect: rect, box: box, isMirroredX: transform.a < 0, isMirroredY: transform.d < 0)
        inDevicePixels {
            cairo_set_source_surface(context, surface.surface, Double(box.left), Double(box.top))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_new_path(context)
            cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            fillOrFade(alpha)
        }
    }

    /// Fills the current path from the source, all of it faded by alpha.
    private func fillOrFade(_ alpha: Double) {
        if alpha >= 1 {
            cairo_fill(context)
        } else {
            cairo_save(context)
            cairo_clip(context)
            cairo_paint_with_alpha(context, max(0, alpha))
            cairo_restore(context)
        }
    }

    private func pixelBox(around rect: CGRect) throws -> PixelBox {
        let reach = CGFloat(Self.reach)
        guard rect.minX > -reach, rect.minY > -reach, rect.maxX < reach, rect.maxY < reach else {
            throw UnreachableGeometry()
        }
        return PixelBox(
            left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)),
            right: Int(rect.maxX.rounded(.up)), bottom: Int(rect.maxY.rounded(.up)))
    }

    /// The picture on the pixels of `box`, filling `rect`, from the cache where it was made before.
    private func scaled(
        _ placement: ImagePlacement, rect: CGRect, box: PixelBox, isMirroredX: Bool = false, isMirroredY: Bool = false
    ) throws -> Surface {
        let source = placement.source ?? placement.bitmap.bounds
        let key = ScaledImageKey(
            bitmap: placement.bitmap, source: source,
            destination: rect.offsetBy(dx: -CGFloat(box.left), dy: -CGFloat(box.top)), isMirroredX: isMirroredX,
            isMirroredY: isMirroredY, width: box.width, height: box.height, tint: placement.tint,
            interpolation: placement.interpolation)
        if let made = caches.images.value(for: key) { return made }
        let columns = ResamplingTaps(
            pixels: box.left..<box.right, deviceStart: Double(isMirroredX ? rect.maxX : rect.minX),
            deviceEnd: Double(isMirroredX ? rect.minX : rect.maxX), sourceStart: Double(source.minX),
            sourceEnd: Double(source.maxX), sourceCount: placement.bitmap.width,
            interpolation: placement.interpolation)
        let rows = ResamplingTaps(
            pixels: box.top..<box.bottom, deviceStart: Double(isMirroredY ? rect.maxY : rect.minY),
            deviceEnd: Double(isMirroredY ? rect.minY : rect.maxY), sourceStart: Double(source.minY),
            sourceEnd: Double(source.maxY), sourceCount: placement.bitmap.height,
            interpolation: placement.interpolation)
        let surface = try Surface(placement.bitmap, columns: columns, rows: rows, tint: placement.tint)
        caches.images.insert(surface, for: key, bytes: surface.byteCount)
        return surface
    }

    /// Draws under a rotation or a shear: reduced to about the device's size first, then sampled by Cairo.
    private func drawTurned(_ placement: ImagePlacement, _ alpha: Double) throws {
        guard try isWithinReach(placement.destination.applying(transform)) else { return }
        changed(reachable)
        let source = placement.source ?? placement.bitmap.bounds
        let destination = placement.destination
        let wanted = CGSize(
            width: destination.width * hypot(transform.a, transform.b),
            height: destination.height * hypot(transform.c, transform.d))
        func side(_ wanted: CGFloat, _ available: CGFloat) -> Int {
            let most = Int(available.rounded(.up))
            return placement.interpolation == .nearest
                ? most : max(1, min(most, Int(min(wanted, available).rounded(.up))))
        }
        let box = PixelBox(
            left: 0, top: 0, right: side(wanted.width, source.width), bottom: side(wanted.height, source.height))
        // Neither mirrored nor moved: the pattern's matrix does the rest.
        let surface = try scaled(
            placement, rect: CGRect(x: 0, y: 0, width: box.width, height: box.height), box: box)
        // From the destination's coordinates to the reduced picture's pixels.
        let toPixels = CGAffineTransform(translationX: -destination.minX, y: -destination.minY)
            .concatenating(
                CGAffineTransform(
                    scaleX: CGFloat(box.width) / destination.width, y: CGFloat(box.height) / destination.height))
        var matrix = cairo_matrix_t(toPixels)
        cairo_set_source_surface(context, surface.surface, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let filter = placement.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        cairo_pattern_set_filter(pattern, filter)
        cairo_new_path(context)
        cairo_rectangle(
            context, Double(destination.minX), Double(destination.minY), Double(destination.width),
            Double(destination.height))
        fillOrFade(alpha)
    }
}

extension Surface {
    /// Makes a resampled picture, in the tint's colour where there is one.
    fileprivate convenience init(
        _ bitmap: Bitmap, columns: ResamplingTaps, rows: ResamplingTaps, tint: Color?
    ) throws(RenderError) {
        try self.init(width: columns.count, height: rows.count)
        let count = width * height
        bytes.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
            ImageResampler.resample(bitmap, columns: columns, rows: rows, into: pixels)
            guard let tint = tint?.clamped else { return }
            func channel(_ value: Double) -> UInt32 { UInt32((value * 65_535).rounded()) }
            let (red, green) = (channel(tint.red * tint.alpha), channel(tint.green * tint.alpha))
            let (blue, opacity) = (channel(tint.blue * tint.alpha), channel(tint.alpha))
            for index in 0..<count {
                let alpha = pixels[index] >> 24
                func part(_ value: UInt32) -> UInt32 { (value * alpha + 32_767) / 65_535 }
                pixels[index] = part(opacity) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
            }
        }
        markDirty()
    }
}

extension Bitmap {
    fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension ImagePlacement {
    /// The same with the source cut to the bitmap and the destination cut alike; nil where nothing is left.
    fileprivate var cutToBitmap: ImagePlacement? {
        guard destination.width != 0, destination.height != 0, bitmap.width > 0, bitmap.height > 0 else { return nil }
        var result = self
        result.destination = destination.standardized
        guard let wanted = source?.standardized else { return result }
        guard let cut = wanted.overlap(with: bitmap.bounds) else { return nil }
        let (scaleX, scaleY) = (result.destination.width / wanted.width, result.destination.height / wanted.height)
        result.source = cut
        result.destination = CGRect(
            x: result.destination.minX + (cut.minX - wanted.minX) * scaleX,
            y: result.destination.minY + (cut.minY - wanted.minY) * scaleY,
            width: cut.width * scaleX, height: cut.height * scaleY)
        return result
    }
}

extension CGRect {
    /// Sides within a thousandth of a pixel's edge brought onto it: frames in thirds of a point are whole but for rounding.
    fileprivate var snappedToPixelsWithinRounding: CGRect {
        func snap(_ value: CGFloat) -> CGFloat {
            let whole = value.rounded()
            return abs(value - whole) < 1e-3 ? whole : value
        }
        let (left, top, right, bottom) = (snap(minX), snap(minY), snap(maxX), snap(maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
