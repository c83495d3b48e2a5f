/// How much of each pixel a shape covers: rows from the top, one byte a pixel, 255 for all of it.
final class CoverageMask: Sendable {
    /// The device pixel of the first column and row.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(left: Int, top: Int, width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height, "A mask of \(width)×\(height) can't have \(bytes.count) bytes.")
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    static let empty = CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: [])
}

/// Pixels from `left`, `top` up to but without `right`, `bottom`.
struct PixelBox: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}
