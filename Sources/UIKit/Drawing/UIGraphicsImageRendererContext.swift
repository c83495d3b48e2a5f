import Graphics

/// What a renderer's actions draw into; it is the current context as they run.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
        cgContext = CGContext(
            scale: format.scale, bounds: format.bounds, ground: format.opaque ? .black : .clear)
        super.init()
    }

    /// The picture as drawn so far.
    open var currentImage: UIImage { cgContext.image }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes inside a rectangle's edges.
    open func stroke(_ rect: CGRect) {
        let half = cgContext.state.stroke.width / 2
        cgContext.stroke(rect.insetBy(dx: half, dy: half))
    }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
