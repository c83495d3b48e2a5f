import Synchronization

/// A number that tells subscribers, subscriptions and publishers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let count = Atomic<UInt64>(0)
    private let number: UInt64

    /// An identifier unlike all others.
    public init() {
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The identifier of an object: the same for the same object as long as it lives.
    public init(_ object: AnyObject) {
        number = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    public var description: String { "0x" + String(number, radix: 16) }
}

/// A type that has an identifier; classes have one without doing anything for it.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
