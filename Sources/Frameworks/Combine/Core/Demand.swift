extension Subscribers {
    /// The number of values that a subscriber is ready for; unlimited stays unlimited.
    ///
    /// Sums that no `Int` holds are unlimited. Differences below zero are zero.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number; `UInt(Int.max) + 1` stands for unlimited.
        @usableFromInline let count: UInt

        @inlinable init(count: UInt) { self.count = count }

        /// As many as there are.
        public static let unlimited = Demand(count: UInt(Int.max) + 1)
        /// No further value.
        public static let none = Demand(count: 0)

        /// At most `value` values. A negative number ends the program.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "The demand \(value) is negative; demand zero or more values.")
            return Demand(count: UInt(value))
        }

        /// The number of values, or nil where it is unlimited.
        @inlinable public var max: Int? { self == .unlimited ? nil : Int(count) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(UInt.self)
            count = Swift.min(number, Demand.unlimited.count)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        @inlinable public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

        @inlinable public static func + (left: Demand, right: Demand) -> Demand {
            if left == .unlimited || right == .unlimited { return .unlimited }
            return Demand(count: Swift.min(left.count + right.count, Demand.unlimited.count))
        }

        @inlinable public static func - (left: Demand, right: Demand) -> Demand {
            if left == .unlimited { return .unlimited }
            if right == .unlimited || right.count >= left.count { return .none }
            return Demand(count: left.count - right.count)
        }

        @inlinable public static func * (left: Demand, right: Int) -> Demand {
            if left == .unlimited { return .unlimited }
            precondition(right >= 0, "The factor \(right) of a demand is negative.")
            let product = left.count.multipliedReportingOverflow(by: UInt(right))
            return product.overflow || product.partialValue > Demand.unlimited.count
                ? .unlimited : Demand(count: product.partialValue)
        }

        @inlinable public static func += (left: inout Demand, right: Demand) { left = left + right }
        @inlinable public static func -= (left: inout Demand, right: Demand) { left = left - right }
        @inlinable public static func *= (left: inout Demand, right: Int) { left = left * right }

        @inlinable public static func + (left: Demand, right: Int) -> Demand { left.adding(right) }
        /// A difference from a signed number. One above every `Int` is zero, as on Apple's systems.
        @inlinable public static func - (left: Demand, right: Int) -> Demand {
            if left == .unlimited { return left }
            if right >= 0 { return left - Demand(count: UInt(right)) }
            let sum = left.count + right.magnitude
            return sum > UInt(Int.max) ? .none : Demand(count: sum)
        }
        @inlinable public static func += (left: inout Demand, right: Int) { left = left + right }
        @inlinable public static func -= (left: inout Demand, right: Int) { left = left - right }

        /// A sum with a signed number, not below zero.
        @usableFromInline func adding(_ number: Int) -> Demand {
            number >= 0 ? self + .max(number) : self - Demand(count: number.magnitude)
        }

        @inlinable public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        @inlinable public static func != (left: Demand, right: Int) -> Bool { left.max != right }
        @inlinable public static func == (left: Int, right: Demand) -> Bool { right.max == left }
        @inlinable public static func != (left: Int, right: Demand) -> Bool { right.max != left }
        @inlinable public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
        @inlinable public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
        @inlinable public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
        @inlinable public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
        @inlinable public static func < (left: Int, right: Demand) -> Bool { right > left }
        @inlinable public static func > (left: Int, right: Demand) -> Bool { right < left }
        @inlinable public static func <= (left: Int, right: Demand) -> Bool { right >= left }
        @inlinable public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    }

    /// The end of a publisher's values.
    @frozen
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        let isFinished = try container.decode(Bool.self, forKey: .success)
        self = isFinished ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }
}

private enum CompletionKey: String, CodingKey { case success, error }

extension Subscribers.Completion {
    /// The same end with another type of error.
    func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
