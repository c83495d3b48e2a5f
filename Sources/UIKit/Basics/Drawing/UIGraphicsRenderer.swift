/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The visible part, in points; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }
}

/// The drawing destination of a renderer's actions, the current context while they run.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes inside a rectangle's edges.
    open func stroke(_ rect: CGRect) {
        let half = cgContext.state.stroke.width / 2
        cgContext.stroke(rect.insetBy(dx: half, dy: half))
    }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Runs drawing actions; its subclasses make pictures or documents of them.
open class UIGraphicsRenderer: NSObject {
    let storedFormat: UIGraphicsRendererFormat

    init(storing format: UIGraphicsRendererFormat) {
        storedFormat = format
        super.init()
    }

    /// - Parameter bounds: the visible part, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        storedFormat = format
        super.init()
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// A Boolean value that indicates whether the renderer's pictures are available as images.
    open var allowsImageOutput: Bool { false }
}
