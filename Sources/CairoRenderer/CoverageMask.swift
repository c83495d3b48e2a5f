/// The coverage of each pixel by a shape: rows from the top, one byte a pixel, 255 for all of it.
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
