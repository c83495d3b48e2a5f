import Graphics

/// Stored pixels and the rotation that brings them upright; the upright ones are made on first use.
///
/// Invariant: `turned` and `flipped` are read and written under the lock only, and never change once they are set.
final class OrientedPixels: Sendable {
    let stored: CGImage
    let orientation: UIImage.Orientation
    private let lock = NSLock()
    private nonisolated(unsafe) var turned: Bitmap?
    private nonisolated(unsafe) var flipped: OrientedPixels?

    init(stored: CGImage, orientation: UIImage.Orientation) {
        self.stored = stored
        self.orientation = orientation
    }

    /// Upright, in pixels.
    var width: Int { orientation.swapsSides ? stored.height : stored.width }
    var height: Int { orientation.swapsSides ? stored.width : stored.height }

    /// The same pixels, mirrored; made once.
    var mirrored: OrientedPixels {
        lock.withLock {
            if let flipped { return flipped }
            let made = OrientedPixels(stored: stored, orientation: orientation.mirrored)
            flipped = made
            return made
        }
    }

    /// The pixels as displayed.
    var upright: Bitmap {
        if orientation == .up { return stored.bitmap }
        lock.lock()
        defer { lock.unlock() }
        if let turned { return turned }
        let result = stored.bitmap.turned(orientation)
        turned = result
        return result
    }
}

extension UIImage.Orientation {
    /// The orientation of the same pixels with left and right exchanged.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .leftMirrored
        case .leftMirrored: .left
        case .right: .rightMirrored
        case .rightMirrored: .right
        }
    }

    /// True if the stored rows are the upright columns.
    var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }
}

extension Bitmap {
    /// The picture rotated upright; each pixel is kept as it is.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> Bitmap {
        let (storedWidth, storedHeight) = (width, height)
        let swaps = orientation.swapsSides
        let (width, height) = swaps ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
        func index(_ x: Int, _ y: Int) -> Int {
            let place = orientation.stored(x, y, storedWidth - 1, storedHeight - 1)
            return place.row * storedWidth + place.column
        }
        // A step right or down by one pixel is always the same step in the stored pixels.
        let (origin, right, down) = (index(0, 0), index(1, 0), index(0, 1))
        return Bitmap(width: width, height: height) { target in
            pixels.withUnsafeBytes { source in
                let target = UnsafeMutableRawBufferPointer(target)
                for y in 0..<height {
                    var from = origin + y * (down - origin)
                    for x in 0..<width {
                        let pixel = source.loadUnaligned(fromByteOffset: from * 4, as: UInt32.self)
                        target.storeBytes(of: pixel, toByteOffset: (y * width + x) * 4, as: UInt32.self)
                        from += right - origin
                    }
                }
            }
        }
    }
}

extension UIImage.Orientation {
    /// The index of the stored pixel for an upright one; `right` and `bottom` are the last stored column and row.
    fileprivate func stored(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> (column: Int, row: Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (right - x, y)
        case .down: (right - x, bottom - y)
        case .downMirrored: (x, bottom - y)
        case .leftMirrored: (y, x)
        case .right: (y, bottom - x)
        case .rightMirrored: (right - y, bottom - x)
        case .left: (right - y, x)
        }
    }
}
