import Foundation

/// An immutable picture: rows from the top, four bytes a pixel (red, green, blue, alpha), sRGB, premultiplied by alpha.
///
/// Equal where size and bytes are equal.
public final class Bitmap: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// `width × height × 4` bytes, without padding between the rows.
    public let pixels: [UInt8]

    private let hash = ContentHash()

    /// Takes pixels that are already premultiplied; nil where their count isn't `width × height × 4`.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width >= 0, height >= 0, Bitmap.byteCount(width, height) == pixels.count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Makes a picture by filling its bytes once; `fill` must initialise all `width × height × 4` of them.
    public init(width: Int, height: Int, filling fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Void) rethrows {
        precondition(width >= 0 && height >= 0, "A bitmap can't be \(width)×\(height) pixels: sizes start at 0.")
        guard let count = Bitmap.byteCount(width, height) else {
            preconditionFailure("A bitmap of \(width)×\(height) pixels exceeds the address space.")
        }
        self.width = width
        self.height = height
        pixels = try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            try fill(UnsafeMutableBufferPointer(rebasing: buffer[0..<count]))
            filled = count
        }
    }

    /// Makes a picture of one colour.
    public convenience init(width: Int, height: Int, color: Color) {
        let (red, green, blue, alpha) = color.premultipliedBytes
        self.init(width: width, height: height) { bytes in
            for index in stride(from: 0, to: bytes.count, by: 4) {
                bytes[index] = red
                bytes[index + 1] = green
                bytes[index + 2] = blue
                bytes[index + 3] = alpha
            }
        }
    }

    static func byteCount(_ width: Int, _ height: Int) -> Int? {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, more) = area.multipliedReportingOverflow(by: 4)
        return overflow || more ? nil : bytes
    }

    /// The premultiplied bytes of one pixel, counted from the top left; both must lie inside.
    public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height,
            "Pixel (\(x), \(y)) lies outside a bitmap of \(width)×\(height).")
        let index = (y * width + x) * 4
        return (pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
    }

    /// A hash of size and bytes that is the same in every process and on every machine; linear at first, then kept.
    public var contentHash: UInt64 { hash.value { Bitmap.hash(width: width, height: height, pixels: pixels) } }

    /// A name that follows from the content alone, `width×height#hash`.
    public var identifier: String {
        let digits = String(contentHash, radix: 16)
        return "\(width)×\(height)#" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension Bitmap: Hashable {
    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        left === right || (left.width == right.width && left.height == right.height && left.pixels == right.pixels)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(contentHash)
    }
}

extension Bitmap: CustomStringConvertible {
    public var description: String { identifier }
}
