import CImageShims
import Foundation

/// A plain picture in bands of rows, each compressed by itself and side by side with others; the bytes are those of the
/// picture in one band.
///
/// Invariant: `bands` is touched only under the lock; its ranges don't overlap.
final class PNGBands: @unchecked Sendable {
    private let pixels: UnsafePointer<UInt8>
    private let width: Int
    private let height: Int
    private let order: shim_pixel_order
    /// The most bytes, about, that the file may have.
    private let limit: Int
    private let lock = NSLock()
    private var bands: [(rows: Range<Int>, compressed: shim_png_rows)] = []
    private var isRefused = false

    /// More bands than most machines have processors for: those that are done early take another.
    private static let most = 8

    /// - Parameter pixels: `width × height` pixels of four bytes, which outlive the bands.
    init(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, order: shim_pixel_order, limit: Int) {
        (self.pixels, self.width, self.height, self.order, self.limit) = (pixels, width, height, order, limit)
    }

    deinit {
        for index in bands.indices { shim_bytes_free(&bands[index].compressed.bytes) }
    }

    /// Compresses rows that are there, the one above them too.
    func write(_ rows: Range<Int>) {
        guard !rows.isEmpty, lock.withLock({ !isRefused }) else { return }
        var compressed = shim_png_rows()
        let isWritten =
            shim_png_write_rows(
                pixels, UInt32(width), UInt32(rows.lowerBound), UInt32(rows.upperBound), order, limit, &compressed) != 0
        lock.withLock {
            if isWritten { bands.append((rows, compressed)) } else { isRefused = true }
        }
    }

    /// Compresses all rows, side by side where there are processors for it.
    ///
    /// - Parameter leastPixels: the pixels of a band that are worth a thread.
    func writeAll(leastPixels: Int = 1 << 18) {
        let count = max(1, min(Self.most, height, width * height / leastPixels))
        guard count > 1 else { return write(0..<height) }
        DispatchQueue.concurrentPerform(iterations: count) { [height] band in
            write(band * height / count..<(band + 1) * height / count)
        }
    }

    /// The file, of the bands and of the rows that none of them has; nil where a pixel isn't opaque, more than about the limit
    /// would come out, or memory is short.
    func file() -> shim_bytes? {
        var next = 0
        for rows in bands.map(\.rows).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            write(next..<rows.lowerBound)
            next = rows.upperBound
        }
        write(next..<height)
        guard !isRefused else { return nil }
        bands.sort { $0.rows.lowerBound < $1.rows.lowerBound }
        var output = shim_bytes()
        let isJoined = shim_png_join_rows(
            bands.map(\.compressed), bands.count, UInt32(width), UInt32(height), limit, &output)
        return isJoined != 0 ? output : nil
    }
}
