import Graphics

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fillColor = color.graphicsColor }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.graphicsColor }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = StrokeStyle.Cap(cap) }

    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = StrokeStyle.Join(join) }

    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets alternating lengths of dashes and gaps; none for a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashes = lengths
        state.stroke.dashPhase = phase
    }

    /// Smooths the edges of later lines, or paints their pixels wholly; edges of areas and texts are always smooth here.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.wantsSmoothLines = shouldAntialias }

    /// Allows smooth edges of lines at all; without it they are hard whatever `setShouldAntialias(_:)` says.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { allowsSmoothLines = allowsAntialiasing }

    /// The opacity of later drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(1, Double(alpha)) : 0 }

    /// The enlargement of pictures drawn by `draw(_:in:)`: hard squares for `none`, else smooth.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Casts black shadows of a third of full opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Casts shadows; the offset is in points, y down whatever the transform. A nil colour ends them.
    /// - Parameter blur: the blur's extent, twice its standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let radius = blur > 0 && blur.isFinite ? blur / 2 : 0
        state.shadow = color.map { Shadow(color: $0.graphicsColor, radius: radius, offset: offset) }
    }
}
