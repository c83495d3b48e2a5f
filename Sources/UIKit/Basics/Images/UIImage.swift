import Graphics

/// A picture with a size in points; immutable, usable from any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// How stored pixels are turned for display.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture shows its own colours or is a stencil for the tint.
    public enum RenderingMode: Int, Sendable {
        /// Its own colours, except where a control makes stencils of its pictures.
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How the middle of a resizable picture fills its room.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    let content: ImageContent

    init(content: ImageContent) {
        self.content = content
        super.init()
    }

    /// Makes a picture without pixels, of size zero.
    public override init() {
        content = ImageContent(pixels: nil, scale: 1)
        super.init()
    }

    /// `#imageLiteral(resourceName: "Sun")`, of the main bundle: one that isn't there ends the program.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else {
            preconditionFailure("#imageLiteral(resourceName: \"\(name)\"): the main bundle has no picture of that name")
        }
        self.init(content: found.content)
    }

    /// In points, turned upright.
    open var size: CGSize { content.size }
    /// Pixels a point.
    open var scale: CGFloat { content.scale }
    open var imageOrientation: Orientation { content.pixels?.orientation ?? .up }
    open var renderingMode: RenderingMode { content.renderingMode }
    /// The pixels as stored, not turned; nil where there are none.
    open var cgImage: CGImage? { content.pixels?.stored }
    /// What keeps its size at the edges when the picture is resized, in points.
    open var capInsets: UIEdgeInsets { content.caps?.insets ?? .zero }
    open var resizingMode: ResizingMode { content.caps?.mode ?? .tile }
    /// From the picture's edges inwards to the rectangle that counts for alignment, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// The pictures that take turns; nil for one that stands still.
    open var images: [UIImage]? { content.frames?.images }
    /// Seconds for all of them; 0 for a picture that stands still.
    open var duration: TimeInterval { content.frames?.duration ?? 0 }
    /// Whether views of languages that run from right to left show it mirrored.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// Draws the picture into the current context, its top-left corner at a point.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the picture into the current context, filling a rectangle, its edges kept where it is resizable.
    open func draw(in rect: CGRect) { drawInCurrentContext(rect) }

    /// Draws in a blend mode and an opacity, in place of the context's.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContextStack.current(for: "CGContextDrawImage")?.blending(blendMode, alpha: alpha) { draw(in: rect) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || content == other.content
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(scale)
        return hasher.finalize()
    }

    open override func copy() -> Any { self }

    open override var description: String {
        let name =
            content.symbol.map { "symbol(system: \($0.name))" } ?? content.name.map { "named(\($0))" } ?? "anonymous"
        let mode =
            switch renderingMode {
            case .automatic: "automatic"
            case .alwaysOriginal: "alwaysOriginal"
            case .alwaysTemplate: "alwaysTemplate"
            }
        return "<\(shortClassName(of: self)):\(address(of: self)) \(name) "
            + "{\(shortNumber(size.width)), \(shortNumber(size.height))} renderingMode=\(mode)>"
    }
}

extension UIImage {
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let pixels = OrientedPixels(stored: cgImage, orientation: orientation)
        self.init(content: ImageContent(pixels: pixels, scale: scale > 0 ? scale : 1))
    }

    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }
}
