/// Numbers objects from 1 in the order in which they are first seen, without holding them.
///
/// Invariant: a number is never given twice; an object whose address was another's before gets a number of its own.
@MainActor final class NumberedObjects<Object: AnyObject> {
    private final class Reference {
        weak var object: Object?
        init(_ object: Object) { self.object = object }
    }

    private var references: [Int: Reference] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var last = 0

    func number(of object: Object) -> Int {
        if let number = numbers[ObjectIdentifier(object)], references[number]?.object === object { return number }
        last += 1
        numbers[ObjectIdentifier(object)] = last
        references[last] = Reference(object)
        if last.isMultiple(of: 10_000) { forgetTheGone() }
        return last
    }

    /// nil for a number that was never given, and for an object that is gone.
    subscript(number: Int) -> Object? { references[number]?.object }

    private func forgetTheGone() {
        references = references.filter { $0.value.object != nil }
        numbers = numbers.filter { references[$0.value] != nil }
    }
}
