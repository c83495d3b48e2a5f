import Graphics

extension UIView {
    /// The view and its subtree as drawing commands, its bounds' origin at (0, 0), in points.
    ///
    /// The view's own position and transform don't matter, its alpha and hiding do. Everything outside its bounds is
    /// left out. Animated views are drawn at the host's present time. Nothing is laid out first. Complexity: linear in
    /// the views that no superview clips.
    package func displayList() -> DisplayList {
        let seen = presented
        var recorder = DisplayListRecorder()
        recorder.translate(x: -seen.bounds.minX, y: -seen.bounds.minY)
        record(seen, into: &recorder, visible: seen.bounds)
        return recorder.list
    }

    /// The view alone, without its subviews, hiding and alpha, as drawing commands; its bounds' origin at (0, 0), in points.
    package func ownDisplayList() -> DisplayList {
        let seen = presented
        var recorder = DisplayListRecorder()
        recorder.translate(x: -seen.bounds.minX, y: -seen.bounds.minY)
        recordBody(seen, into: &recorder, visible: seen.bounds, isAlone: true)
        return recorder.list
    }

    /// Records in bounds coordinates; `visible` is the visible part.
    ///
    /// A view outside it draws nothing of its own, but subviews may reach in unless it clips.
    private func record(_ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect) {
        guard !viewStyle.isHidden, seen.alpha > 0 else { return }
        let inside = viewStyle.clipsToBounds ? visible.intersection(seen.bounds) : visible
        guard !inside.isNull, !inside.isEmpty else { return }
        recorder.fading(alpha: Double(seen.alpha), asGroup: lazyLayer?.allowsGroupOpacity ?? true) { recorder in
            recorder.masking(by: maskList(visible)) { recorder in
                let animations = UIApplication.shared.animations
                if !animations.transitions.isEmpty, let transition = animations.transition(of: self) {
                    transition.record(into: &recorder, bounds: seen.bounds, at: UIApplication.shared.now) {
                        recordSelf(seen, into: &$0, visible: inside)
                    }
                } else if let (transition, time, duration) = lazyLayer?.transition {
                    transition.record(into: &recorder, bounds: seen.bounds, time, of: duration) {
                        recordSelf(seen, into: &$0, visible: inside)
                    }
                } else {
                    recordSelf(seen, into: &recorder, visible: inside)
                }
            }
        }
    }

    private func recordSelf(_ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect) {
        guard let look = seen.look, let shadow = look.shadow, !viewStyle.clipsToBounds else {
            return recordBody(seen, into: &recorder, visible: visible)
        }
        let reach = shadow.radius * 3
        let around = visible.insetBy(
            dx: -reach - abs(shadow.offset.width), dy: -reach - abs(shadow.offset.height))
        look.recordWithShadow(of: seen.bounds, into: &recorder) { recordBody(seen, into: &$0, visible: around) }
    }

    /// Records the picture of a mask view, in the coordinates of the view that it masks.
    func recordAsMask(into recorder: inout DisplayListRecorder) {
        let seen = presented
        let map = seen.geometry.toSuperview
        guard map.determinant != 0 else { return }
        recorder.saving { recorder in
            recorder.transform(map)
            record(seen, into: &recorder, visible: seen.bounds)
        }
    }

    private func maskList(_ visible: CGRect) -> DisplayList? {
        if let mask { return DisplayList { mask.recordAsMask(into: &$0) } }
        return lazyLayer?.maskList(visible)
    }

    private func recordBody(
        _ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect, isAlone: Bool = false
    ) {
        guard let vibrancy else { return recordParts(seen, into: &recorder, visible: visible, isAlone: isAlone) }
        let parts = DisplayList { recordParts(seen, into: &$0, visible: visible, isAlone: isAlone) }
        recorder.masking(by: parts) { $0.fill(visible, vibrancy) }
    }

    /// Records background, content, subviews and border, in this order; with `isAlone`, without subviews.
    private func recordParts(
        _ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect, isAlone: Bool
    ) {
        let bounds = seen.bounds
        let isVisible = bounds.intersects(visible)
        if isVisible, !viewStyle.hasOwnGround, let background = seen.backgroundColor {
            if case .pattern(let image, _) = background.content {
                record(image, over: bounds, in: seen.outline, into: &recorder)
            } else {
                recorder.fill(seen.outline, background.graphicsColor(for: traitCollection))
            }
        }
        if viewStyle.clipsToBounds {
            recorder.saving { recorder in
                recorder.clip(seen.outline)
                recordContentAndSubviews(seen, into: &recorder, visible: visible, isAlone: isAlone)
            }
        } else {
            recordContentAndSubviews(seen, into: &recorder, visible: visible, isAlone: isAlone)
        }
        if isVisible { seen.look?.recordBorder(of: bounds, into: &recorder) }
    }

