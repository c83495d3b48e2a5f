import CCairo
import Foundation
import Graphics

/// Pixels that Cairo draws into or from, owned here.
///
/// Invariant: `surface` uses `bytes`, which live until `deinit` or, borrowed, until the borrowing ends; `stride` is
/// Cairo's own for the format and width.
final class Surface {
    let width: Int
    let height: Int
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let surface: OpaquePointer

    var byteCount: Int { stride * height }

    private let ownsBytes: Bool

    /// Makes a surface of all-zero pixels: premultiplied native-endian ARGB of 32 bits, or alpha of 8.
    convenience init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(RenderError) {
        let stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        guard stride > 0, let memory = calloc(max(1, stride * height), 1) else {
            throw .cairo(status: "no memory for \(width)×\(height) pixels")
        }
        try self.init(
            width: width, height: height, stride: stride, format: format,
            bytes: memory.assumingMemoryBound(to: UInt8.self), ownsBytes: true)
    }

    /// Makes a surface on memory of another owner, which outlives it: rows of `stride` bytes, in Cairo's order.
    convenience init(
        borrowing bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
    ) throws(RenderError) {
        try self.init(
            width: width, height: height, stride: stride, format: CAIRO_FORMAT_ARGB32, bytes: bytes, ownsBytes: false)
    }

    private init(
        width: Int, height: Int, stride: Int, format: cairo_format_t, bytes: UnsafeMutablePointer<UInt8>,
        ownsBytes: Bool
    ) throws(RenderError) {
        guard
            let made = cairo_image_surface_create_for_data(
                bytes, format, Int32(width), Int32(height), Int32(stride))
        else {
            if ownsBytes { free(bytes) }
            throw .cairo(status: "no surface of \(width)×\(height) pixels")
        }
        self.width = width
        self.height = height
        self.stride = stride
        self.bytes = bytes
        self.ownsBytes = ownsBytes
        surface = made
        let status = cairo_surface_status(made)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(status: String(cString: cairo_status_to_string(status)))
        }
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        if ownsBytes { free(bytes) }
    }

    /// Tells Cairo that the bytes were written directly.
    func markDirty() {
        cairo_surface_mark_dirty(surface)
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

extension DrawnPixels {
    /// A picture of its own with the same pixels.
    package var bitmap: Bitmap {
        Bitmap(width: width, height: height) { bytes in
            bytes.withMemoryRebound(to: UInt32.self) { pixels in
                for index in 0..<numbers.count { pixels[index] = PixelOrder.swapped(numbers[index]).littleEndian }
            }
        }
    }
}

extension cairo_format_t {
    /// One byte of coverage a pixel.
    static var alpha: cairo_format_t { CAIRO_FORMAT_A8 }
}
