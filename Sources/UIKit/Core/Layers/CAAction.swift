/// What happens when a layer's value changes, or the layer comes or goes.
@preconcurrency @MainActor public protocol CAAction {
    /// - Parameters:
    ///   - event: the key path that changed, or one of the names of events.
    ///   - anObject: the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens.
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
    /// Asks in Core Animation's order: the delegate, the layer's actions, those of its style, its class.
    func foundAction(forKey event: String) -> (any CAAction)? {
        if let delegated = delegate?.action(for: self, forKey: event) { return delegated }
        if let own = actions?[event] { return own }
        if let styled = (style?["actions"] as? [String: any CAAction])?[event] { return styled }
        return type(of: self).defaultAction(forKey: event)
    }
}
