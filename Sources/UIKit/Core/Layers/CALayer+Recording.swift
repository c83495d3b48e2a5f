import Graphics

/// The placement of contents in a layer's bounds.
///
/// `top` and `bottom` are Core Animation's, whose y points upwards: on iOS's screens, where y points down, contents
/// with the gravity `bottom` are at the top. `UIView.ContentMode` names the visible side.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    var contentMode: UIView.ContentMode {
        switch self {
        case .center: return .center
        case .top: return .bottom
        case .bottom: return .top
        case .left: return .left
        case .right: return .right
        case .topLeft: return .bottomLeft
        case .topRight: return .bottomRight
        case .bottomLeft: return .topLeft
        case .bottomRight: return .topRight
        case .resizeAspect: return .scaleAspectFit
        case .resizeAspectFill: return .scaleAspectFill
        default: return .scaleToFill
        }
    }
}

extension CALayer {
    /// Draws a layer without a view, with its sublayers, in its superlayer's coordinates.
    ///
    /// - Parameter visible: the visible part of the superlayer.
    func recordFree(into recorder: inout DisplayListRecorder, visible: CGRect) {
        recordFree(
            into: &recorder, visible: visible, outer: tree.superlayer?.sublayerSpace ?? CATransform3DIdentity)
    }

    func recordInPlane(into recorder: inout DisplayListRecorder, visible: CGRect, outer: CATransform3D) {
        layOutIfMarked()
        wasShown = true
        let seen = presented
        guard !seen.isHidden, seen.opacity > 0 else { return }
        let isPlain = CATransform3DIsIdentity(outer) && CATransform3DIsAffine(seen.own.transform)
        let map = isPlain ? CATransform3D(seen.own.toSuperlayer) : seen.toSuperlayerInSpace.concatenating(outer)
        Self.record(
            through: map, isDoubleSided: isDoubleSided, extent: seen.drawnExtent(of: self), visible: visible,
            into: &recorder
        ) { recorder, visible in
            recorder.fading(alpha: Double(min(1, seen.opacity)), asGroup: allowsGroupOpacity) { recorder in
                recorder.masking(by: maskList(visible)) { recorder in
                    seen.recordWithShadow(of: seen.bounds, into: &recorder) { recorder in
                        recordTransition(seen, into: &recorder, visible: visible)
                    }
                }
            }
        }
    }

    private func recordTransition(_ seen: CALayer, into recorder: inout DisplayListRecorder, visible: CGRect) {
        guard let (animation, time, duration) = transition else {
            return recordFreeBody(seen, into: &recorder, visible: visible)
        }
        animation.record(into: &recorder, bounds: seen.bounds, time, of: duration) {
            recordFreeBody(seen, into: &$0, visible: visible)
        }
    }

    func recordFreeBody(_ seen: CALayer, into recorder: inout DisplayListRecorder, visible: CGRect) {
        let bounds = seen.bounds
        if let color = seen.backgroundColor?.graphicsColor { recorder.fill(seen.outline(of: bounds), color) }
        func inside(_ recorder: inout DisplayListRecorder) {
            if isDrawingNeeded { display() }
            shareDrawing(with: seen)
            seen.recordContents(in: bounds, into: &recorder)
            recordSublayers(seen, into: &recorder, visible: visible) { recorder, visible, copy in
                let outer = copy.concatenating(seen.sublayerSpace ?? CATransform3DIdentity)
                for sublayer in allSublayers.inDepth {
                    sublayer.recordFree(into: &recorder, visible: visible, outer: outer)
                }
            }
        }
        if seen.masksToBounds {
            recorder.saving { recorder in
                recorder.clip(seen.outline(of: bounds))
                inside(&recorder)
            }
        } else {
            inside(&recorder)
        }
        seen.recordBorder(of: bounds, into: &recorder)
    }

    /// The mask's picture, in this layer's coordinates; nil without a mask.
    func maskList(_ visible: CGRect) -> DisplayList? {
        mask.map { mask in
            DisplayList { recorder in
                if let view = mask.view {
                    view.recordAsMask(into: &recorder)
                } else {
                    mask.recordFree(into: &recorder, visible: visible)
                }
            }
        }
    }

    /// Draws a body, and its shadow below where the layer has one and doesn't clip.
    func recordWithShadow(
        of bounds: CGRect, into recorder: inout DisplayListRecorder, _ body: (inout DisplayListRecorder) -> Void
    ) {
        guard let shadow, !masksToBounds else { return body(&recorder) }
        if let path = shadowPath {
            recorder.shadow(path.graphicsPath, shadow)
            return body(&recorder)
        }
        let list = DisplayList { body(&$0) }
        let silhouette = list.silhouette
        var faded = shadow
        faded.color = shadow.color.multiplyingAlpha(by: silhouette.alpha)
        recorder.shadow(silhouette.path, faded)
        recorder.append(list)
    }

