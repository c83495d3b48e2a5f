/// Methods of three arguments and more, which no control sends, but which can be exchanged and asked for by name.
extension Selector {
    @preconcurrency public init<Target: AnyObject, First, Second, Third, each Rest, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third, repeat each Rest) -> Result
    ) {
        self.init(name, MethodWithArguments(method: method), of: Target.self)
    }

    @_disfavoredOverload public init<Target: AnyObject, First, Second, Third, each Rest, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third, repeat each Rest) -> Result,
        nonisolated: Void = ()
    ) {
        self.init(name, FreeMethodWithArguments(method: method), of: Target.self)
    }

    /// Calls the method with all its arguments.
    ///
    /// - Returns: what the method returns; nil where this is a name alone, where the object isn't of the method's class,
    ///   or where the method takes other arguments.
    @MainActor package func applied(to target: AnyObject, _ arguments: [Any?]) -> Any? {
        method?.applied(to: target, arguments)
    }

    /// Whether this is more than a name.
    package var hasMethod: Bool { method != nil }
}

extension SelectorMethod {
    @MainActor fileprivate func applied(to object: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let target = object as? Target else { return nil }
        if let method = self as? any MethodOfManyArguments { return method.apply(object, arguments) }
        guard arguments.count <= 2 else { return nil }
        let sender = arguments.first ?? nil
        return try? invoke(target, sender: sender, event: arguments.count > 1 ? arguments[1] : nil)
    }
}

/// What can't be sent with a sender and an event.
private protocol MethodOfManyArguments: SelectorMethod {
    @MainActor func apply(_ target: AnyObject, _ arguments: [Any?]) -> Any?
}

extension MethodOfManyArguments {
    @MainActor func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        throw ArgumentMismatch(wanted: "method of a sender and an event", given: "method of more arguments")
    }
}

struct MethodWithArguments<Target: AnyObject, First, Second, Third, each Rest, Result>: MethodOfManyArguments,
    @unchecked Sendable
{
    let method: (Target) -> @MainActor (First, Second, Third, repeat each Rest) -> Result

    @MainActor func apply(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let target = target as? Target,
            var rest = ArgumentList(arguments, of: First.self, Second.self, Third.self)
        else { return nil }
        let (first, second, third) = (rest.next(First.self), rest.next(Second.self), rest.next(Third.self))
        return method(target)(first, second, third, repeat rest.next((each Rest).self))
    }
}

struct FreeMethodWithArguments<Target: AnyObject, First, Second, Third, each Rest, Result>: MethodOfManyArguments,
    @unchecked Sendable
{
    let method: (Target) -> (First, Second, Third, repeat each Rest) -> Result

    @MainActor func apply(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let target = target as? Target,
            var rest = ArgumentList(arguments, of: First.self, Second.self, Third.self)
        else { return nil }
        let (first, second, third) = (rest.next(First.self), rest.next(Second.self), rest.next(Third.self))
        return method(target)(first, second, third, repeat rest.next((each Rest).self))
    }
}

/// Arguments of any type, taken one by one as what a method wants.
private struct ArgumentList {
    private var rest: ArraySlice<Any?>

    /// - Returns: nil where there are fewer arguments than types.
    init?(_ arguments: [Any?], of types: Any.Type...) {
        guard arguments.count >= types.count else { return nil }
        rest = arguments[...]
    }

    mutating func next<Wanted>(_ type: Wanted.Type) -> Wanted {
        guard let value = rest.popFirst() else { fatalError("A method wants another argument, of \(type).") }
        if let value, let wanted = value as? Wanted { return wanted }
        if value == nil, let wanted = Optional<Any>.none as? Wanted { return wanted }
        fatalError("A method wants a \(type), but was given \(value.map { "\($0)" } ?? "nil").")
    }
}
