/// Operators of a publisher of a sequence's elements, computed on the sequence where they can be.
extension Publishers.Sequence {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }

    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Output == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Publishers.Sequence<[T], Failure>
    {
        var result = initialResult
        return .init(
            sequence: sequence.map { value in
                result = nextPartialResult(result, value)
                return result
            })
    }

    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> where Failure == Never {
        .init(sequence: sequence)
    }

    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher where Failure == Never {
        .init(sequence.first(where: predicate))
    }

    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        var kept: [Output] = []
        for value in sequence {
            if let last = kept.last, predicate(last, value) { continue }
            kept.append(value)
        }
        return .init(sequence: kept)
    }

    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: elements + Array(sequence))
    }

    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence) + elements)
    }
}

extension Publishers.Sequence where Output: Equatable {
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> { removeDuplicates(by: ==) }

    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }
}

extension Publishers.Sequence where Output: Comparable, Failure == Never {
    public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }
    public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    public func first() -> Optional<Output>.Publisher { .init(sequence.first) }
    public func count() -> Just<Int> { Just(sequence.count) }

    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }

    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.indices.filter(range.contains).map { sequence[$0] })
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}
