import Graphics

/// Pixels as stored: neither rotated by an orientation nor related to points.
public final class CGImage: Sendable {
    package let bitmap: Bitmap
    /// Made on first use, and held: pointers into it are valid as long as the picture lives.
    let provider = KeptProvider()

    package init(bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool { left.bitmap == right.bitmap }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
