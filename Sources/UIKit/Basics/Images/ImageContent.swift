/// All state of a `UIImage`.
struct ImageContent {
    /// The edges that keep their size when a picture is resized.
    struct Caps: Hashable {
        var insets: UIEdgeInsets
        var mode: UIImage.ResizingMode
    }

    /// The frames of an animated picture.
    struct Frames: Equatable {
        var images: [UIImage]
        /// Seconds for all frames.
        var duration: TimeInterval
    }

    var pixels: OrientedPixels?
    /// Pixels a point; positive.
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour of a template where its surroundings give none.
    var tint: UIColor?
    var caps: Caps?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The size, in points, of a picture whose pixels are missing.
    var statedSize: CGSize?
    /// A symbol in place of pixels.
    var symbol: SymbolContent?
    /// The source drawing of the pixels, where they are rendered anew for another size.
    var drawing: DrawnImage?
    /// The frames of an animated picture, and their total duration in seconds.
    var frames: Frames?
    /// The catalog entry or the app's image asset that the picture is a variant of.
    var variants: ImageVariants?
    /// True if right-to-left views show it mirrored.
    var flipsForRightToLeft = false
    /// The distance from the bottom up to the baseline of text beside the picture, in points.
    var baselineOffset: CGFloat?
    /// The bundle and file that `init(named:)` found, for descriptions.
    var name: String?

    var size: CGSize {
        guard let pixels else { return statedSize ?? symbol?.size ?? .zero }
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }
}

extension ImageContent: Equatable {
    /// Equal pixels, whatever their origin, shown in the same way.
    static func == (left: ImageContent, right: ImageContent) -> Bool {
        left.scale == right.scale && left.renderingMode == right.renderingMode && left.tint == right.tint
            && left.caps == right.caps && left.alignmentRectInsets == right.alignmentRectInsets
            && left.symbol == right.symbol && left.drawing == right.drawing
            && left.pixels?.orientation == right.pixels?.orientation
            && left.pixels?.stored == right.pixels?.stored && left.frames == right.frames
            && left.flipsForRightToLeft == right.flipsForRightToLeft && left.baselineOffset == right.baselineOffset
    }
}
