import Graphics

/// The ways of painting a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
    public func fill(_ rect: CGRect) {
        currentPath = Path()
        fill(Path(rect: rect), rule: .nonZero)
    }

    public func fill(_ rects: [CGRect]) {
        currentPath = Path()
        var path = Path()
        for rect in rects { path.append(Path(rect: rect)) }
        fill(path, rule: .nonZero)
    }

    public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        currentPath = Path()
        var style = state.stroke
        style.width = width
        stroke(Path(rect: rect), style)
    }

    public func fillEllipse(in rect: CGRect) {
        currentPath = Path()
        fill(Path(ellipseIn: rect), rule: .nonZero)
    }

    public func strokeEllipse(in rect: CGRect) {
        currentPath = Path()
        stroke(Path(ellipseIn: rect), state.stroke)
    }

    /// Fills the current path and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(consumePath(), rule: rule.graphicsRule) }

    /// Strokes the current path and empties it.
    public func strokePath() { stroke(consumePath(), state.stroke) }

    /// Paints the current path and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = consumePath()
        switch mode {
        case .fill, .fillStroke: fill(path, rule: .nonZero)
        case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.stroke)
        case .fill, .eoFill: break
        }
    }

    /// Draws a picture upright where y points up, hence upside down on a screen, as in Core Graphics.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        paint(reach: Path(rect: rect)) { recorder in
            recorder.saving { recorder in
                recorder.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
                let isRough = state.interpolationQuality == .none
                recorder.image(image.bitmap, in: rect, interpolation: isRough ? .nearest : .linear)
            }
        }
    }

    func fill(_ path: Path, rule: FillRule) {
        let color = state.fillColor
        paint(reach: rule == .nonZero ? path : nil) { $0.fill(path, color, rule: rule) }
    }

    func stroke(_ path: Path, _ style: StrokeStyle) {
        let color = state.strokeColor
        var style = style
        style.isSmooth = state.wantsSmoothLines && allowsSmoothLines
        paint { $0.stroke(path, style, color) }
    }

    /// Records drawing with the state's alpha, shadow and blend mode.
    ///
    /// A shadow's offset isn't subject to transforms. It follows filled shapes, text and pictures; lines cast none.
    /// - Parameter reach: the area that the drawing covers, transparent parts included, where it is known.
    func paint(reach: Path? = nil, _ body: (inout DisplayListRecorder) -> Void) {
        defer { if memory?.isForeign == true { flush() } }
        guard state.alpha < 1 || state.shadow != nil || state.blendMode != .normal else { return body(&recorder) }
        let list = DisplayList { $0.grouping(alpha: state.alpha) { body(&$0) } }
        if var shadow = state.shadow, state.transform.determinant != 0 {
            let silhouette = list.silhouette
            shadow.color = shadow.color.multiplyingAlpha(by: silhouette.alpha)
            recorder.saving { recorder in
                recorder.transform(state.transform.inverted())
                recorder.shadow(silhouette.path.applying(state.transform), shadow)
            }
        }
        blend(list, reach: reach)
    }
}
