/// The drawing destination of an image renderer, the current context while its actions run.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    init(format: UIGraphicsImageRendererFormat) {
        super.init(
            CGContext(scale: format.scale, bounds: format.bounds, background: format.opaque ? .black : .clear),
            format: format)
    }

    /// The picture as drawn so far.
    open var currentImage: UIImage { cgContext.image }
}
