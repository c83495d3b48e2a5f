import UIKit

/// What a method does, apart from the class and the name that it stands under.
@preconcurrency @MainActor public final class IMP {
    /// Whose it is, for messages: `UITableView.reloadData`.
    let name: String
    private let body: @MainActor (AnyObject, [Any?]) -> Any

    init(_ name: String, _ body: @escaping @MainActor (AnyObject, [Any?]) -> Any) {
        self.name = name
        self.body = body
    }

    /// Calls the method on an object.
    ///
    /// Ends the program, naming the method, where it returns another type than the caller wants.
    public func call<Result>(on object: AnyObject) -> Result { result(object, []) }
    public func call<First, Result>(on object: AnyObject, _ first: First) -> Result { result(object, [first]) }
    public func call<First, Second, Result>(on object: AnyObject, _ first: First, _ second: Second) -> Result {
        result(object, [first, second])
    }
    public func call<First, Second, Third, Result>(
        on object: AnyObject, _ first: First, _ second: Second, _ third: Third
    ) -> Result { result(object, [first, second, third]) }
    public func call<First, Second, Third, Fourth, Result>(
        on object: AnyObject, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> Result { result(object, [first, second, third, fourth]) }

    private func result<Result>(_ object: AnyObject, _ arguments: [Any?]) -> Result {
        let answer = body(object, arguments)
        guard let result = answer as? Result else {
            fatalError("\(name) answered \(answer), but its caller wants a \(Result.self).")
        }
        return result
    }
}

/// A closure as an object, which Objective-C's blocks are.
@MainActor private final class Block {
    let implementation: IMP

    /// - Parameter count: how many arguments it takes after the object.
    init(count: Int, _ body: @escaping @MainActor (AnyObject, [Any?]) -> Any) {
        implementation = IMP("A block") { object, arguments in
            guard arguments.count == count else {
                fatalError("A block of \(count) arguments after the object stands for a method of \(arguments.count).")
            }
            return body(object, arguments)
        }
    }
}

/// A method made of a block whose first argument is the object.
///
/// - Parameter block: what `unsafeBitCast(closure, to: AnyObject.self)` gives of a closure.
@preconcurrency @MainActor public func imp_implementationWithBlock(_ block: Any) -> IMP {
    guard let block = block as? Block else {
        fatalError(
            "imp_implementationWithBlock takes what unsafeBitCast(closure, to: AnyObject.self) gives of a closure of an "
                + "object and at most two arguments, not \(type(of: block)).")
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

/// A closure of an object, and of at most two arguments, as a block.
@preconcurrency @MainActor public func unsafeBitCast<Object, Result>(
    _ closure: @escaping (Object) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
    Block(count: 0) { object, _ in closure(typedArgument(object)) }
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Result>(
    _ closure: @escaping (Object, First) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
    Block(count: 1) { object, arguments in closure(typedArgument(object), typedArgument(arguments[0])) }
}

@preconcurrency @MainActor public func unsafeBitCast<Object, First, Second, Result>(
    _ closure: @escaping (Object, First, Second) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
    Block(count: 2) { object, arguments in closure(typedArgument(object), typedArgument(arguments[0]), typedArgument(arguments[1])) }
}

private func known(_ implementation: IMP?) -> IMP {
    guard let implementation else { fatalError("unsafeBitCast was given nil in place of a method's implementation.") }
    return implementation
}
