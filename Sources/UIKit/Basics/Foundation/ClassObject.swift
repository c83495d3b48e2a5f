/// A class as a target: `self` in a class's static method, which observes notifications or is a control's target.
///
/// In Objective-C a class is an object; here each class that is a target has this in its place.
final class ClassObject: @unchecked Sendable {
    /// The object itself, or a class's.
    static func object(of target: Any) -> AnyObject {
        (target as? AnyClass).map(ClassObjects.shared.object) ?? target as AnyObject
    }

    /// A control's target; nil, which means the responder chain, for a value that is no object.
    ///
    /// In the closure of a `let` property `self` is a function. `addTarget(self, …)` puts it into an object that nobody holds, so
    /// that the control's target is nil at once, and the action goes up to the view or controller that the app meant.
    static func ofControl(_ target: Any?) -> AnyObject? {
        guard let target, target is AnyClass || type(of: target) is AnyClass else { return nil }
        return object(of: target)
    }
}

/// The objects of classes, each the same as long as the program runs, as in Objective-C: targets aren't retained.
private final class ClassObjects: @unchecked Sendable {
    static let shared = ClassObjects()
    private let lock = NSLock()
    private var objects: [ObjectIdentifier: ClassObject] = [:]

    func object(of type: AnyClass) -> ClassObject {
        lock.withLock {
            let known = objects[ObjectIdentifier(type)] ?? ClassObject()
            objects[ObjectIdentifier(type)] = known
            return known
        }
    }
}

/// A class's own methods in selectors, which the source adapter writes so: `Selector("update", ofClass: Editor.update)`.
extension Selector {
    @preconcurrency public init<Result>(_ name: String, ofClass method: @escaping @MainActor () -> Result) {
        self.init(name, ClassMethod { _ in method() }, of: ClassObject.self)
    }

    @preconcurrency public init<Sender, Result>(
        _ name: String, ofClass method: @escaping @MainActor (Sender) -> Result
    ) {
        self.init(name, ClassMethod { method(try argument($0, as: Sender.self)) }, of: ClassObject.self)
    }
}

/// The same for methods without isolation, as for methods of objects.
extension Selector {
    @_disfavoredOverload public init<Result>(
        _ name: String, ofClass method: @escaping () -> Result, nonisolated: Void = ()
    ) {
        self.init(name, FreeClassMethod { _ in method() }, of: ClassObject.self)
    }

    @_disfavoredOverload public init<Sender, Result>(
        _ name: String, ofClass method: @escaping (Sender) -> Result, nonisolated: Void = ()
    ) {
        self.init(name, FreeClassMethod { method(try argument($0, as: Sender.self)) }, of: ClassObject.self)
    }
}

private struct FreeClassMethod: SelectorMethod, @unchecked Sendable {
    let method: (Any?) throws -> Any

    func invoke(_ target: ClassObject, sender: Any?, event: Any?) throws -> Any { try method(sender) }
}

private struct ClassMethod: SelectorMethod, @unchecked Sendable {
    let method: @MainActor (Any?) throws -> Any

    init(_ method: @escaping @MainActor (Any?) throws -> Any) { self.method = method }

    func invoke(_ target: ClassObject, sender: Any?, event: Any?) throws -> Any { try method(sender) }
}
