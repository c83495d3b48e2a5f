extension UIView {
    /// The layer, made on first access.
    var ensuredLayer: CALayer {
        if let lazyLayer { return lazyLayer }
        guard let kind = type(of: self).layerClass as? CALayer.Type else {
            preconditionFailure(
                "\(type(of: self)).layerClass is \(type(of: self).layerClass), which isn't a CALayer. Return CALayer.self "
                    + "or a subclass of it.")
        }
        let layer = kind.make()
        layer.view = self
        lazyLayer = layer
        return layer
    }
}