    /// The shadow, where it is visible.
    var shadow: Shadow? {
        guard shadowOpacity > 0, let color = shadowColor?.graphicsColor, !color.isInvisible else { return nil }
        return Shadow(
            color: color.multiplyingAlpha(by: Double(min(1, shadowOpacity))), radius: max(0, shadowRadius),
            offset: shadowOffset)
    }

    func recordBorder(of bounds: CGRect, into recorder: inout DisplayListRecorder) {
        guard borderWidth > 0, let color = borderColor?.graphicsColor else { return }
        var path = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            path.append(outline(of: bounds, insetBy: borderWidth))
        }
        recorder.fill(path, color, rule: .evenOdd)
    }

    // MARK: Contents

    func recordOwnContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        if let image = contents as? CGImage { record(image, in: bounds, into: &recorder) }
        if let drawing, !drawing.isEmpty {
            recorder.saving { recorder in
                recorder.clip(bounds)
                recorder.appendIsolated(drawing)
            }
        }
    }

    private func record(_ image: CGImage, in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let part = contentsRect.scaled(width, height)
        guard part.width > 0, part.height > 0, contentsScale > 0 else { return }
        let size = CGSize(width: part.width / contentsScale, height: part.height / contentsScale)
        let isWhole = part == CGRect(x: 0, y: 0, width: width, height: height)
        let place = contentsGravity.contentMode.rectangle(for: size, in: bounds)
        let screenScale = root?.traitCollection.displayScale ?? contentsScale
        let isEnlarged = place.width * screenScale > part.width || place.height * screenScale > part.height
        let filter = isEnlarged ? magnificationFilter : minificationFilter
        let interpolation: ImagePlacement.Interpolation = filter == .nearest ? .nearest : .linear
        guard contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return recorder.image(
                image.bitmap, in: place, source: isWhole ? nil : part, interpolation: interpolation)
        }
        let center = contentsCenter.scaled(part.width, part.height)
        let caps = UIEdgeInsets(
            top: center.minY / contentsScale, left: center.minX / contentsScale,
            bottom: (part.height - center.maxY) / contentsScale, right: (part.width - center.maxX) / contentsScale)
        let patch = NinePatch(
            width: Int(part.width), height: Int(part.height), scale: contentsScale,
            caps: ImageContent.Caps(insets: caps, mode: .stretch), destination: place, screenScale: screenScale)
        for piece in patch.pieces {
            recorder.image(
                image.bitmap, in: piece.destination, source: piece.source.offsetBy(dx: part.minX, dy: part.minY),
                interpolation: interpolation)
        }
    }

    /// Runs `draw(in:)` and stores its drawing.
    func drawContents() {
        isDrawingNeeded = false
        let bounds = self.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        storedDelegate?.layerWillDraw(self)
        let context = CGContext(scale: max(contentsScale, 1), bounds: bounds)
        GraphicsContextStack.drawing(into: context) { draw(in: context) }
        drawing = context.recorder.list
    }

    func layOutIfMarked() {
        guard isLayoutNeeded, view == nil else { return }
        isLayoutNeeded = false
        layoutSublayers()
    }

    /// Draws the layer and its sublayers, in the layer's own coordinates, with their own rather than animated values.
    public func render(in context: CGContext) {
        let list: DisplayList
        if let view {
            let origin = view.geometry.bounds.origin
            list = DisplayList { recorder in
                recorder.translate(x: origin.x, y: origin.y)
                recorder.append(view.displayList())
            }
        } else {
            let back = own.toSuperlayer
            guard back.determinant != 0 else { return }
            list = DisplayList { recorder in
                recorder.transform(back.inverted())
                recordFree(into: &recorder, visible: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
            }
        }
        context.paint { recorder in recorder.saving { $0.append(list) } }
    }
}

extension [CALayer] {
    /// By ascending `zPosition`, equal ones in the order of the tree.
    @MainActor var inDepth: [CALayer] {
        guard contains(where: { $0.zPosition != 0 }) else { return self }
        return enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}

extension CGRect {
    /// A rectangle in unit coordinates scaled to a size.
    fileprivate func scaled(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: minX * width, y: minY * height, width: self.width * width, height: self.height * height)
    }
}
