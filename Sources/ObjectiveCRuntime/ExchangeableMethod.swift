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
    private var call: ((AnyObject, [Any?]) -> Any)!
    private var isPassing = false
    /// By the class whose objects it is for.
    private var implementations: [ObjectIdentifier: IMP] = [:]

    /// What the method did before anybody exchanged it.
    private(set) lazy var original = IMP("\(owner).\(names[0])") { [unowned self] object, arguments in
        isPassing = true
        defer { isPassing = false }
        return call(object, arguments)
    }

    init(_ owner: AnyClass, _ names: [String], call: @escaping (AnyObject, [Any?]) -> Any) {
        self.owner = owner
        self.names = names
        self.call = call
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

extension ExchangeableMethod {
    /// A method of UIKit's.
    ///
    /// - Parameter body: the replacement that asks for what stands for the method.
    convenience init<Owner: AnyObject, each Argument, Result>(
        _ owner: Owner.Type, _ names: String..., body: @escaping (Owner) -> @MainActor (repeat each Argument) -> Result
    ) {
        self.init(owner, names) { object, arguments in
            guard let object = object as? Owner else {
                fatalError("\(owner).\(names[0]) was sent to \(object), which isn't one.")
            }
            var rest = arguments[...]
            return body(object)(repeat Self.next((each Argument).self, of: &rest, names[0]))
        }
    }

    private static func next<Wanted>(_ type: Wanted.Type, of rest: inout ArraySlice<Any?>, _ name: String) -> Wanted {
        guard let value = rest.popFirst() else { fatalError("\(name) wants another argument, of \(type).") }
        if let value, let wanted = value as? Wanted { return wanted }
        if value == nil, let nothing = Optional<Any>.none as? Wanted { return nothing }
        fatalError("\(name) takes a \(type), but was given \(value.map { "\($0)" } ?? "nil").")
    }
}
