/// The conversion of a value into a form that can be kept in a file and compared.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: view, as: .recursiveDescription)
public struct Snapshotting<Value, Format> {
    /// The extension without the dot; nil for a file without one.
    public var pathExtension: String?
    /// The comparison of the formats.
    public var diffing: Diffing<Format>
    /// The assertion reports an error of the value's own work.
    public var snapshot: @MainActor (Value) -> Async<Format>

    /// Makes a strategy that forms its value a while later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping @MainActor (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Makes a strategy that forms its value at once.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        snapshot: @escaping @MainActor (_ value: Value) throws -> Format
    ) {
        self.init(
            pathExtension: pathExtension, diffing: diffing,
            asyncSnapshot: { value in Async(catching: { try snapshot(value) }) })
    }

    /// The same for another kind of value, which is turned into this one first.
    public func pullback<NewValue>(
        _ transform: @escaping @MainActor (_ otherValue: NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { value in Async(catching: { try transform(value) }) }
    }

    /// The same for another kind of value, which is turned into this one first, in its own time.
    public func asyncPullback<NewValue>(
        _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(
            pathExtension: pathExtension, diffing: diffing,
            asyncSnapshot: { value in transform(value).followed(by: snapshot) })
    }
}

/// A value that is kept as what it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Makes a strategy for values that are their own format.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
