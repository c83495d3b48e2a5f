/// A command line that can't be followed: what is wrong with it, and what would be right.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
