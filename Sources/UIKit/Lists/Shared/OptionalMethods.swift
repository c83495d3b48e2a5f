import LayoutTrace

/// The optional methods of a list's delegate and data source whose absence decides what the list does.
struct OptionalMethods: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let heightForRow = OptionalMethods(rawValue: 1 << 0)
    static let estimatedHeightForRow = OptionalMethods(rawValue: 1 << 1)
    static let heightForHeader = OptionalMethods(rawValue: 1 << 2)
    static let heightForFooter = OptionalMethods(rawValue: 1 << 3)
    static let estimatedHeightForHeader = OptionalMethods(rawValue: 1 << 4)
    static let estimatedHeightForFooter = OptionalMethods(rawValue: 1 << 5)
    static let viewForHeader = OptionalMethods(rawValue: 1 << 6)
    static let viewForFooter = OptionalMethods(rawValue: 1 << 7)
    static let leadingSwipeActions = OptionalMethods(rawValue: 1 << 8)
    static let trailingSwipeActions = OptionalMethods(rawValue: 1 << 9)
    static let editingStyle = OptionalMethods(rawValue: 1 << 10)
    static let shouldIndent = OptionalMethods(rawValue: 1 << 11)
    static let indentationLevel = OptionalMethods(rawValue: 1 << 12)
    static let sizeForItem = OptionalMethods(rawValue: 1 << 13)

    // Of the data source.
    static let canEditRow = OptionalMethods(rawValue: 1 << 16)
    static let canMoveRow = OptionalMethods(rawValue: 1 << 17)
    static let commitEditing = OptionalMethods(rawValue: 1 << 18)
    static let viewForSupplementaryElement = OptionalMethods(rawValue: 1 << 19)
}

/// The result of an optional method, as far as two answers must be distinguished.
enum OptionalAnswer: Equatable {
    case number(CGFloat)
    case object(ObjectIdentifier?)
    case size(CGSize)
    case insets(UIEdgeInsets)

    static func view(_ view: UIView?) -> OptionalAnswer { .object(view.map { ObjectIdentifier($0) }) }
    static func bool(_ value: Bool) -> OptionalAnswer { .number(value ? 1 : 0) }
    static func integer(_ value: Int) -> OptionalAnswer { .number(CGFloat(value)) }
    static func actions(_ actions: UISwipeActionsConfiguration?) -> OptionalAnswer {
        .object(actions.map { ObjectIdentifier($0) })
    }
    static func editingStyle(_ style: UITableViewCell.EditingStyle) -> OptionalAnswer { .integer(style.rawValue) }
    static let nothing = OptionalAnswer.number(0)
}

/// The optional methods that an object implements, as Objective-C's `responds(to:)` would report.
///
/// Swift can't ask the conformer of a plain protocol. So the protocol's default body leaves a mark with the sender, its
/// own argument: the object, the method and the value. The caller clears the mark, calls, and reads: the method is
/// missing if and only if the mark is of this object, this method and the value returned (an override may have called
/// the default and answered something else). The first call that is made anyway is the probe; one bit a method records
/// the result.
///
/// Invariant: `missing` and `implemented` have no method in common; both are about the present object.
struct ImplementedMethods {
    struct Mark: Equatable {
        let object: ObjectIdentifier
        let method: OptionalMethods
        let answer: OptionalAnswer
    }

    private(set) var missing: OptionalMethods = []
    private(set) var implemented: OptionalMethods = []
    var mark: Mark?

    /// Another object answers from now on.
    mutating func forget() { self = ImplementedMethods() }

    /// True if an answer, the last that was called for, is the protocol's default; the first one tells for all.
    mutating func isMissing(_ method: OptionalMethods, of object: AnyObject, answered answer: OptionalAnswer) -> Bool {
        if implemented.contains(method) { return false }
        let isMissing = mark == Mark(object: ObjectIdentifier(object), method: method, answer: answer)
        if isMissing { missing.insert(method) } else { implemented.insert(method) }
        return isMissing
    }
}
