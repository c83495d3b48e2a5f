/// A method's name together with the method itself: the counterpart of `#selector` without Objective-C.
///
/// `Selector("save:", Editor.save(_:))` calls the method on any `Editor`, and an override where a subclass has one.
/// Methods have no parameter, a sender, or a sender and an event; their results are dropped. A selector made of a bare
/// name can be compared and printed, but not sent: sending it raises. Two are equal where name and class are.
public struct Selector: Sendable {
    public let name: String
    /// The class that declares the method; nil for a bare name and for editing actions.
    private let owner: ObjectIdentifier?
    private let ownerName: String
    let method: (any SelectorMethod)?
    /// Returns true if an object's class overrides the method; nil where that isn't known.
    private var overriding: (@Sendable (AnyObject) -> Bool)?

    /// A name without a method.
    public init(_ name: String) {
        self.name = name
        owner = nil
        ownerName = ""
        method = nil
    }

    @preconcurrency public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(name, MethodWithoutArguments(method: method), of: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, MethodWithSender(method: method), of: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, MethodWithSenderAndEvent(method: method), of: Target.self)
    }

    init<Target: AnyObject>(_ name: String, _ method: any SelectorMethod, of owner: Target.Type) {
        self.name = name
        // All responders share the editing actions: these selectors are equal, whatever class they were made from.
        self.owner = EditAction.names.contains(name) ? nil : ObjectIdentifier(owner)
        ownerName = String(describing: owner)
        self.method = method
    }
}

/// Swift 6 mode doesn't convert a method without isolation to one on the main actor: initialisers of their own, chosen
/// last, accept such methods.
extension Selector {
    @_disfavoredOverload public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> () -> Result, nonisolated: Void = ()
    ) {
        self.init(name, FreeMethodWithoutArguments(method: method), of: Target.self)
    }

    @_disfavoredOverload public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Result, nonisolated: Void = ()
    ) {
        self.init(name, FreeMethodWithSender(method: method), of: Target.self)
    }

    @_disfavoredOverload public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result, nonisolated: Void = ()
    ) {
        self.init(name, FreeMethodWithSenderAndEvent(method: method), of: Target.self)
    }
}

extension Selector {
    /// The same selector, with a test for classes that override its method.
    ///
    /// The source adapter adds it for methods that a module adds to UIKit's classes:
    /// `targetViewController(forAction:sender:)` looks for a controller that overrides the method.
    public func _overridden(_ isOverriding: @escaping @Sendable (AnyObject) -> Bool) -> Selector {
        var selector = self
        selector.overriding = isOverriding
        return selector
    }

    func isOverridden(by object: AnyObject) -> Bool { overriding?(object) ?? true }
}

extension Selector: Hashable {
    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name && first.owner == second.owner
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(owner)
    }
}

extension Selector: CustomStringConvertible, ExpressibleByStringLiteral {
    public var description: String { name }

    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector {
    /// Returns true if an object is of the class that declares the method.
    @MainActor func isMethod(of object: AnyObject) -> Bool { method?.belongs(to: object) ?? false }

    /// True if this is more than a name.
    var isCallable: Bool { method != nil }

    /// Calls the method on an object.
    ///
    /// Raises where there is no method, where the object isn't of its class, and where the method's sender parameter
    /// has another type than the given sender.
    ///
    /// - Returns: the method's result.
    @discardableResult
    @MainActor func send(to target: AnyObject, sender: Any?, event: Any? = nil) -> Any? {
        guard let method else {
            raiseNotCallable(target: target)
            return nil
        }
        switch method.call(on: target, sender: sender, event: event) {
        case .called(let answer): return answer
        case .otherTarget:
            UIKitException.raise(
                .invalidArgument,
                "-[\(shortClassName(of: target)) \(name)]: unrecognized selector sent to instance "
                    + "\(address(of: target)); its method is one of \(ownerName).")
        case .otherArgument(let mismatch):
            UIKitException.raise(
                .invalidArgument,
                "The method of the selector '\(name)' of \(ownerName) takes a \(mismatch.wanted), but was sent a "
                    + "\(mismatch.given).")
        }
        return nil
    }

    /// The text that the method returns; empty where it returns none.
    ///
    /// Raises where there is no method.
    @MainActor func string(of target: Any) -> String {
        guard let method else {
            raiseNotCallable(target: target as AnyObject)
            return ""
        }
        return method.result(on: target as AnyObject) as? String ?? ""
    }

    @MainActor func raiseNotCallable(target: AnyObject?) {
        let receiver = target.map(classAndAddress) ?? "the responder chain"
        UIKitException.raise(
            .invalidArgument,
            "The selector '\(name)' is a name without a method, so it can't be sent to \(receiver). "
                + "Write Selector(\"\(name)\", Type.method), or #selector in adapted sources.")
    }
}
