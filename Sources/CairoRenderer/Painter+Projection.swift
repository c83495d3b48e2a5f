import CCairo
import Foundation
import Graphics

extension Painter {
    /// Draws a list as a flat picture on a plane that a camera sees.
    ///
    /// The picture is made once, as fine as the nearest part of it needs, and each device pixel is the mean of four
    /// places on it. A pixel of nothing around the picture softens its edges.
    func draw(_ list: DisplayList, _ rectangle: CGRect, seenBy projection: Projection) throws {
        let toDevice = projection.concatenating(transform)
        guard isVisible, rectangle.width > 0, rectangle.height > 0, let back = toDevice.inverted else { return }
        let outline = toDevice.outline(of: rectangle)
        guard let box = try pixels(around: outline)?.intersection(reachable), !box.isEmpty else { return }
        let scale = detail(of: rectangle, seenBy: toDevice)
        let picture = try picture(of: list, rectangle, scale: scale)
        let result = try Surface(width: box.width, height: box.height)
        PlaneSampler(picture: picture, origin: rectangle.origin, scale: scale, back: back, box: box).fill(result)
        inDevicePixels {
            cairo_set_source_surface(context, result.surface, Double(box.left), Double(box.top))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_paint(context)
        }
    }

    private func pixels(around outline: [CGPoint]) throws -> PixelBox? {
        guard outline.count > 2 else { return nil }
        let (xs, ys) = (outline.map(\.x), outline.map(\.y))
        // Near the camera's own plane a corner may be very far away; what can be reached is what counts.
        let limit = CGFloat(Self.reach)
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(value, -limit), limit).rounded(rule))
        }
        return PixelBox(
            left: whole(xs.min() ?? 0, .down) - 1, top: whole(ys.min() ?? 0, .down) - 1,
            right: whole(xs.max() ?? 0, .up) + 1, bottom: whole(ys.max() ?? 0, .up) + 1)
    }

    /// Pixels a point of the picture.
    private func detail(of rectangle: CGRect, seenBy projection: Projection) -> CGFloat {
        let places = [
            CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
            CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
            CGPoint(x: rectangle.midX, y: rectangle.midY),
        ]
        let wanted = places.map(projection.magnification).max() ?? 1
        let most = 4096 / max(rectangle.width, rectangle.height)
        return min(max(wanted, 0.25), 8, max(most, 0.01))
    }

    private func picture(of list: DisplayList, _ rectangle: CGRect, scale: CGFloat) throws -> Surface {
        let surface = try Surface(
            width: Int((rectangle.width * scale).rounded(.up)) + 2,
            height: Int((rectangle.height * scale).rounded(.up)) + 2)
        let moved = DisplayList { recorder in
            recorder.translate(x: 1 / scale - rectangle.minX, y: 1 / scale - rectangle.minY)
            recorder.clip(rectangle)
            recorder.append(list)
        }
        try Painter(surface: surface, scale: Double(scale), caches: caches).paint(moved)
        cairo_surface_flush(surface.surface)
        return surface
    }
}

/// Looks up on a picture what device pixels show of it.
private struct PlaneSampler {
    let picture: Surface
    let origin: CGPoint
    let scale: CGFloat
    /// The projection from device pixels to the plane.
    let back: Projection
    let box: PixelBox

    func fill(_ result: Surface) {
        let offsets: [CGFloat] = [0.25, 0.75]
        for row in 0..<box.height {
            let line = UnsafeMutableRawPointer(result.bytes + row * result.stride)
                .bindMemory(to: UInt32.self, capacity: result.width)
            for column in 0..<box.width {
                var sum = SIMD4<Float>()
                for y in offsets {
                    for x in offsets {
                        sum += sample(CGFloat(box.left + column) + x, CGFloat(box.top + row) + y)
                    }
                }
                line[column] = Self.packed(sum * 0.25)
            }
        }
        cairo_surface_mark_dirty(result.surface)
    }

    /// Premultiplied blue, green, red and alpha, between the four nearest pixels of the picture.
    private func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
        guard let place = back.seen(CGPoint(x: x, y: y)) else { return SIMD4() }
        let (u, v) = ((place.x - origin.x) * scale + 0.5, (place.y - origin.y) * scale + 0.5)
        guard u > -1, v > -1, u < CGFloat(picture.width), v < CGFloat(picture.height) else { return SIMD4() }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (right, bottom) = (Float(u - left), Float(v - top))
        let (column, row) = (Int(left), Int(top))
        let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
        let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
        return upper * (1 - bottom) + lower * bottom
    }

    private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
        guard column >= 0, row >= 0, column < picture.width, row < picture.height else { return SIMD4() }
        let value = UnsafeRawPointer(picture.bytes + row * picture.stride).load(
            fromByteOffset: column * 4, as: UInt32.self)
        return SIMD4(
            Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), Float(value >> 24))
    }

    private static func packed(_ color: SIMD4<Float>) -> UInt32 {
        let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
        return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
    }
}
