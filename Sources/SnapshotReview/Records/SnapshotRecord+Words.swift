extension SnapshotRecord.Environment {
    /// `iphone-13 AX3 dark rtl`: what is unlike a phone in English at the default text size, by day.
    public var words: String {
        let unusual = [
            contentSize == "L" ? nil : contentSize, appearance == "light" ? nil : appearance,
            direction == "ltr" ? nil : direction,
        ]
        return ([device] + unusual).compactMap { $0 }.joined(separator: " ")
    }
}
