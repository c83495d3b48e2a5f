import Foundation
import Graphics

/// Memory that a picture is drawn in: rows of premultiplied pixels, each a number `0xAARRGGBB`.
struct DrawingTarget {
    let bytes: UnsafeMutablePointer<UInt8>
    /// In pixels, as `height`.
    let width: Int
    let height: Int
    /// The bytes of a row, a multiple of 4.
    let stride: Int
    /// The colour beneath everything; nil for transparent.
    let background: Color?
    /// Pixels a point.
    let scale: Double

    var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

    init(
        bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, background: Color?, scale: Double
    ) {
        (self.bytes, self.width, self.height, self.stride) = (bytes, width, height, stride)
        (self.background, self.scale) = (background, scale)
    }

    /// Makes a target of a bitmap's memory: rows of 32-bit pixels have no padding. Nil where there is none.
    init?(
        of bitmap: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, background: Color? = nil,
        scale: Double = 1
    ) {
        guard let bytes = bitmap.baseAddress else { return nil }
        self.init(
            bytes: bytes, width: width, height: height, stride: width * 4, background: background, scale: scale)
    }

    /// A surface on the memory.
    func surface() throws(RenderError) -> Surface {
        try Surface(borrowing: bytes, width: width, height: height, stride: stride)
    }

    /// Puts the background on the pixels of a box, which are initialised then.
    func clear(_ box: PixelBox) {
        let (red, green, blue, alpha) = (background ?? .clear).premultipliedBytes
        let pixel = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        // Rows are copied from the first one: pixel by pixel a debug build takes longer for them than for all the rest.
        let first = bytes + box.top * stride + box.left * 4
        first.withMemoryRebound(to: UInt32.self, capacity: box.width) { $0.update(repeating: pixel, count: box.width) }
        for row in 1..<max(1, box.height) { memcpy(first + row * stride, first, box.width * 4) }
    }

    /// Turns pixels of whole rows without padding to the order of bitmaps.
    func turnToBytes(_ box: PixelBox) {
        (bytes + box.top * stride).withMemoryRebound(to: UInt32.self, capacity: width * box.height) { pixels in
            for index in 0..<width * box.height { pixels[index] = PixelOrder.swapped(pixels[index]).littleEndian }
        }
    }
}
