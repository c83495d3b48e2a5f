/// All that a `UIImage` consists of.
struct ImageContent {
    /// What keeps its size when a picture is resized.
    struct Caps: Hashable {
        var insets: UIEdgeInsets
        var mode: UIImage.ResizingMode
    }

    /// Pictures that take turns.
    struct Frames: Equatable {
        var images: [UIImage]
        /// Seconds for all of them.
        var duration: TimeInterval
    }

    var pixels: OrientedPixels?
    /// Pixels a point; positive.
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour in which a stencil is drawn where its surroundings don't say another.
    var tint: UIColor?
    var caps: Caps?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The size of a picture whose pixels aren't at hand, points.
    var statedSize: CGSize?
    /// A drawing in place of pixels.
    var symbol: SymbolContent?
    /// What the pixels were drawn from, where they are drawn anew for another size.
    var drawing: DrawnImage?
    /// The pictures that take turns, and how long all of them take, seconds.
    var frames: Frames?
    /// The catalog entry or the app's collection of variants that the picture is one of.
    var variants: ImageVariants?
    /// Whether views of languages that run from right to left show it mirrored.
    var flipsForRightToLeft = false
    /// From the bottom up to where text beside the picture stands, points.
    var baselineOffset: CGFloat?
    /// The bundle and file that `init(named:)` found, for descriptions.
    var name: String?

    var size: CGSize {
        guard let pixels else { return statedSize ?? symbol?.size ?? .zero }
        return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }
}

extension ImageContent: Equatable {
    /// Equal pixels, however they came about, shown in the same way.
    static func == (left: ImageContent, right: ImageContent) -> Bool {
        left.scale == right.scale && left.renderingMode == right.renderingMode && left.tint == right.tint
            && left.caps == right.caps && left.alignmentRectInsets == right.alignmentRectInsets
            && left.symbol == right.symbol && left.drawing == right.drawing
            && left.pixels?.orientation == right.pixels?.orientation
            && left.pixels?.stored == right.pixels?.stored && left.frames == right.frames
            && left.flipsForRightToLeft == right.flipsForRightToLeft && left.baselineOffset == right.baselineOffset
    }
}
