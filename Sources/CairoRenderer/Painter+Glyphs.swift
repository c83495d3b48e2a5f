import CCairo
import Foundation
import Graphics

extension Painter {
    /// The pixels an em above which glyphs are filled as paths: their masks would fill the cache, and the difference is
    /// invisible.
    static let largestCachedSize: CGFloat = 256

    private struct Placed {
        let mask: CoverageMask
        let left: Int
        let top: Int
    }

    func draw(_ run: GlyphRun) throws {
        guard isVisible, run.size != 0 else { return }
        let matrix = CGAffineTransform(a: run.size, b: 0, c: run.size * run.slant, d: -run.size, tx: 0, ty: 0)
            .concatenating(transform)
        let extent = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        let reachable = self.reachable
        guard !reachable.isEmpty else { return }
        let face = caches.glyphs.face(run.source, matrix: matrix)
        var placed: [Placed] = []
        var box = PixelBox.empty
        for glyph in run.glyphs {
            let origin = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
            // Glyphs far outside are left out before their numbers are made whole; no glyph spans 16 ems.
            guard isNear(origin, reachable, by: extent * 16) else { continue }
            guard abs(origin.x) <= CGFloat(Self.reach), abs(origin.y) <= CGFloat(Self.reach) else {
                throw UnreachableGeometry()
            }
            let quarterX = Int((origin.x * 4).rounded())
            let quarterY = Int((origin.y * 4).rounded())
            guard let mask = try mask(of: glyph, quarterX, quarterY, extent, matrix, face, in: run) else { continue }
            let left = (quarterX >> 2) + mask.left
            let top = (quarterY >> 2) + mask.top
            let visible = PixelBox(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
                .intersection(reachable)
            guard !visible.isEmpty else { continue }
            placed.append(Placed(mask: mask, left: left, top: top))
            box = box.union(visible)
        }
        if !placed.isEmpty { try paint(placed, in: box, run.color) }
    }

    /// The coverage of a glyph; nil where it has none to keep, a colour glyph or a very large one having been drawn.
    private func mask(
        of glyph: PositionedGlyph, _ quarterX: Int, _ quarterY: Int, _ extent: CGFloat, _ matrix: CGAffineTransform,
        _ face: GlyphMaskCache.Face, in run: GlyphRun
    ) throws -> CoverageMask? {
        // A glyph whose mask is known has no picture: the source isn't asked again.
        if let known = face.mask(of: glyph.glyph, quarterX & 3, quarterY & 3) { return known }
        if let picture = run.source.bitmap(of: glyph.glyph) {
            try draw(picture, at: glyph, of: run)
            return nil
        }
        if keepsShapes || extent > Self.largestCachedSize {
            try fillOutline(of: glyph.glyph, in: run, matrix, CGFloat(quarterX) / 4, CGFloat(quarterY) / 4)
            return nil
        }
        return try caches.glyphs.mask(of: glyph.glyph, quarterX & 3, quarterY & 3, in: face, source: run.source)
    }

    private func isNear(_ point: CGPoint, _ box: PixelBox, by margin: CGFloat) -> Bool {
        point.x > CGFloat(box.left) - margin && point.x < CGFloat(box.right) + margin
            && point.y > CGFloat(box.top) - margin && point.y < CGFloat(box.bottom) + margin
    }

    /// Adds up the masks, so that a run costs Cairo one operation, and paints the colour through the sum.
    private func paint(_ glyphs: [Placed], in box: PixelBox, _ color: Color) throws {
        let mask = try Surface(width: box.width, height: box.height, format: CAIRO_FORMAT_A8)
        for glyph in glyphs { mask.add(glyph.mask, left: glyph.left - box.left, top: glyph.top - box.top) }
        mask.markDirty()
        changed(box)
        inDevicePixels {
            setSource(color)
            cairo_mask_surface(context, mask.surface, Double(box.left), Double(box.top))
        }
    }

    private func fillOutline(
        of glyph: UInt32, in run: GlyphRun, _ matrix: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
    ) throws {
        guard let outline = run.source.outline(of: glyph), !outline.isEmpty else { return }
        var matrix = matrix
        matrix.tx = x
        matrix.ty = y
        let path = outline.applying(matrix)
        guard path.isFinite, try isWithinReach(path.bounds) else { return }
        changed(reachable)
        inDevicePixels {
            cairo_new_path(context)
            add(path.elements)
            setSource(run.color)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    /// Draws a colour glyph's picture; the run's colour lends it only its alpha.
    private func draw(_ picture: GlyphBitmap, at glyph: PositionedGlyph, of run: GlyphRun) throws {
        let bounds = picture.bounds
        let destination = CGRect(
            x: glyph.x + bounds.minX * run.size, y: glyph.y - bounds.maxY * run.size,
            width: bounds.width * run.size, height: bounds.height * run.size)
        try draw(ImagePlacement(bitmap: picture.bitmap, destination: destination), alpha: run.color.alpha)
    }
}

extension Surface {
    /// Adds coverage to an 8-bit surface, cut at 255; parts outside are left out.
    func add(_ mask: CoverageMask, left: Int, top: Int) {
        let box = PixelBox(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
            .intersection(PixelBox(left: 0, top: 0, right: width, bottom: height))
        guard !box.isEmpty else { return }
        mask.bytes.withUnsafeBytes { source in
            guard let source = source.baseAddress else { return }
            for row in box.top..<box.bottom {
                Self.add(
                    source + (row - top) * mask.width + box.left - left,
                    to: UnsafeMutableRawPointer(bytes + row * stride + box.left), count: box.width)
            }
        }
    }

    /// Adds bytes to others, cut at 255: eight at a time, each in its part of a number.
    private static func add(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        let highest: UInt64 = 0x8080_8080_8080_8080
        var place = 0
        while place + 8 <= count {
            let own = target.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let others = source.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let sum = ((own & ~highest) &+ (others & ~highest)) ^ ((own ^ others) & highest)
            let cut = ((own & others) | ((own | others) & ~sum)) & highest
            target.storeBytes(of: sum | ((cut &>> 7) &* 255), toByteOffset: place, as: UInt64.self)
            place += 8
        }
        while place < count {
            let own = target.load(fromByteOffset: place, as: UInt8.self)
            let (sum, isCut) = own.addingReportingOverflow(source.load(fromByteOffset: place, as: UInt8.self))
            target.storeBytes(of: isCut ? 255 : sum, toByteOffset: place, as: UInt8.self)
            place += 1
        }
    }
}
