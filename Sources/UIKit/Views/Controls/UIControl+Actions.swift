extension UIControl {
    /// Sends events to their targets and actions, each once.
    func send(_ events: UIControl.Event, with event: UIEvent?) {
        let events = extended(events)
        for entry in actions.living where !entry.events.isDisjoint(with: events) {
            switch entry.receiver {
            case .method(let target, let selector):
                if target.isAlive { sendAction(selector, to: target.object, for: event) }
            case .action(let action): sendAction(action)
            }
        }
    }

    /// Two `NSNull` needn't be equal here, so it is inserted once.
    var knownTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        let responderChain = NSNull()
        for entry in actions.living {
            guard case .method(let target, _) = entry.receiver else { continue }
            if let object = target.object {
                targets.insert((object as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object)))
            } else {
                targets.insert(AnyHashable(responderChain))
            }
        }
        return targets
    }

    func actionNames(of object: AnyObject?, for event: UIControl.Event) -> [String]? {
        let names = actions.living.compactMap { entry -> String? in
            guard case .method(let target, let selector) = entry.receiver, target.matches(object),
                !entry.events.isDisjoint(with: event)
            else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    func enumerateReceivers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stops = false
        for entry in actions.living where !stops {
            switch entry.receiver {
            case .method(let target, let selector): iterator(nil, (target.object, selector), entry.events, &stops)
            case .action(let action): iterator(action, nil, entry.events, &stops)
            }
        }
    }
}

extension UIApplication {
    /// Calls a method.
    ///
    /// - Parameter target: nil for the first object that has the method, from the first responder up the chain, then
    /// from the sender.
    /// - Returns: true if there was a receiver.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            action.send(to: target as AnyObject, sender: sender, event: event)
            return true
        }
        guard action.isCallable else {
            action.raiseNotCallable(target: nil)
            return false
        }
        for start in [firstResponder, sender as? UIResponder] {
            guard let responder = start?.target(forAction: action, withSender: sender) else { continue }
            action.send(to: responder as AnyObject, sender: sender, event: event)
            return true
        }
        if let delegate, action.isMethod(of: delegate) {
            action.send(to: delegate, sender: sender, event: event)
            return true
        }
        return false
    }
}
