import LayoutTrace

/// The optional methods of a table's delegate whose absence decides what the table does.
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
}

/// What a call of an optional method returned, as far as two answers must be told apart.
enum OptionalAnswer: Equatable {
    case number(CGFloat)
    case object(ObjectIdentifier?)

    static func view(_ view: UIView?) -> OptionalAnswer { .object(view.map { ObjectIdentifier($0) }) }
}

/// Which optional methods an object implements, as Objective-C's `responds(to:)` would tell.
///
/// Swift can't ask the conformer of a plain protocol. So the protocol's default body leaves a mark with the sender, its
/// own argument: who answered, which method, which value. The caller clears the mark, calls, and reads: the method is
/// missing if and only if the mark is of this object, this method and the value returned (an override may have called
/// the default and answered something else). The first call that is made anyway is the probe; a bit a method remembers.
///
/// Invariant: `missing` and `implemented` have no method in common; both are about the present object.
struct OptionalCalls {
    struct Mark: Equatable {
        let object: ObjectIdentifier
        let method: OptionalMethods
        let answer: OptionalAnswer
    }

    private(set) var missing: OptionalMethods = []
    private(set) var implemented: OptionalMethods = []
    var mark: Mark?

    /// Another object answers from now on.
    mutating func forget() { self = OptionalCalls() }

    mutating func learn(_ method: OptionalMethods, isMissing: Bool) {
        if isMissing { missing.insert(method) } else { implemented.insert(method) }
    }
}

extension UITableView {
    /// Left by a protocol's default body.
    func answeredByDefault(_ method: OptionalMethods, of object: AnyObject, _ answer: OptionalAnswer) {
        table.calls.mark = OptionalCalls.Mark(object: ObjectIdentifier(object), method: method, answer: answer)
    }

    /// Calls an optional method of the delegate; nil where it doesn't implement it.
    func ask<Value>(
        _ method: OptionalMethods, at place: @autoclosure () -> String, as answer: (Value) -> OptionalAnswer,
        _ call: (any UITableViewDelegate) -> Value
    ) -> Value? {
        guard !table.calls.missing.contains(method), let delegate = rowDelegate else { return nil }
        if table.calls.implemented.contains(method) {
            return traced(.call(method.traced, place()), { answer($0).traced }, { call(delegate) })
        }
        table.calls.mark = nil
        let value = call(delegate)
        let expected = OptionalCalls.Mark(object: ObjectIdentifier(delegate), method: method, answer: answer(value))
        let isMissing = table.calls.mark == expected
        table.calls.learn(method, isMissing: isMissing)
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
