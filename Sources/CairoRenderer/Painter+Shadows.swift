import CCairo
import Foundation
import Graphics

/// A blurred shape, in device pixels less the whole part of its position.
struct ShadowMaskKey: Hashable {
    let path: Path
    let deviation: CGFloat
}

extension Painter {
    func draw(_ shadow: Shadow, of path: Path) throws {
        guard isVisible else { return }
        let moved = transform.concatenating(CGAffineTransform.identity)
        let offset = shadow.offset.applying(transform)
        let device = path.applying(moved).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
        let deviation = max(0, shadow.radius) * abs(transform.determinant).squareRoot()
        let margin = deviation * 3 + 4
        let bounds = device.bounds
        guard try isWithinReach(bounds.insetBy(dx: -margin, dy: -margin)) else { return }
        let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
        let mask = shadowMask(
            device.applying(CGAffineTransform(translationX: -left, y: -top)), deviation: deviation)
        let box = PixelBox(
            left: Int(left) + mask.left, top: Int(top) + mask.top, right: Int(left) + mask.left + mask.width,
            bottom: Int(top) + mask.top + mask.height
        ).intersection(reachable)
        guard !box.isEmpty else { return }
        let surface = try Surface(width: box.width, height: box.height, format: CAIRO_FORMAT_A8)
        surface.add(mask, left: Int(left) + mask.left - box.left, top: Int(top) + mask.top - box.top)
        surface.markDirty()
        inDevicePixels {
            setSource(shadow.color)
            cairo_mask_surface(context, surface.surface, Double(box.left), Double(box.top))
        }
    }

    private func shadowMask(_ path: Path, deviation: CGFloat) -> CoverageMask {
        let key = ShadowMaskKey(path: path, deviation: deviation)
        if let made = caches.shadows.value(for: key) { return made }
        let sharp = CoverageRasterizer.mask(of: path)
        let mask = deviation < 0.01 ? sharp : BoxBlur(deviation: Double(deviation)).applied(to: sharp)
        caches.shadows.insert(mask, for: key, bytes: mask.bytes.count + 128)
        return mask
    }
}
