import Graphics

/// A picture with a size in points; immutable, usable from any thread.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// The orientation of stored pixels for display.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The choice between a picture's own colours and a template for the tint.
    public enum RenderingMode: Int, Sendable {
        /// Its own colours, except where a control uses its pictures as templates.
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// The way the middle of a resizable picture fills its space.
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

    /// `#imageLiteral(resourceName: "Sun")`, of the main bundle: a missing one ends the program.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else {
            preconditionFailure(
                "#imageLiteral(resourceName: \"\(name)\"): the main bundle has no picture of that name; add it to the resources"
            )
        }
        self.init(content: found.content)
    }

    /// In points, upright.
    open var size: CGSize { content.size }
    /// Pixels a point.
    open var scale: CGFloat { content.scale }
    open var imageOrientation: Orientation { content.pixels?.orientation ?? .up }
    open var renderingMode: RenderingMode { content.renderingMode }
    /// The pixels as stored, not rotated; nil where there are none.
    open var cgImage: CGImage? { content.pixels?.stored }
    /// The edges that keep their size when the picture is resized, in points.
    open var capInsets: UIEdgeInsets { content.caps?.insets ?? .zero }
    open var resizingMode: ResizingMode { content.caps?.mode ?? .tile }
    /// From the picture's edges inwards to the rectangle that counts for alignment, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

    /// The frames of an animated picture; nil for a still one.
    open var images: [UIImage]? { content.frames?.images }
    /// Seconds for all frames; 0 for a still picture.
    open var duration: TimeInterval { content.frames?.duration ?? 0 }
    /// A Boolean value that indicates whether right-to-left views show it mirrored.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// Draws the picture into the current context, its top-left corner at a point.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the picture into the current context, filling a rectangle; the caps of a resizable one keep their size.
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
