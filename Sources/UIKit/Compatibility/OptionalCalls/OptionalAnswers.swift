extension UITableView {
    /// An object's answer to an optional method that the program calls; nil where it doesn't implement it.
    ///
    /// Asks each time: the object need not be this table's delegate or data source. A question of the table's own that
    /// is under way is not disturbed.
    func answer<Value>(
        of object: AnyObject, _ method: OptionalMethods, as answer: (Value) -> OptionalAnswer, _ call: () -> Value
    ) -> Value? {
        let marks = (state.calls.mark, state.sourceCalls.mark)
        defer { (state.calls.mark, state.sourceCalls.mark) = marks }
        state.calls.mark = nil
        let value = call()
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer(value))
        return state.calls.mark == mark ? nil : value
    }
}

extension UICollectionView {
    /// An object's answer to an optional method that the program calls; nil where it doesn't implement it.
    func answer<Value>(
        of object: AnyObject, _ method: OptionalMethods, as answer: (Value) -> OptionalAnswer, _ call: () -> Value
    ) -> Value? {
        let before = state.calls.mark
        defer { state.calls.mark = before }
        state.calls.mark = nil
        let value = call()
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer(value))
        return state.calls.mark == mark ? nil : value
    }
}
