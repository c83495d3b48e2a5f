import UIKit

/// A method whose implementation can be another one while the program runs.
///
/// Swift's calls go to a method through its class's table, not by its name. So a method that can be exchanged asks, each
/// time it is called, what stands for it: those of UIKit by a replacement that this module loads
/// (`@_dynamicReplacement`), those of an adapted module by a line that the source step writes at their beginning.
///
/// Invariant: what is asked for while `isPassing` is the body itself: its own implementation is on the way to it.
@preconcurrency @MainActor public final class ExchangeableMethod {
    let owner: AnyClass
    /// As the source step writes it, then as Objective-C has it where that is another one.
    let names: [String]
    private let call: @MainActor (AnyObject, [Any?]) -> Any
    private var isPassing = false
    /// By the class whose objects it is for.
    private var implementations: [ObjectIdentifier: IMP] = [:]

    /// What the method did before anybody exchanged it.
    private(set) lazy var original = IMP("\(owner).\(names[0])") { [unowned self] object, arguments in
        pass(object, arguments)
    }

    init(_ owner: AnyClass, _ names: [String], call: @escaping @MainActor (AnyObject, [Any?]) -> Any) {
        self.owner = owner
        self.names = names
        self.call = call
    }

    /// Calls the body itself.
    private func pass(_ object: AnyObject, _ arguments: [Any?]) -> Any {
        isPassing = true
        // An override that the call met first may have ended it.
        defer { isPassing = false }
        return call(object, arguments)
    }

    /// What stands for the method; nil where the body itself is to run.
    ///
    /// - Complexity: one look at a dictionary where nobody exchanged the method.
    public func replacement(for object: AnyObject) -> IMP? {
        if isPassing {
            isPassing = false
            return nil
        }
        guard !implementations.isEmpty, let found = implementation(for: type(of: object)), found !== original else {
            return nil
        }
        return found
    }

    /// The implementation for a class, or for the nearest that it comes from.
    func implementation(for type: AnyClass) -> IMP? {
        var current: AnyClass? = type
        while let type = current {
            if let implementation = implementations[ObjectIdentifier(type)] { return implementation }
            if type == owner { return original }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Puts an implementation in a class's place.
    func set(_ implementation: IMP, for type: AnyClass) { implementations[ObjectIdentifier(type)] = implementation }

    func has(own type: AnyClass) -> Bool { type == owner || implementations[ObjectIdentifier(type)] != nil }
}

/// Methods of UIKit's; `body` is the replacement that asks for what stands for the method.
extension ExchangeableMethod {
    convenience init<Owner: AnyObject, Result>(
        _ owner: Owner.Type, _ names: String..., body: @escaping (Owner) -> @MainActor () -> Result
    ) {
        self.init(owner, names) { object, _ in body(typedArgument(object))() }
    }

    convenience init<Owner: AnyObject, First, Result>(
        _ owner: Owner.Type, _ names: String..., body: @escaping (Owner) -> @MainActor (First) -> Result
    ) {
        self.init(owner, names, count: 1) { object, arguments in body(typedArgument(object))(typedArgument(arguments[0])) }
    }

    convenience init<Owner: AnyObject, First, Second, Result>(
        _ owner: Owner.Type, _ names: String..., body: @escaping (Owner) -> @MainActor (First, Second) -> Result
    ) {
        self.init(owner, names, count: 2) { object, arguments in
            body(typedArgument(object))(typedArgument(arguments[0]), typedArgument(arguments[1]))
        }
    }

    convenience init<Owner: AnyObject, First, Second, Third, Result>(
        _ owner: Owner.Type, _ names: String..., body: @escaping (Owner) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(owner, names, count: 3) { object, arguments in
            body(typedArgument(object))(typedArgument(arguments[0]), typedArgument(arguments[1]), typedArgument(arguments[2]))
        }
    }

    private convenience init(
        _ owner: AnyClass, _ names: [String], count: Int, call: @escaping @MainActor (AnyObject, [Any?]) -> Any
    ) {
        self.init(owner, names) { object, arguments in
            guard arguments.count == count else {
                fatalError("\(owner).\(names[0]) takes \(count) arguments, but was called with \(arguments.count).")
            }
            return call(object, arguments)
        }
    }
}
