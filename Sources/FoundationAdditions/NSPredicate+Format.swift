@_exported import Foundation
import Predicates

/// Predicates by their format, which Foundation on Linux has by closure alone.
extension NSPredicate {
    /// A predicate by its format: `NSPredicate(format: "name CONTAINS[cd] %@", text)`.
    ///
    /// The keys of an object are found as `KeyedValues` says. A predicate so made prints as `BLOCKPREDICATE`.
    ///
    /// - Parameter arguments: a value for each placeholder of the format.
    public convenience init(format: String, _ arguments: Any?...) { self.init(parsing: format, arguments: arguments) }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init(parsing: format, arguments: arguments ?? [])
    }

    private convenience init(parsing text: String, arguments: [Any?]) {
        do {
            // The format is a constant from here on.
            nonisolated(unsafe) let format = try PredicateFormat(text, arguments: arguments)
            self.init { object, variables in
                do {
                    return try format.isTrue(of: object, variables: variables ?? [:])
                } catch {
                    endProgram("NSUnknownKeyException", "\(error) The predicate is \"\(format.text)\".")
                }
            }
        } catch {
            endProgram("NSInvalidArgumentException", "\(error)")
        }
    }
}

/// Ends the program as an exception that nobody catches does: Foundation's own can't be thrown here.
func endProgram(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
