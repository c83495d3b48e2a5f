/// A delegate that forwards methods it doesn't implement to another object: `forwardingTarget(for:)`.
///
/// On Apple's systems the runtime asks any object for the target of an unknown message. Here the optional methods of
/// delegates and data sources ask: their default bodies run where a method is missing. The source adapter adds the
/// conformance to classes that override `responds(to:)` or `forwardingTarget(for:)`.
@preconcurrency @MainActor public protocol _MessageForwarding: NSObjectProtocol {
    func responds(to selector: Selector!) -> Bool
    func forwardingTarget(for selector: Selector!) -> Any?
}

extension _MessageForwarding {
    public func responds(to selector: Selector!) -> Bool { _respondsItself(to: selector) }
    public func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

/// A class that knows its methods by name; the source adapter writes the list for delegates and data sources.
public protocol _MethodNaming: NSObjectProtocol {
    static var _methodNames: Set<String> { get }
}

extension NSObjectProtocol {
    /// Returns true if this object implements a method.
    ///
    /// The answer is exact for methods of its class and superclasses, and for all methods of an adapted delegate or
    /// data source. For other objects a selector made of a bare name gives false: without Objective-C an object's
    /// methods can't be looked up by name.
    @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
        if let forwarding = self as? any _MessageForwarding { return forwarding.responds(to: selector) }
        return _respondsItself(to: selector)
    }

    /// The answer of `NSObject` where a class overrides `responds(to:)`.
    @preconcurrency @MainActor public func _respondsItself(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return selector.isMethod(of: self)
            || (type(of: self) as? any _MethodNaming.Type)?._methodNames.contains(selector.name) ?? false
    }

    /// The answer of `NSObject` where a class overrides `forwardingTarget(for:)`: nil.
    @preconcurrency @MainActor public func _forwardingTargetItself(for selector: Selector!) -> Any? { nil }

    /// Returns true if the class names a method, as adapted delegates and data sources do; false for every other class.
    public static func instancesRespond(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return (self as? any _MethodNaming.Type)?._methodNames.contains(selector.name) ?? false
    }

    public func isKind(of someClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 === someClass }
    }
    public func isMember(of someClass: AnyClass) -> Bool { type(of: self) as AnyClass === someClass }
}

/// Finds the object that answers in place of another.
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
