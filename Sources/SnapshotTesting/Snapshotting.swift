/// How a value becomes something that can be kept in a file and compared.
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///     assertSnapshot(of: view, as: .recursiveDescription)
public struct Snapshotting<Value, Format> {
    /// Without the dot; nil for a file without one.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: @MainActor (Value) throws -> Async<Format>

    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping @MainActor (_ value: Value) throws -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        snapshot: @escaping @MainActor (_ value: Value) throws -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: try snapshot(value)) }
    }

    /// The same for another kind of value, which is turned into this one first.
    public func pullback<NewValue>(
        _ transform: @escaping @MainActor (_ otherValue: NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            try snapshot(try transform(value))
        }
    }

    /// The same for another kind of value, which is turned into this one first, in its own time.
    ///
    /// An error of the second step delivers nothing: the assertion fails when its time is up.
    public func asyncPullback<NewValue>(
        _ transform: @escaping @MainActor (_ otherValue: NewValue) throws -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            let first = try transform(value)
            return Async<Format> { callback in
                first.run { value in (try? snapshot(value))?.run(callback) }
            }
        }
    }
}

/// A value that is kept as what it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
