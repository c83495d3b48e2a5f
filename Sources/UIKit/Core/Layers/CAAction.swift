/// A reaction to a change of a layer's value, or to the layer's insertion or removal.
@preconcurrency @MainActor public protocol CAAction {
    /// - Parameters:
    /// - event: the changed key path, or the name of an event.
    ///   - anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A null object means no reaction.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

public let kCATransition = "transition"

extension CALayer {
    /// Looks an action up in Core Animation's order: the delegate, the layer's actions, those of its style, its class.
    func foundAction(forKey event: String) -> (any CAAction)? {
        if let delegated = delegate?.action(for: self, forKey: event) { return delegated }
        if let own = actions?[event] { return own }
        if let styled = (style?["actions"] as? [String: any CAAction])?[event] { return styled }
        return type(of: self).defaultAction(forKey: event)
    }
}
