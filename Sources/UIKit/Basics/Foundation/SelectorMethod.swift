/// A method as stored in a selector: only it knows its class and the types of its arguments.
///
/// Methods are called on the main actor only, whatever thread the selector was made on; hence they are sendable.
protocol SelectorMethod: Sendable {
    associatedtype Target: AnyObject
    /// - Throws: `ArgumentMismatch`.
    @MainActor @discardableResult func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any
}

/// The outcome of a call.
enum SelectorOutcome {
    /// Called, with the method's result.
    case called(Any)
    case otherTarget
    case otherArgument(ArgumentMismatch)
}

/// A method's parameter has another type than the given argument.
struct ArgumentMismatch: Error {
    let wanted: String
    let given: String
}

extension SelectorMethod {
    @MainActor func belongs(to object: AnyObject) -> Bool { object is Target }

    /// The method's result; nil where the object isn't of its class or the method has parameters.
    @MainActor func result(on object: AnyObject) -> Any? {
        guard let target = object as? Target else { return nil }
        return try? invoke(target, sender: nil, event: nil)
    }

    @MainActor func call(on object: AnyObject, sender: Any?, event: Any?) -> SelectorOutcome {
        guard let target = object as? Target else { return .otherTarget }
        do {
            return .called(try invoke(target, sender: sender, event: event))
        } catch let mismatch as ArgumentMismatch {
            return .otherArgument(mismatch)
        } catch {
            return .otherTarget
        }
    }
}

/// A value of any type cast to a parameter's type; nil is accepted only by an optional parameter.
func argument<Wanted>(_ value: Any?, as type: Wanted.Type) throws -> Wanted {
    if let value, let wanted = value as? Wanted { return wanted }
    if value == nil, let wanted = Optional<Any>.none as? Wanted { return wanted }
    throw ArgumentMismatch(
        wanted: String(describing: type), given: value.map { String(describing: Swift.type(of: $0)) } ?? "nil")
}

struct MethodWithoutArguments<Target: AnyObject, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor () -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any { method(target)() }
}

struct MethodWithSender<Target: AnyObject, Sender, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor (Sender) -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        method(target)(try argument(sender, as: Sender.self))
    }
}

struct MethodWithSenderAndEvent<Target: AnyObject, Sender, Event, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor (Sender, Event) -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        method(target)(try argument(sender, as: Sender.self), try argument(event, as: Event.self))
    }
}

struct FreeMethodWithoutArguments<Target: AnyObject, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> () -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any { method(target)() }
}

struct FreeMethodWithSender<Target: AnyObject, Sender, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> (Sender) -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        method(target)(try argument(sender, as: Sender.self))
    }
}

struct FreeMethodWithSenderAndEvent<Target: AnyObject, Sender, Event, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> (Sender, Event) -> Result

    func invoke(_ target: Target, sender: Any?, event: Any?) throws -> Any {
        method(target)(try argument(sender, as: Sender.self), try argument(event, as: Event.self))
    }
}
