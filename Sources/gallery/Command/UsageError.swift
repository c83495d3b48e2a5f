/// A command line that can't be followed: what is wrong with it, and what would be right.
struct UsageError: Error, Equatable, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
