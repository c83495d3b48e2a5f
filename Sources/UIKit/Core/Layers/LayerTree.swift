/// The position of a layer in the tree.
///
/// Invariant: `free` is in drawing order and `below` is ascending; for a layer without a view `below` is 0.
struct LayerTree {
    /// A layer that isn't a subview's, and the number of the view's subviews below it.
    struct Free {
        let layer: CALayer
        var below: Int
    }

    weak var superlayer: CALayer?
    var free: [Free] = []

    /// Adjusts for a subview inserted at an index: above the free layers in that gap, but below higher ones.
    mutating func subviewInserted(at index: Int, isBackmost: Bool = false) {
        for place in free.indices where free[place].below > index || isBackmost { free[place].below += 1 }
    }

    mutating func subviewRemoved(at index: Int) {
        for place in free.indices where free[place].below > index { free[place].below -= 1 }
    }
}

extension CALayer {
    /// The view that draws this layer: its own, or that of the nearest enclosing layer that has one.
    var root: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view }
            layer = current.tree.superlayer
        }
        return nil
    }

    /// Layers of subviews and free ones, from the back.
    var allSublayers: [CALayer] {
        guard let view else { return tree.free.map(\.layer) }
        var layers: [CALayer] = []
        forEachSublayer(of: view, free: { layers.append($0) }, subview: { layers.append($0.layer) })
        return layers
    }

    /// Calls a body for each sublayer of a view's layer, from the back.
    func forEachSublayer(of view: UIView, free body: (CALayer) -> Void, subview: (UIView) -> Void) {
        var next = tree.free.makeIterator()
        var waiting = next.next()
        for (index, child) in view.hierarchy.subviews.enumerated() {
            while let free = waiting, free.below <= index {
                body(free.layer)
                waiting = next.next()
            }
            subview(child)
        }
        while let free = waiting {
            body(free.layer)
            waiting = next.next()
        }
    }

    private func isInside(_ layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let candidate = current {
            if candidate === layer { return true }
            current = candidate.superlayer
        }
        return false
    }

    /// - Parameter index: among all sublayers; clamped to their number.
    func insert(_ layer: CALayer, at index: Int) {
        guard !isInside(layer) else {
            UIKitException.raise(
                .invalidArgument, "Can't add layer \(layer) to itself or to a layer inside of it: \(self)")
            return
        }
        layer.leaveSuperlayer()
        if let view = layer.view, let own = self.view {
            own.insertSubview(view, at: min(index, own.hierarchy.subviews.count))
            return
        }
        let before = allSublayers.prefix(max(0, index))
        let place = before.count { $0.view?.superview !== view || $0.view == nil }
        let below = before.count - place
        tree.free.insert(LayerTree.Free(layer: layer, below: below), at: place)
        layer.tree.superlayer = self
        changed()
    }

    func insert(_ layer: CALayer, near sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        layer.leaveSuperlayer()
        let layers = allSublayers
        guard let sibling, let index = layers.firstIndex(where: { $0 === sibling }) else {
            insert(layer, at: offset == 0 ? 0 : layers.count)
            return
        }
        insert(layer, at: index + offset)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.superlayer === self else { return }
        insert(new, near: old, offset: 0)
        old.leaveSuperlayer()
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in tree.free.map(\.layer) where !layers.contains(where: { $0 === layer }) { layer.leaveSuperlayer() }
        for layer in layers where layer.view == nil {
            layer.leaveSuperlayer()
            insert(layer, at: allSublayers.count)
        }
    }

    func leaveSuperlayer() {
        if let view {
            view.removeFromSuperview()
            return
        }
        guard let superlayer = tree.superlayer else { return }
        if superlayer.mask === self { superlayer.mask = nil }
        superlayer.tree.free.removeAll { $0.layer === self }
        superlayer.changed()
        tree.superlayer = nil
    }

    // MARK: Points

    /// From bounds coordinates to the superlayer's.
    var toSuperlayer: CGAffineTransform { view?.geometry.toSuperview ?? own.toSuperlayer }

    private var toTop: CGAffineTransform {
        var transform = toSuperlayer
        var layer = superlayer
        while let current = layer {
            transform = transform.concatenating(current.toSuperlayer)
            layer = current.superlayer
        }
        return transform
    }

    private func map(to other: CALayer?) -> CGAffineTransform {
        guard let other else { return toTop }
        return toTop.concatenating(other.toTop.inverted())
    }

    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(to: l).inverted()) }
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }

    /// - Parameter point: in the superlayer's coordinates.
    func hit(_ point: CGPoint) -> CALayer? {
        let map = toSuperlayer
        guard !isHidden, opacity > 0, map.determinant != 0 else { return nil }
        let inside = point.applying(map.inverted())
        if masksToBounds, !contains(inside) { return nil }
        for sublayer in allSublayers.reversed() {
            if let hit = sublayer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    // MARK: What isn't a number

    func validates(_ rectangle: CGRect) -> Bool {
        let (origin, size) = (rectangle.origin, rectangle.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return true }
        UIKitException.raise(
            .invalidGeometry,
            "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]. Layer: \(self); its "
                + "last geometry is kept.")
        return false
    }

    func reportTransform(_ transform: CATransform3D) {
        UIKitException.raise(
            .invalidGeometry,
            "CALayer transform contains numbers that aren't finite: \(transform.rows). Layer: \(self); its last "
                + "transform is kept.")
    }
}
