import CImageShims
import Foundation

/// A plain picture in bands of rows, compressed side by side where there are processors for it; the bytes are those of the
/// picture in one band.
struct PNGBands {
    private let pixels: UnsafePointer<UInt8>
    private let width: Int
    private let height: Int
    private let order: shim_pixel_order
    private let count: Int

    /// More bands than most machines have processors for: those that are done early take another.
    private static let most = 8

    /// - Parameters:
    ///   - pixels: `width × height` pixels of four bytes, which outlive the bands.
    ///   - leastPixels: the pixels of a band that are worth a thread.
    init(
        _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, order: shim_pixel_order, leastPixels: Int = 1 << 18
    ) {
        (self.pixels, self.width, self.height, self.order) = (pixels, width, height, order)
        count = max(1, min(Self.most, height, width * height / leastPixels))
    }

    /// The file; nil where a pixel isn't opaque, more than about `limit` bytes would come out, or memory is short.
    func written(limit: Int) -> shim_bytes? {
        var bands = [shim_png_rows](repeating: shim_png_rows(), count: count)
        var areWritten = [Bool](repeating: false, count: count)
        bands.withUnsafeMutableBufferPointer { bands in
            areWritten.withUnsafeMutableBufferPointer { areWritten in
                nonisolated(unsafe) let (bands, areWritten, picture) = (bands, areWritten, self)
                if count == 1 {
                    areWritten[0] = picture.write(0, limit, &bands[0])
                } else {
                    DispatchQueue.concurrentPerform(iterations: count) { band in
                        areWritten[band] = picture.write(band, limit, &bands[band])
                    }
                }
            }
        }
        defer { for band in bands.indices { shim_bytes_free(&bands[band].bytes) } }
        var output = shim_bytes()
        guard areWritten.allSatisfy(\.self),
            shim_png_join_rows(bands, count, UInt32(width), UInt32(height), limit, &output) != 0
        else { return nil }
        return output
    }

    private func write(_ band: Int, _ limit: Int, _ rows: inout shim_png_rows) -> Bool {
        let (first, end) = (band * height / count, (band + 1) * height / count)
        return shim_png_write_rows(pixels, UInt32(width), UInt32(first), UInt32(end), order, limit, &rows) != 0
    }
}
