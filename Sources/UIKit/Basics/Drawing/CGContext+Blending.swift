import Graphics

/// The operator by which a context combines a drawing with its backdrop.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    var graphicsMode: BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        // Provenance: estimated — `plusDarker` as a multiplication: its sums less one are no operator of the
        // renderer's; multiplying is nearest.
        case .plusDarker: .multiply
        case .plusLighter: .plusLighter
        }
    }
}

extension CGContext {
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.graphicsMode }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        blending(.clear, alpha: 1) {
            let color = state.fillColor
            fill(rect)
            state.fillColor = color
        }
    }

    /// Runs a body with another blend mode and opacity.
    func blending(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        let (outer, opacity) = (state.blendMode, state.alpha)
        state.blendMode = mode.graphicsMode
        setAlpha(alpha)
        body()
        (state.blendMode, state.alpha) = (outer, opacity)
    }

    /// Begins a layer: everything drawn up to `endTransparencyLayer()` is one picture, to which alpha, shadow and blend
    /// mode apply once.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { beginGathering() }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginGathering()
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let list = endGathering() else { return }
        paint { $0.appendIsolated(list) }
    }

    /// Clips later drawing to the opaque part of a picture; the picture lies as `draw(_:in:)` would draw it.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        let stencil = DisplayList { recorder in
            recorder.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
            recorder.image(mask.bitmap, in: rect)
        }
        recorder.clip(rect)
        recorder.beginMaskedGroup(stencil)
    }

    /// Blends a picture with its backdrop as Core Graphics does: only inside the drawing's shape.
    ///
    /// The operators of Porter and Duff have no such limit. `destinationOut` subtracts the coverage, and `copy`
    /// subtracts and then adds; the others are confined to the shape where it is known, and to the clip where it isn't.
    func blend(_ list: DisplayList, reach: Path?) {
        switch state.blendMode {
        case .clear: erase(list)
        case .copy:
            erase(list)
            recorder.blending(.plusLighter) { $0.append(list) }
        case let mode where mode.reachesBeyondSource:
            recorder.saving { recorder in
                if let reach { recorder.clip(reach) }
                recorder.blending(mode) { $0.append(list) }
            }
        case let mode: recorder.blending(mode) { $0.append(list) }
        }
    }

    private func erase(_ list: DisplayList) {
        recorder.blending(.destinationOut) { recorder in
            recorder.append(list) { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
        }
    }
}

/// Fills a rectangle with the current context's colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    GraphicsContextStack.current(for: "UIRectFillUsingBlendMode")?.blending(blendMode, alpha: 1) { UIRectFill(rect) }
}

/// Draws a frame a point wide inside a rectangle, in the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = GraphicsContextStack.current(for: "UIRectFrame") else { return }
    var path = Path(rect: rect)
    path.append(Path(rect: rect.insetBy(dx: 1, dy: 1)))
    context.fill(path, rule: .evenOdd)
}

/// Clips the current context's drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContextStack.current(for: "UIRectClip")?.clip(to: rect) }
