import CImageShims
import Foundation
import Graphics

/// A drawing on its way into a PNG: bands of its rows are compressed as soon as they are drawn, by the thread that drew them.
///
/// The file is the one that `ImageEncoder.png(_:level:)` writes of the same picture at level 1.
package final class PlainPNG: @unchecked Sendable {
    private let lock = NSLock()
    private var bands: PNGBands?

    package init() {}

    /// Compresses rows that were drawn. Those above them may be drawn at the same time, so that the first waits for the end.
    package func add(_ rows: Range<Int>, of drawn: DrawnPixels) {
        guard rows.count < drawn.height else { bands(of: drawn)?.writeAll(); return }
        bands(of: drawn)?.write(rows.lowerBound == 0 ? rows : rows.dropFirst())
    }

    /// The file, when all rows are drawn; nil where a pixel isn't opaque, or the picture isn't plain enough to come out at a quarter
    /// of its pixels.
    package func file(of drawn: DrawnPixels) -> Data? {
        bands(of: drawn)?.file()?.moveToData()
    }

    private func bands(of drawn: DrawnPixels) -> PNGBands? {
        lock.withLock {
            if bands == nil, let start = UnsafeRawPointer(drawn.numbers.baseAddress) {
                bands = PNGBands(
                    start.assumingMemoryBound(to: UInt8.self), drawn.width, drawn.height, shim_argb_numbers)
            }
            return bands
        }
    }
}
