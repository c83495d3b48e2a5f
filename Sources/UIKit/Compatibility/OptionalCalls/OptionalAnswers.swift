extension UITableView {
    /// What an object answers to an optional method when the program calls it; nil where it doesn't implement it.
    ///
    /// Asks each time: the object need not be this table's delegate or data source. A question of the table's own that is
    /// under way is not disturbed.
    func answer<Value>(
        of object: AnyObject, _ method: OptionalMethods, as answer: (Value) -> OptionalAnswer, _ call: () -> Value
    ) -> Value? {
        let marks = (table.calls.mark, table.sourceCalls.mark)
        defer { (table.calls.mark, table.sourceCalls.mark) = marks }
        table.calls.mark = nil
        let value = call()
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer(value))
        return table.calls.mark == mark ? nil : value
    }
}

extension UICollectionView {
    /// What an object answers to an optional method when the program calls it; nil where it doesn't implement it.
    func answer<Value>(
        of object: AnyObject, _ method: OptionalMethods, as answer: (Value) -> OptionalAnswer, _ call: () -> Value
    ) -> Value? {
        let before = collection.calls.mark
        defer { collection.calls.mark = before }
        collection.calls.mark = nil
        let value = call()
        let mark = ImplementedMethods.Mark(object: ObjectIdentifier(object), method: method, answer: answer(value))
        return collection.calls.mark == mark ? nil : value
    }
}
