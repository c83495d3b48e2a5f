import Graphics

extension UIView {
    /// The view and all below it as drawing commands, its bounds' origin at (0, 0), in points.
    ///
    /// The view's own place and transform don't count, its alpha and hiding do. What lies outside its bounds is left
    /// out. Nothing is laid out first. Cost: linear in the views whose superviews don't clip them away.
    package func displayList() -> DisplayList {
        let bounds = geometry.bounds
        var recorder = DisplayListRecorder()
        recorder.translate(x: -bounds.minX, y: -bounds.minY)
        record(into: &recorder, visible: bounds)
        return recorder.list
    }

    /// Records in bounds coordinates; `visible` is the part that can be seen.
    ///
    /// A view that lies outside draws nothing of its own, but subviews may reach in as long as it doesn't clip.
    private func record(into recorder: inout DisplayListRecorder, visible: CGRect) {
        guard !viewStyle.isHidden, viewStyle.alpha > 0 else { return }
        let inside = viewStyle.clipsToBounds ? visible.intersection(geometry.bounds) : visible
        guard !inside.isNull, !inside.isEmpty else { return }
        recorder.grouping(alpha: Double(viewStyle.alpha)) { recorder in
            if let layer = lazyLayer, let shadow = layer.shadow, !viewStyle.clipsToBounds {
                recordWithShadow(shadow, into: &recorder, visible: inside)
            } else {
                recordBody(into: &recorder, visible: inside)
            }
        }
    }

    /// Background, content, subviews and border, in this order.
    private func recordBody(into recorder: inout DisplayListRecorder, visible: CGRect) {
        let bounds = geometry.bounds
        let isVisible = bounds.intersects(visible)
        if isVisible, let color = viewStyle.backgroundColor?.graphicsColor(for: traitCollection) {
            recorder.fill(outline, color)
        }
        if viewStyle.clipsToBounds {
            recorder.saving { recorder in
                recorder.clip(outline)
                recordContentAndSubviews(into: &recorder, visible: visible)
            }
        } else {
            recordContentAndSubviews(into: &recorder, visible: visible)
        }
        if isVisible, let layer = lazyLayer { layer.recordBorder(of: bounds, into: &recorder) }
    }

    private func recordContentAndSubviews(into recorder: inout DisplayListRecorder, visible: CGRect) {
        let extent = (self as? any OverflowingContent)?.contentExtent ?? geometry.bounds
        if extent.intersects(visible) {
            recordCustomDrawing(into: &recorder)
            recorder.saving { recordContent(into: &$0) }
        }
        for subview in hierarchy.subviews {
            let transform = subview.geometry.toSuperview
            guard transform.determinant != 0 else { continue }
            recorder.saving { recorder in
                recorder.transform(transform)
                subview.record(into: &recorder, visible: visible.applying(transform.inverted()))
            }
        }
        recordOverlay(into: &recorder)
    }

    /// A shadow follows the outline of all that the view and its subviews draw, seen or not.
    private func recordWithShadow(_ shadow: Shadow, into recorder: inout DisplayListRecorder, visible: CGRect) {
        let reach = shadow.radius * 3
        let around = visible.insetBy(
            dx: -reach - abs(shadow.offset.width), dy: -reach - abs(shadow.offset.height))
        let list = DisplayList { recordBody(into: &$0, visible: around) }
        let silhouette = list.silhouette
        var faded = shadow
        faded.color = shadow.color.multiplyingAlpha(by: silhouette.alpha)
        recorder.shadow(silhouette.path, faded)
        recorder.append(list)
    }

    /// The bounds with the layer's corners.
    var outline: Path { lazyLayer?.outline(of: geometry.bounds) ?? Path(rect: geometry.bounds) }
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
