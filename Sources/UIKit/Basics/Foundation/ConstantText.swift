/// A text of Core Foundation that never changes: the same object each time, for code that compares or points at it.
struct ConstantText: @unchecked Sendable {
    let text: CFString

    init(_ text: String) { self.text = text as CFString }
}
