/// Operators of a publisher of one value, computed at once where they can be.
extension Just {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    public func count() -> Just<Int> { Just<Int>(1) }
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    public func first() -> Just<Output> { self }
    public func last() -> Just<Output> { self }
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    public func replaceError(with output: Output) -> Just<Output> { self }
    public func retry(_ times: Int) -> Just<Output> { self }

    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { kept(isIncluded(output)) }
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { kept(count == 0) }
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(!predicate(output)) }
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { kept(maxLength > 0) }
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { kept(predicate(output)) }
    public func output(at index: Int) -> Optional<Output>.Publisher { kept(index == 0) }

    public func output<R: RangeExpression<Int>>(in range: R) -> Optional<Output>.Publisher {
        kept(range.relative(to: 0..<Int.max).contains(0))
    }

    private func kept(_ isKept: Bool) -> Optional<Output>.Publisher { .init(isKept ? output : nil) }

    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }

    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        .init(sequence: Array(elements) + [output])
    }

    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
        .init(sequence: [output] + Array(elements))
    }
}

extension Just where Output: Equatable {
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(output == self.output) }
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    public func min() -> Just<Output> { self }
    public func max() -> Just<Output> { self }
}