    private func record(
        _ pattern: UIImage, over bounds: CGRect, in outline: Path, into recorder: inout DisplayListRecorder
    ) {
        recorder.saving { recorder in
            recorder.clip(outline)
            for place in pattern.tiles(in: bounds, from: bounds.origin) {
                pattern.record(
                    into: &recorder, in: place, tint: pattern.content.tint?.graphicsColor(for: traitCollection),
                    screenScale: traitCollection.displayScale)
            }
        }
    }

    private func recordContentAndSubviews(
        _ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect, isAlone: Bool
    ) {
        recordLayerContents(seen, into: &recorder)
        recordContent(in: seen.bounds, into: &recorder, visible: visible)
        if let layers = sublayersInDepth {
            let outer = lazyLayer?.sublayerSpace ?? CATransform3DIdentity
            ensuredLayer.recordSublayers(seen.look ?? ensuredLayer, into: &recorder, visible: visible) {
                for layer in layers {
                    guard let view = layer.view else {
                        layer.recordFree(into: &$0, visible: $1, outer: $2.concatenating(outer))
                        continue
                    }
                    if !isAlone { view.recordAsSubview(into: &$0, visible: $1) }
                }
            }
        } else if !isAlone {
            for subview in hierarchy.subviews { subview.recordAsSubview(into: &recorder, visible: visible) }
        }
        recordOverlay(into: &recorder)
    }

    private func recordAsSubview(into recorder: inout DisplayListRecorder, visible: CGRect) {
        let state = presented
        // A view whose frame was set to `CGRect.null` or similar has no position.
        guard state.geometry.toSuperview.isFinite,
            (state.bounds.maxX - state.bounds.minY + state.bounds.height).isFinite
        else { return }
        if let space = space(state) {
            return CALayer.record(
                through: space, isDoubleSided: lazyLayer?.isDoubleSided ?? true, extent: drawnExtent, visible: visible,
                into: &recorder
            ) { record(state, into: &$0, visible: $1) }
        }
        let transform = state.geometry.toSuperview
        guard transform.determinant != 0 else { return }
        recorder.saving { recorder in
            recorder.transform(transform)
            let inside = visible.applying(transform.inverted())
            guard let setback = setback?() else { return record(state, into: &recorder, visible: inside) }
            setback.record(state.bounds, visible: inside, into: &recorder) { record(state, into: &$0, visible: $1) }
        }
    }

    /// Records the content that the layer's class or the app's contents add to the view's background.
    private func recordLayerContents(_ seen: Presentation, into recorder: inout DisplayListRecorder) {
        guard let layer = lazyLayer, let look = seen.look, layer.drawsContents else { return }
        if layer.isDrawingNeeded, type(of: layer) != CALayer.self { layer.display() }
        layer.shareDrawing(with: look)
        recorder.saving { look.recordContents(in: seen.bounds, into: &$0) }
    }

    /// Subviews' layers and free layers in drawing order; nil where there are only subviews, in their own order.
    private var sublayersInDepth: [CALayer]? {
        let hasFree = lazyLayer?.tree.free.isEmpty == false
        let hasDepth = hierarchy.subviews.contains { ($0.lazyLayer?.zPosition ?? 0) != 0 }
        return hasFree || hasDepth ? ensuredLayer.allSublayers.inDepth : nil
    }

    /// Records the view's own content; while its size is animated it is the final content, fitted by the content mode.
    private func recordContent(in seen: CGRect, into recorder: inout DisplayListRecorder, visible: CGRect) {
        let bounds = geometry.bounds
        let isResizing = seen.size != bounds.size && bounds.width > 0 && bounds.height > 0
        guard isResizing || contentExtent.intersects(visible) else { return }
        guard isResizing else {
            recordCustomDrawing(into: &recorder)
            if !drawsInLayer { recorder.saving { recordContent(into: &$0) } }
            return
        }
        let place = viewStyle.contentMode.rectangle(for: bounds.size, in: seen)
        recorder.saving { recorder in
            recorder.translate(x: place.minX, y: place.minY)
            recorder.transform(
                CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height))
            recorder.translate(x: -bounds.minX, y: -bounds.minY)
            recordCustomDrawing(into: &recorder)
            if !drawsInLayer { recordContent(into: &recorder) }
        }
    }

    /// The bounds with the layer's corners.
    var outline: Path { lazyLayer?.outline(of: geometry.bounds) ?? Path(rect: geometry.bounds) }
}

extension UIView.Presentation {
    @MainActor fileprivate var outline: Path { look?.outline(of: bounds) ?? Path(rect: bounds) }
}
