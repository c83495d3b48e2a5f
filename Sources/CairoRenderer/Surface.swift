import CCairo
import Foundation
import Graphics

/// Pixels that Cairo draws into or from, owned here.
///
/// Invariant: `surface` uses `bytes`, which live until `deinit`; `stride` is Cairo's own for the format and width.
final class Surface {
    let width: Int
    let height: Int
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let surface: OpaquePointer

    var byteCount: Int { stride * height }

    /// Makes a surface of all-zero pixels: premultiplied native-endian ARGB of 32 bits, or alpha of 8.
    init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(RenderError) {
        self.width = width
        self.height = height
        stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        guard stride > 0, let memory = calloc(max(1, stride * height), 1) else {
            throw .cairo(status: "no memory for \(width)×\(height) pixels")
        }
        bytes = memory.assumingMemoryBound(to: UInt8.self)
        guard
            let made = cairo_image_surface_create_for_data(
                bytes, format, Int32(width), Int32(height), Int32(stride))
        else {
            free(bytes)
            throw .cairo(status: "no surface of \(width)×\(height) pixels")
        }
        surface = made
        let status = cairo_surface_status(made)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(status: String(cString: cairo_status_to_string(status)))
        }
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        free(bytes)
    }

    convenience init(width: Int, height: Int, background: Color?) throws(RenderError) {
        try self.init(width: width, height: height)
        guard let background else { return }
        let (red, green, blue, alpha) = background.premultipliedBytes
        let pixel = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        // Rows of 32-bit pixels have no padding.
        bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
            pixels.update(repeating: pixel, count: width * height)
        }
        cairo_surface_mark_dirty(surface)
    }

    func flush() {
        cairo_surface_flush(surface)
    }

    /// Tells Cairo that the bytes were written directly.
    func markDirty() {
        cairo_surface_mark_dirty(surface)
    }

    func makeBitmap() -> Bitmap {
        Bitmap(width: width, height: height) { output in
            guard let base = output.baseAddress else { return }
            bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { source in
                UnsafeMutableRawPointer(base).withMemoryRebound(to: UInt32.self, capacity: width * height) { target in
                    for index in 0..<width * height { target[index] = PixelOrder.swapped(source[index]).littleEndian }
                }
            }
        }
    }
}

/// The two orders of a pixel's bytes: bitmaps hold red, green, blue, alpha, Cairo a number `0xAARRGGBB`.
enum PixelOrder {
    /// Exchanges red and blue; its own inverse, between `0xAARRGGBB` and `0xAABBGGRR` (RGBA bytes, little-endian).
    @inline(__always)
    static func swapped(_ pixel: UInt32) -> UInt32 {
        (pixel & 0xff00_ff00) | (pixel & 0x00ff_0000) >> 16 | (pixel & 0x0000_00ff) << 16
    }
}
