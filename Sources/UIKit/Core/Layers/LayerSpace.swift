import Graphics

/// The geometry of layers in space: the third dimension, and its projection by a superlayer.
extension CALayer {
    /// From bounds coordinates to the superlayer's, in space.
    var toSuperlayerInSpace: CATransform3D {
        let geometry = own
        return geometry.toSuperlayerInSpace(depth: zPosition)
    }

    /// The effect of `sublayerTransform` in bounds coordinates: it is relative to the anchor point.
    var sublayerSpace: CATransform3D? {
        guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
            .concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// Draws a body under a transform, flat pictures with perspective where it has some.
    ///
    /// - Parameter extent: the area of the body's drawing, in its own coordinates.
    static func record(
        through map: CATransform3D, isDoubleSided: Bool, extent: @autoclosure () -> CGRect, visible: CGRect,
        into recorder: inout DisplayListRecorder,
        _ body: (inout DisplayListRecorder, _ visible: CGRect) -> Void
    ) {
        if map.isFlat {
            let flat = map.projectedAffine
            guard flat.determinant != 0, isDoubleSided || flat.determinant > 0 else { return }
            recorder.saving { recorder in
                recorder.transform(flat)
                body(&recorder, visible.applying(flat.inverted()))
            }
            return
        }
        let (projection, extent) = (map.projection, extent())
        guard projection.determinant != 0, isDoubleSided || !projection.showsBack(of: extent) else { return }
        recorder.projected(DisplayList { body(&$0, extent) }, in: extent, projection)
    }

    /// The area in which the layer and its sublayers draw, in its own coordinates.
    var drawnExtent: CGRect { view?.drawnExtent ?? drawnExtent(of: self) }

    /// - Parameter model: the layer whose sublayers count, where this one is a presentation copy.
    func drawnExtent(of model: CALayer) -> CGRect {
        var extent = bounds
        if shadow != nil {
            let reach = shadowRadius * 3
            extent = extent.union(
                extent.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -reach, dy: -reach))
        }
        guard !masksToBounds else { return extent }
        for sublayer in model.allSublayers where !sublayer.isHidden {
            extent = extent.union(sublayer.drawnExtent.applying(sublayer.toSuperlayer))
        }
        return extent
    }
}

extension LayerGeometry {
    func toSuperlayerInSpace(depth: CGFloat) -> CATransform3D {
        CATransform3DMakeTranslation(
            -(bounds.origin.x + bounds.size.width * anchorPoint.x),
            -(bounds.origin.y + bounds.size.height * anchorPoint.y), -anchorPointZ
        )
        .concatenating(transform)
        .concatenating(CATransform3DMakeTranslation(position.x, position.y, depth + anchorPointZ))
    }
}

extension CATransform3D {
    /// True if the plane z = 0 is seen without perspective.
    var isFlat: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    /// The projection of the plane z = 0.
    var projection: Projection {
        Projection(a: m11, b: m12, p: m14, c: m21, d: m22, q: m24, tx: m41, ty: m42, w: m44)
    }
}

extension UIView {
    /// The area in which the view and its subviews draw, in its bounds coordinates.
    var drawnExtent: CGRect {
        var extent = bounds
        if let layer = lazyLayer, layer.shadow != nil {
            let reach = layer.shadowRadius * 3
            extent = extent.union(
                extent.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
                    .insetBy(dx: -reach, dy: -reach))
        }
        guard !clipsToBounds else { return extent }
        for subview in subviews where !subview.isHidden {
            extent = extent.union(subview.drawnExtent.applying(subview.geometry.toSuperview))
        }
        for free in lazyLayer?.tree.free ?? [] {
            extent = extent.union(free.layer.drawnExtent.applying(free.layer.toSuperlayer))
        }
        return extent
    }

    /// Sets the view's transform to the projection of a transform in space, which its layer stores.
    ///
    /// Inside an animation block the layer rotates in space rather than the view in its plane.
    func setTransform(_ transform: CATransform3D, of layer: CALayer) {
        let isInSpace = !CATransform3DIsAffine(transform) || !CATransform3DIsAffine(layer.own.transform)
        guard isInSpace, layer.willAnimate else {
            layer.own.transform = transform
            return setTransform(transform.projectedAffine)
        }
        let old = layer.presentValue(of: "transform")
        layer.own.transform = transform
        observedChange { geometry.transform = transform.projectedAffine }
        if let old { layer.animateChange(of: "transform", from: old) }
        setNeedsComposition()
    }

    /// The view's transform into its superview, where it is three-dimensional; nil for most views.
    func space(_ seen: Presentation) -> CATransform3D? {
        let outer = superview?.lazyLayer?.sublayerSpace
        guard let look = seen.look ?? lazyLayer else {
            guard let outer else { return nil }
            return CATransform3D(seen.geometry.toSuperview).concatenating(outer)
        }
        guard outer != nil || !CATransform3DIsAffine(look.own.transform) || !look.isDoubleSided else { return nil }
        let geometry = LayerGeometry(
            position: seen.center, bounds: seen.bounds, anchorPoint: seen.anchorPoint,
            transform: CATransform3D(seen.transform, keeping: look.own.transform))
        let own = geometry.toSuperlayerInSpace(depth: look.zPosition)
        return outer.map { own.concatenating($0) } ?? own
    }
}
