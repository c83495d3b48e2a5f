import Graphics

/// Holds layers in one space: they aren't flattened into its plane, and the nearer ones are drawn above the farther
/// ones.
///
/// The layer draws nothing of its own. Sublayers are ordered by the depth of their middle.
open class CATransformLayer: CALayer {
    override func makePresentation() -> CALayer { CATransformLayer(layer: self) }

    override func recordFree(into recorder: inout DisplayListRecorder, visible: CGRect, outer: CATransform3D) {
        layOutIfMarked()
        wasShown = true
        let seen = presented
        guard !seen.isHidden, seen.opacity > 0 else { return }
        var space = seen.toSuperlayerInSpace.concatenating(outer)
        if let inner = seen.sublayerSpace { space = inner.concatenating(space) }
        let sublayers = allSublayers.map { layer -> (layer: CALayer, depth: CGFloat) in
            let shown = layer.presented
            let map = shown.toSuperlayerInSpace.concatenating(space)
            return (layer, map.depth(ofX: shown.bounds.midX, y: shown.bounds.midY))
        }
        for entry in sublayers.enumerated().sorted(by: {
            ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }) {
            entry.element.layer.recordFree(into: &recorder, visible: visible, outer: space)
        }
    }

    /// Only sublayers can be hit.
    open override func contains(_ p: CGPoint) -> Bool { false }
}

extension CATransform3D {
    /// The depth of a point of the plane z = 0, greater towards the viewer.
    fileprivate func depth(ofX x: CGFloat, y: CGFloat) -> CGFloat {
        let w = x * m14 + y * m24 + m44
        return (x * m13 + y * m23 + m43) / (w == 0 ? 1 : w)
    }
}
