/// A delegate that has another object answer what it has no method for: `forwardingTarget(for:)`.
///
/// On Apple's systems any object is asked so for a message that it doesn't know. Here the optional methods of delegates
/// and data sources ask, whose default bodies run where a method is missing. The source adapter takes the protocol in for
/// classes that override `responds(to:)` or `forwardingTarget(for:)`.
@preconcurrency @MainActor public protocol _MessageForwarding: NSObjectProtocol {
    func responds(to selector: Selector!) -> Bool
    func forwardingTarget(for selector: Selector!) -> Any?
}

extension _MessageForwarding {
    public func responds(to selector: Selector!) -> Bool { _respondsItself(to: selector) }
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

/// A class that knows its methods by their names; the source adapter writes the list for delegates and data sources.
public protocol _MethodNaming: NSObjectProtocol {
    static var _methodNames: Set<String> { get }
}

extension NSObjectProtocol {
    /// Whether this object has a method.
    ///
    /// Known of methods of its class or one that it comes from, and of all methods of an adapted delegate or data source.
    /// Of any other object a selector made of a name alone is answered with false: without Objective-C nobody knows an
    /// object's methods by name.
    @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
        if let forwarding = self as? any _MessageForwarding { return forwarding.responds(to: selector) }
        return _respondsItself(to: selector)
    }

    /// What `NSObject` answers where a class overrides `responds(to:)`.
    @preconcurrency @MainActor public func _respondsItself(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return selector.isMethod(of: self)
            || (type(of: self) as? any _MethodNaming.Type)?._methodNames.contains(selector.name) ?? false
    }

    /// What `NSObject` answers where a class overrides `forwardingTarget(for:)`: nobody.
    @preconcurrency @MainActor public func _forwardingTargetItself(for selector: Selector!) -> Any? { nil }

    public func isKind(of someClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 === someClass }
    }
    public func isMember(of someClass: AnyClass) -> Bool { type(of: self) as AnyClass === someClass }
}

/// Who answers in place of an object.
@MainActor enum MessageForwarding {
    /// - Returns: nil where the object doesn't forward, or forwards to itself.
    /// - Complexity: one cast of the object where it doesn't.
    static func target(of object: any NSObjectProtocol, for name: String) -> Any? {
        guard let forwarding = object as? any _MessageForwarding,
            let target = forwarding.forwardingTarget(for: Selector(name)), target as AnyObject !== object
        else { return nil }
        return target
    }
}
