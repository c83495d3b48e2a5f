/// The pixels of a drawing in memory that its renderer keeps: rows from the top, each pixel a number `0xAARRGGBB` of the
/// machine's own byte order, sRGB, premultiplied by alpha.
///
/// Valid only while the function runs that they are handed to.
package struct DrawnPixels {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// `width × height` pixels, without padding between the rows.
    package let numbers: UnsafeBufferPointer<UInt32>

    /// - Parameter numbers: as many as the size says.
    package init(width: Int, height: Int, numbers: UnsafeBufferPointer<UInt32>) {
        precondition(
            numbers.count == width * height,
            "\(numbers.count) pixels aren't a drawing of \(width)×\(height): it has \(width * height).")
        self.width = width
        self.height = height
        self.numbers = numbers
    }
}
