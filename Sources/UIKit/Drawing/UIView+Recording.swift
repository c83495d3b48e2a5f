import Graphics

extension UIView {
    /// The view and all below it as drawing commands, its bounds' origin at (0, 0), in points.
    ///
    /// The view's own place and transform don't count, its alpha and hiding do. What lies outside its bounds is left
    /// out. What moves is drawn where it is at the host's present time. Nothing is laid out first. Cost: linear in the
    /// views whose superviews don't clip them away.
    package func displayList() -> DisplayList {
        let seen = presented
        var recorder = DisplayListRecorder()
        recorder.translate(x: -seen.bounds.minX, y: -seen.bounds.minY)
        record(seen, into: &recorder, visible: seen.bounds)
        return recorder.list
    }

    /// Records in bounds coordinates; `visible` is the part that can be seen.
    ///
    /// A view that lies outside draws nothing of its own, but subviews may reach in as long as it doesn't clip.
    private func record(_ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect) {
        guard !viewStyle.isHidden, seen.alpha > 0 else { return }
        let inside = viewStyle.clipsToBounds ? visible.intersection(seen.bounds) : visible
        guard !inside.isNull, !inside.isEmpty else { return }
        recorder.grouping(alpha: Double(seen.alpha)) { recorder in
            let animations = UIApplication.shared.animations
            if !animations.transitions.isEmpty, let transition = animations.transition(of: self) {
                transition.record(into: &recorder, bounds: seen.bounds, at: UIApplication.shared.now) {
                    recordSelf(seen, into: &$0, visible: inside)
                }
            } else {
                recordSelf(seen, into: &recorder, visible: inside)
            }
        }
    }

    private func recordSelf(_ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect) {
        if let layer = lazyLayer, let shadow = layer.shadow, !viewStyle.clipsToBounds {
            recordWithShadow(shadow, seen, into: &recorder, visible: visible)
        } else {
            recordBody(seen, into: &recorder, visible: visible)
        }
    }

    /// Background, content, subviews and border, in this order.
    private func recordBody(_ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect) {
        let bounds = seen.bounds
        let isVisible = bounds.intersects(visible)
        if isVisible, let color = seen.backgroundColor?.graphicsColor(for: traitCollection) {
            recorder.fill(outline(of: bounds), color)
        }
        if viewStyle.clipsToBounds {
            recorder.saving { recorder in
                recorder.clip(outline(of: bounds))
                recordContentAndSubviews(seen, into: &recorder, visible: visible)
            }
        } else {
            recordContentAndSubviews(seen, into: &recorder, visible: visible)
        }
        if isVisible, let layer = lazyLayer { layer.recordBorder(of: bounds, into: &recorder) }
    }

    private func recordContentAndSubviews(
        _ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect
    ) {
        recordContent(in: seen.bounds, into: &recorder, visible: visible)
        for subview in hierarchy.subviews {
            let state = subview.presented
            let transform = state.geometry.toSuperview
            guard transform.determinant != 0 else { continue }
            recorder.saving { recorder in
                recorder.transform(transform)
                subview.record(state, into: &recorder, visible: visible.applying(transform.inverted()))
            }
        }
        recordOverlay(into: &recorder)
    }

    /// The view's own content; on its way to another size it is what it will be, fitted by the content mode.
    private func recordContent(in seen: CGRect, into recorder: inout DisplayListRecorder, visible: CGRect) {
        let bounds = geometry.bounds
        let isResizing = seen.size != bounds.size && bounds.width > 0 && bounds.height > 0
        let extent = (self as? any OverflowingContent)?.contentExtent ?? bounds
        guard isResizing || extent.intersects(visible) else { return }
        guard isResizing else {
            recordCustomDrawing(into: &recorder)
            recorder.saving { recordContent(into: &$0) }
            return
        }
        let place = viewStyle.contentMode.rectangle(for: bounds.size, in: seen)
        recorder.saving { recorder in
            recorder.translate(x: place.minX, y: place.minY)
            recorder.transform(
                CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height))
            recorder.translate(x: -bounds.minX, y: -bounds.minY)
            recordCustomDrawing(into: &recorder)
            recordContent(into: &recorder)
        }
    }

    /// A shadow follows the outline of all that the view and its subviews draw, seen or not.
    private func recordWithShadow(
        _ shadow: Shadow, _ seen: Presentation, into recorder: inout DisplayListRecorder, visible: CGRect
    ) {
        let reach = shadow.radius * 3
        let around = visible.insetBy(
            dx: -reach - abs(shadow.offset.width), dy: -reach - abs(shadow.offset.height))
        let list = DisplayList { recordBody(seen, into: &$0, visible: around) }
        let silhouette = list.silhouette
        var faded = shadow
        faded.color = shadow.color.multiplyingAlpha(by: silhouette.alpha)
        recorder.shadow(silhouette.path, faded)
        recorder.append(list)
    }

    /// The bounds with the layer's corners.
    var outline: Path { outline(of: geometry.bounds) }

    private func outline(of bounds: CGRect) -> Path { lazyLayer?.outline(of: bounds) ?? Path(rect: bounds) }
}

extension CALayer {
    /// The shadow, where it is to be seen.
    fileprivate var shadow: Shadow? {
        guard shadowOpacity > 0, let color = shadowColor?.graphicsColor, !color.isInvisible else { return nil }
        return Shadow(
            color: color.multiplyingAlpha(by: Double(min(1, shadowOpacity))), radius: max(0, shadowRadius),
            offset: shadowOffset)
    }

    fileprivate func recordBorder(of bounds: CGRect, into recorder: inout DisplayListRecorder) {
        guard borderWidth > 0, let color = borderColor?.graphicsColor else { return }
        var path = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            path.append(outline(of: bounds, insetBy: borderWidth))
        }
        recorder.fill(path, color, rule: .evenOdd)
    }
}
