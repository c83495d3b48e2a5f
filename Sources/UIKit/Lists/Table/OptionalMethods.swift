import LayoutTrace

/// The optional methods of a table's delegate and data source whose absence decides what the table does.
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

    // Of the data source.
    static let canEditRow = OptionalMethods(rawValue: 1 << 16)
    static let canMoveRow = OptionalMethods(rawValue: 1 << 17)
    static let commitEditing = OptionalMethods(rawValue: 1 << 18)
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

    mutating func learn(_ method: OptionalMethods, isMissing: Bool) {
        if isMissing { missing.insert(method) } else { implemented.insert(method) }
    }
}

extension UITableView {
    /// Leaves the mark of a protocol's default body.
    func answeredByDefault(_ method: OptionalMethods, of object: AnyObject, _ answer: OptionalAnswer) {
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer)
        state.calls.mark = mark
        state.sourceCalls.mark = mark
    }

    /// Calls an optional method of the delegate; nil where it doesn't implement it.
    func ask<Value>(
        _ method: OptionalMethods, at place: @autoclosure () -> String = "", as answer: (Value) -> OptionalAnswer,
        _ call: (any UITableViewDelegate) -> Value
    ) -> Value? {
        guard !state.calls.missing.contains(method), let delegate = rowDelegate else { return nil }
        return ask(delegate, ofSource: false, method, at: place, as: answer) { call(delegate) }
    }

    /// Calls an optional method of the data source; nil where it doesn't implement it.
    func askSource<Value>(
        _ method: OptionalMethods, at place: @autoclosure () -> String = "", as answer: (Value) -> OptionalAnswer,
        _ call: (any UITableViewDataSource) -> Value
    ) -> Value? {
        guard !state.sourceCalls.missing.contains(method), let dataSource else { return nil }
        return ask(dataSource, ofSource: true, method, at: place, as: answer) { call(dataSource) }
    }

    private func ask<Value>(
        _ object: AnyObject, ofSource isSource: Bool, _ method: OptionalMethods, at place: () -> String,
        as answer: (Value) -> OptionalAnswer, _ call: () -> Value
    ) -> Value? {
        if (isSource ? state.sourceCalls.implemented : state.calls.implemented).contains(method) {
            return traced(.call(method.traced, place()), { answer($0).traced }, call)
        }
        state.calls.mark = nil
        state.sourceCalls.mark = nil
        let value = call()
        let expected = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer(value))
        let isMissing = (isSource ? state.sourceCalls.mark : state.calls.mark) == expected
        if isSource {
            state.sourceCalls.learn(method, isMissing: isMissing)
        } else {
            state.calls.learn(method, isMissing: isMissing)
        }
        if !isMissing {
            Trace.tracer?.record(
                .delegateCall(name: method.traced, arguments: [place()], result: answer(value).traced), traceSubject)
        }
        return isMissing ? nil : value
    }
}

/// The delegate's optional answers.
extension UITableView {
    func delegateHeight(of indexPath: IndexPath) -> CGFloat? {
        ask(.heightForRow, at: indexPath.traced, as: OptionalAnswer.number) {
            $0.tableView(self, heightForRowAt: indexPath)
        }
    }

    func delegateEstimate(of indexPath: IndexPath) -> CGFloat? {
        ask(.estimatedHeightForRow, at: indexPath.traced, as: OptionalAnswer.number) {
            $0.tableView(self, estimatedHeightForRowAt: indexPath)
        }
    }

    func delegateHeight(of part: SectionPart, _ section: Int) -> CGFloat? {
        switch part {
        case .header:
            ask(.heightForHeader, at: "\(section)", as: OptionalAnswer.number) {
                $0.tableView(self, heightForHeaderInSection: section)
            }
        case .footer:
            ask(.heightForFooter, at: "\(section)", as: OptionalAnswer.number) {
                $0.tableView(self, heightForFooterInSection: section)
            }
        }
    }

    func delegateEstimate(of part: SectionPart, _ section: Int) -> CGFloat? {
        switch part {
        case .header:
            ask(.estimatedHeightForHeader, at: "\(section)", as: OptionalAnswer.number) {
                $0.tableView(self, estimatedHeightForHeaderInSection: section)
            }
        case .footer:
            ask(.estimatedHeightForFooter, at: "\(section)", as: OptionalAnswer.number) {
                $0.tableView(self, estimatedHeightForFooterInSection: section)
            }
        }
    }

    /// The outer optional is nil where the delegate has no such method, the inner where it has no view.
    func delegateView(of part: SectionPart, _ section: Int) -> UIView?? {
        switch part {
        case .header:
            ask(.viewForHeader, at: "\(section)", as: OptionalAnswer.view) {
                $0.tableView(self, viewForHeaderInSection: section)
            }
        case .footer:
            ask(.viewForFooter, at: "\(section)", as: OptionalAnswer.view) {
                $0.tableView(self, viewForFooterInSection: section)
            }
        }
    }
}
