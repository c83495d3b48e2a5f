/// A method as a selector keeps it: its class and the classes of its arguments are known to it alone.
protocol SelectorMethod: Sendable {
    @MainActor func belongs(to object: AnyObject) -> Bool
    @MainActor func call(on target: AnyObject, sender: Any?, event: Any?) -> SelectorOutcome
}

/// What became of a call.
enum SelectorOutcome {
    case called
    case otherTarget
    case otherArgument(wanted: String, given: String)
}

/// Methods are called on the main actor only, whatever thread the selector was made on: that makes them sendable.
struct MethodWithoutArguments<Target: AnyObject, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor () -> Result

    func belongs(to object: AnyObject) -> Bool { object is Target }

    func call(on target: AnyObject, sender: Any?, event: Any?) -> SelectorOutcome {
        guard let target = target as? Target else { return .otherTarget }
        _ = method(target)()
        return .called
    }
}

struct MethodWithSender<Target: AnyObject, Sender, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor (Sender) -> Result

    func belongs(to object: AnyObject) -> Bool { object is Target }

    func call(on target: AnyObject, sender: Any?, event: Any?) -> SelectorOutcome {
        guard let target = target as? Target else { return .otherTarget }
        guard let sender = argument(sender, as: Sender.self) else { return mismatch(sender, Sender.self) }
        _ = method(target)(sender)
        return .called
    }
}

struct MethodWithSenderAndEvent<Target: AnyObject, Sender, Event, Result>: SelectorMethod, @unchecked Sendable {
    let method: (Target) -> @MainActor (Sender, Event) -> Result

    func belongs(to object: AnyObject) -> Bool { object is Target }

    func call(on target: AnyObject, sender: Any?, event: Any?) -> SelectorOutcome {
        guard let target = target as? Target else { return .otherTarget }
        guard let sender = argument(sender, as: Sender.self) else { return mismatch(sender, Sender.self) }
        guard let event = argument(event, as: Event.self) else { return mismatch(event, Event.self) }
        _ = method(target)(sender, event)
        return .called
    }
}

/// A value of any type as the type a method takes; nothing only where the method takes an optional.
private func argument<Wanted>(_ value: Any?, as type: Wanted.Type) -> Wanted? {
    if let value { return value as? Wanted }
    return Optional<Any>.none as? Wanted
}

private func mismatch<Wanted>(_ value: Any?, _ type: Wanted.Type) -> SelectorOutcome {
    .otherArgument(
        wanted: String(describing: type), given: value.map { String(describing: Swift.type(of: $0)) } ?? "nil")
}
