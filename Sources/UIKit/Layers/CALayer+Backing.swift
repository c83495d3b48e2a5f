/// Making a view's layer from its class.
///
/// `init()` isn't required of subclasses, so Swift won't call it on a metatype. As for cells, a convenience initialiser's
/// allocating entry is given a name and declared a second time as a static function.
extension CALayer {
    @_silgen_name("masu_CALayer_make")
    convenience init(backing view: __owned UIView) {
        self.init()
        self.view = view
    }

    @_silgen_name("masu_CALayer_make")
    private static func allocate(backing view: __owned UIView) -> Self

    static func make(backing view: UIView) -> CALayer { allocate(backing: view) }
}

extension UIView {
    /// The layer, made when first asked for.
    var ensuredLayer: CALayer {
        if let lazyLayer { return lazyLayer }
        guard let kind = type(of: self).layerClass as? CALayer.Type else {
            preconditionFailure(
                "\(type(of: self)).layerClass is \(type(of: self).layerClass), which is no CALayer. Return CALayer.self "
                    + "or a subclass of it.")
        }
        let layer = kind.make(backing: self)
        lazyLayer = layer
        return layer
    }
}
