/// Methods of three and four arguments, which no control sends, but which can be exchanged and called by name.
extension Selector {
    @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        // Called on the main actor only, as all methods of selectors are.
        nonisolated(unsafe) let method = method
        self.init(
            name,
            MethodOfManyArguments<Target> { target, arguments in
                guard arguments.count == 3 else { return nil }
                return method(target)(
                    typedArgument(arguments[0]), typedArgument(arguments[1]), typedArgument(arguments[2]))
            }, of: Target.self)
    }

    @preconcurrency public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
    ) {
        // Called on the main actor only, as all methods of selectors are.
        nonisolated(unsafe) let method = method
        self.init(
            name,
            MethodOfManyArguments<Target> { target, arguments in
                guard arguments.count == 4 else { return nil }
                return method(target)(
                    typedArgument(arguments[0]), typedArgument(arguments[1]), typedArgument(arguments[2]),
                    typedArgument(arguments[3]))
            }, of: Target.self)
    }

    @_disfavoredOverload public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result, nonisolated: Void = ()
    ) {
        // Called on the main actor only, as all methods of selectors are.
        nonisolated(unsafe) let method = method
        self.init(
            name,
            MethodOfManyArguments<Target> { target, arguments in
                guard arguments.count == 3 else { return nil }
                return method(target)(
                    typedArgument(arguments[0]), typedArgument(arguments[1]), typedArgument(arguments[2]))
            }, of: Target.self)
    }

    @_disfavoredOverload public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result, nonisolated: Void = ()
    ) {
        // Called on the main actor only, as all methods of selectors are.
        nonisolated(unsafe) let method = method
        self.init(
            name,
            MethodOfManyArguments<Target> { target, arguments in
                guard arguments.count == 4 else { return nil }
                return method(target)(
                    typedArgument(arguments[0]), typedArgument(arguments[1]), typedArgument(arguments[2]),
                    typedArgument(arguments[3]))
            }, of: Target.self)
    }

    /// Calls the method with all its arguments.
    ///
    /// - Returns: the method's result; nil where this is a bare name, where the object isn't of the method's class, or
    /// where the method has another number of arguments.
    @MainActor package func applied(to target: AnyObject, _ arguments: [Any?]) -> Any? {
        method?.applied(to: target, arguments)
    }

    /// True if this is more than a name.
    package var hasMethod: Bool { method != nil }
}

extension SelectorMethod {
    @MainActor fileprivate func applied(to object: AnyObject, _ arguments: [Any?]) -> Any? {
        guard let target = object as? Target else { return nil }
        if let method = self as? MethodOfManyArguments<Target> { return method.body(target, arguments) }
        guard arguments.count <= 2 else { return nil }
        let sender = arguments.first ?? nil
        return try? invoke(target, sender: sender, event: arguments.count > 1 ? arguments[1] : nil)
    }
}

/// A method that can't be sent with a sender and an event.
private struct MethodOfManyArguments<Target: AnyObject>: SelectorMethod, @unchecked Sendable {
    let body: @MainActor (Target, [Any?]) -> Any?

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        throw ArgumentMismatch(wanted: "method of a sender and an event", given: "method of more arguments")
    }
}

/// An argument cast to the type of the method's parameter.
package func typedArgument<Wanted>(_ value: Any?) -> Wanted {
    if let value, let wanted = value as? Wanted { return wanted }
    if value == nil, let nothing = Optional<Any>.none as? Wanted { return nothing }
    if let pointer = pointerArgument(value, as: Wanted.self) { return pointer }
    fatalError(
        "The argument \(value.map { "\($0)" } ?? "nil") doesn't fit a method's parameter of the type \(Wanted.self). "
            + "Exchange methods only with methods of the same parameter types.")
}

/// A pointer as a parameter has it; where that can't be nil, nil is an address without a meaning.
private func pointerArgument<Wanted>(_ value: Any?, as type: Wanted.Type) -> Wanted? {
    guard let value = value ?? UnsafeMutableRawPointer(bitPattern: 1), let pointer = value as? UnsafeMutableRawPointer
    else { return nil }
    return pointer as? Wanted ?? UnsafeRawPointer(pointer) as? Wanted
}
