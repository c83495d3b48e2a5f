import UIKit

/// A class's method, as the runtime's functions take it.
@preconcurrency @MainActor public final class Method {
    let name: String
    /// The class that was asked.
    let asked: AnyClass
    /// nil for a method that can't be exchanged, and for one that UIKit doesn't have.
    let exchangeable: ExchangeableMethod?
    /// True if UIKit here has no such method, so that it is never called.
    let isUnknown: Bool
    private lazy var unknown = IMP("\(asked).\(name)") { _, _ in () }
    private var replaced: IMP?

    init(_ name: String, of asked: AnyClass, _ exchangeable: ExchangeableMethod?, isUnknown: Bool = false) {
        self.name = name
        self.asked = asked
        self.exchangeable = exchangeable
        self.isUnknown = isUnknown
    }

    var implementation: IMP {
        get {
            if let exchangeable { return exchangeable.implementation(for: exchangeable.owner) ?? exchangeable.original }
            guard isUnknown else { end() }
            return replaced ?? unknown
        }
        set {
            if let exchangeable { return exchangeable.set(newValue, for: exchangeable.owner) }
            guard isUnknown else { end() }
            replaced = newValue
        }
    }

    private func end() -> Never {
        fatalError(
            "\(asked).\(name) can't be exchanged: Swift's calls don't ask for it by name. The methods of UIKit that can "
                + "are those of the module ObjectiveCRuntime; those of an app have to be named by #selector in a module "
                + "that goes through masu-adapt and exchanges methods.")
    }
}

/// A class's own method, or that of the nearest class that it comes from; nil where there is none.
///
/// A name without a method that begins with an underscore is taken for a private method of UIKit's: there is none here
/// that anybody calls, so what is put in its place is never called either. So are the methods of Foundation's classes, which the
/// log says: libraries that look on, such as those that list an app's requests, see nothing then.
@preconcurrency @MainActor public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    if let method = _MethodTable.method(name.name, of: cls) { return Method(name.name, of: cls, method) }
    if let unknown = methodOfFoundation(cls, name) { return unknown }
    if name.hasMethod { return Method(name.name, of: cls, nil) }
    return name.name.hasPrefix("_") ? Method(name.name, of: cls, nil, isUnknown: true) : nil
}

@MainActor private func methodOfFoundation(_ cls: AnyClass, _ name: Selector) -> Method? {
    guard String(reflecting: cls).hasPrefix("Foundation") else { return nil }
    UIKitLog.write(
        "\(cls).\(name.name) isn't exchanged: calls of Foundation's methods on Linux don't ask for them by name")
    return Method(name.name, of: cls, nil, isUnknown: true)
}

/// Ends the program: methods of a class itself, not of its objects, can't be exchanged. Those of Foundation's classes are taken
/// as `class_getInstanceMethod` takes them.
@preconcurrency @MainActor public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    if let cls, let unknown = methodOfFoundation(cls, name) { return unknown }
    fatalError("\(cls.map { "\($0)" } ?? "nil").\(name.name) is a class method, which can't be exchanged.")
}

@preconcurrency @MainActor public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)?.implementation
}

@preconcurrency @MainActor public func method_getName(_ method: Method) -> Selector { Selector(method.name) }
@preconcurrency @MainActor public func method_getImplementation(_ method: Method) -> IMP { method.implementation }
/// nil: Swift's methods have no encoded types.
@preconcurrency @MainActor public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Has each of two methods do what the other one did.
@preconcurrency @MainActor public func method_exchangeImplementations(_ first: Method, _ second: Method) {
    let implementation = first.implementation
    first.implementation = second.implementation
    second.implementation = implementation
}

/// - Returns: the previous implementation.
@discardableResult @preconcurrency @MainActor public func method_setImplementation(
    _ method: Method, _ implementation: IMP
) -> IMP {
    let before = method.implementation
    method.implementation = implementation
    return before
}

/// Gives a class a method that it has from a class above.
///
/// Ends the program for a class of an app's, if it is unknown whether it has the method itself, and for a method that
/// no class above has: it would never be called.
///
/// - Returns: false where the class has the method itself; nothing happens then.
@discardableResult @preconcurrency @MainActor public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let cls else { return false }
    guard let method = _MethodTable.method(name.name, of: cls) else {
        fatalError("\(cls).\(name.name) can't be added: no class above has a method of the name that can be exchanged.")
    }
    if method.has(own: cls) { return false }
    guard String(reflecting: cls).hasPrefix("UIKit.") else {
        fatalError(
            "\(cls).\(name.name) can't be added: the class may already have a method of that name, which can't be found out."
        )
    }
    method.set(implementation, for: cls)
    return true
}

/// Puts an implementation in the place of a class's own method, or gives it one.
///
/// - Returns: the previous implementation of the class's own method; nil where it had none.
@discardableResult @preconcurrency @MainActor public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let cls else { return nil }
    guard let method = _MethodTable.method(name.name, of: cls) else {
        fatalError(
            "\(cls).\(name.name) can't be replaced: no class above has a method of the name that can be exchanged.")
    }
    let before = method.has(own: cls) ? method.implementation(for: cls) : nil
    method.set(implementation, for: cls)
    return before
}
