import UIKit

/// What a method does, apart from the class and the name that it stands under.
@preconcurrency @MainActor public final class IMP {
    /// Whose it is, for messages: `UITableView.reloadData`.
    let name: String
    private let body: (AnyObject, [Any?]) -> Any

    init(_ name: String, _ body: @escaping (AnyObject, [Any?]) -> Any) {
        self.name = name
        self.body = body
    }

    /// Calls the method on an object.
    ///
    /// Ends the program, naming the method, where it returns another type than the caller wants.
    public func call<each Argument, Result>(on object: AnyObject, _ arguments: repeat each Argument) -> Result {
        var list: [Any?] = []
        repeat list.append(each arguments)
        let answer = body(object, list)
        guard let result = answer as? Result else {
            fatalError("\(name) answered \(answer), but its caller wants a \(Result.self).")
        }
        return result
    }
}

/// A closure as an object, which Objective-C's blocks are.
@MainActor private final class Block {
    let implementation: IMP

    init(_ implementation: IMP) { self.implementation = implementation }
}

/// A method made of a block whose first argument is the object.
///
/// - Parameter block: what `unsafeBitCast(closure, to: AnyObject.self)` gives of a closure.
@preconcurrency @MainActor public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let block = block as? Block else {
        fatalError(
            "imp_implementationWithBlock takes what unsafeBitCast(closure, to: AnyObject.self) gives of a closure of an "
                + "object and at most three arguments, not \(type(of: block)).")
    }
    return block.implementation
}

/// A method's implementation as the function that it is: object, selector, arguments.
@preconcurrency @MainActor public func unsafeBitCast<Object, Result>(
    _ implementation: IMP?, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
    let function = known(implementation)
    return { object, _ in function.call(on: object as AnyObject) }
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, First) -> Result).Type
) -> (Object, Selector, First) -> Result {
    let function = known(implementation)
    return { object, _, first in function.call(on: object as AnyObject, first) }
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Second, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, First, Second) -> Result).Type
) -> (Object, Selector, First, Second) -> Result {
    let function = known(implementation)
    return { object, _, first, second in function.call(on: object as AnyObject, first, second) }
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Second, Third, Result>(
    _ implementation: IMP?, to type: ((Object, Selector, First, Second, Third) -> Result).Type
) -> (Object, Selector, First, Second, Third) -> Result {
    let function = known(implementation)
    return { object, _, first, second, third in function.call(on: object as AnyObject, first, second, third) }
}

/// A closure of an object as a block.
@preconcurrency @MainActor public func unsafeBitCast<Object, Result>(
    _ closure: @escaping (Object) -> Result, to type: AnyObject.Type
) -> AnyObject {
    Block(IMP("A block") { object, arguments in closure(taken(object, 0, of: arguments, wanted: 0)) })
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Result>(
    _ closure: @escaping (Object, First) -> Result, to type: AnyObject.Type
) -> AnyObject {
    Block(
        IMP("A block") { object, arguments in
            closure(
                taken(object, 0, of: arguments, wanted: 1), taken(arguments.first ?? nil, 1, of: arguments, wanted: 1))
        })
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Second, Result>(
    _ closure: @escaping (Object, First, Second) -> Result, to type: AnyObject.Type
) -> AnyObject {
    Block(
        IMP("A block") { object, arguments in
            let second = arguments.count > 1 ? arguments[1] : nil
            return closure(
                taken(object, 0, of: arguments, wanted: 2), taken(arguments.first ?? nil, 1, of: arguments, wanted: 2),
                taken(second, 2, of: arguments, wanted: 2))
        })
}

private func known(_ implementation: IMP?) -> IMP {
    guard let implementation else { fatalError("unsafeBitCast was given nil in place of a method's implementation.") }
    return implementation
}

/// An argument as what a block takes at a place.
private func taken<Wanted>(_ value: Any?, _ place: Int, of arguments: [Any?], wanted: Int) -> Wanted {
    guard arguments.count == wanted else {
        fatalError("A block of \(wanted) arguments after the object stands for a method of \(arguments.count).")
    }
    if let value, let wanted = value as? Wanted { return wanted }
    if value == nil, let nothing = Optional<Any>.none as? Wanted { return nothing }
    fatalError("Argument \(place) of a block is a \(Wanted.self), but it was given \(value.map { "\($0)" } ?? "nil").")
}
