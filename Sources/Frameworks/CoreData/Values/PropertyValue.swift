import Foundation

/// The value of one property of an object, as contexts and stores keep it.
enum PropertyValue {
    case none
    /// Whole numbers and flags.
    case integer(Int64)
    /// Fractions, and dates as seconds since the reference date.
    case real(Double)
    case text(String)
    /// Data, and the 16 bytes of a UUID.
    case data(Data)
    /// Decimal numbers, transformable and composite values.
    case object(OpaqueValue)
    case reference(RowReference)
    case related(RelatedRows)
    /// A relationship that hasn't been read from the store.
    case unread

    var isNone: Bool { if case .none = self { true } else { false } }
    var isUnread: Bool { if case .unread = self { true } else { false } }

    var related: RelatedRows? { if case .related(let rows) = self { rows } else { nil } }
    var reference: RowReference? { if case .reference(let row) = self { row } else { nil } }

    /// The objects at the other end of a relationship that has been read.
    var references: [RowReference] { related?.rows ?? reference.map { [$0] } ?? [] }

    /// The same value without an object.
    func without(_ gone: RowReference) -> PropertyValue {
        switch self {
        case .reference(gone): return .none
        case .related(var rows): return rows.remove(gone) ? .related(rows) : self
        default: return self
        }
    }

    /// The same value with objects by other numbers.
    func mapped(_ transform: (RowReference) -> RowReference) -> PropertyValue {
        switch self {
        case .reference(let row): .reference(transform(row))
        case .related(let rows): .related(rows.mapped(transform))
        default: self
        }
    }
}

/// A value of any type, of which only the app knows how to compare it.
final class OpaqueValue: @unchecked Sendable {
    let value: Any

    init(_ value: Any) { self.value = value }
}

extension PropertyValue: Equatable {
    static func == (left: PropertyValue, right: PropertyValue) -> Bool {
        switch (left, right) {
        case (.none, .none), (.unread, .unread): true
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left == right || (left.isNaN && right.isNaN)
        case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
        case (.data(let left), .data(let right)): left == right
        case (.object(let left), .object(let right)): left === right || areEqual(left.value, right.value)
        case (.reference(let left), .reference(let right)): left == right
        case (.related(let left), .related(let right)): left.rows == right.rows
        default: false
        }
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        guard let left = left as? any Equatable else { return (left as AnyObject) === (right as AnyObject) }
        func compare<Value: Equatable>(_ left: Value) -> Bool { (right as? Value) == left }
        return compare(left)
    }
}
