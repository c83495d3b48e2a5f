/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; the screen's unless set. Zero means the screen's too.
    open var scale = UITraitCollection.current.displayScale
    /// A Boolean value that indicates whether the background is black instead of transparent.
    open var opaque = false
    public required init() { super.init() }

    /// Makes a format for the scale of some traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    public required init(copying format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        scale = format.scale > 0 ? format.scale : UITraitCollection.current.displayScale
        opaque = format.opaque
        super.init()
        self.bounds = bounds
    }
}

extension UIImage {
    /// A format that redraws this picture without loss: one of its scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// Makes pictures of what its actions draw.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat

    open override var allowsImageOutput: Bool { true }

    /// - Parameter bounds: the visible part, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let own = UIGraphicsImageRendererFormat(copying: format, bounds: bounds)
        self.format = own
        super.init(storing: own)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws and returns the picture; one without pixels, and a line in the log, where it can't be made.
    open func image(actions: DrawingActions) -> UIImage { run(actions).currentImage }

    /// Draws and returns the picture as PNG; empty data where it has no pixels.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws and returns the picture as JPEG; empty data where it has no pixels.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func run(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
        let context = UIGraphicsImageRendererContext(format: format)
        GraphicsContextStack.drawing(into: context.cgContext) { actions(context) }
        return context
    }
}
