/// Optional methods of the delegate and the data source: which of them are implemented is learned by calling.
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
        guard !state.calls.missing.contains(method), let delegate = delegate else { return nil }
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
        let isMissing =
            isSource
            ? state.sourceCalls.isMissing(method, of: object, answered: answer(value))
            : state.calls.isMissing(method, of: object, answered: answer(value))
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
