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
            self.init(try PredicateFormat(text, arguments: arguments))
        } catch {
            endProgram("NSInvalidArgumentException", "\(error)")
        }
    }

    /// A predicate of a format that has been read.
    package convenience init(_ read: PredicateFormat) { self.init(block: Self.closure(read)) }

    /// The evaluation of a format, which tells the format itself when it is asked for it.
    static func closure(_ read: PredicateFormat) -> (Any?, [String: Any]?) -> Bool {
        // The format is a constant from here on.
        nonisolated(unsafe) let format = read
        return { object, variables in
            if let variables, let inquiry = variables[PredicateInquiry.variable] as? PredicateInquiry {
                inquiry.format = format
                return false
            }
            do {
                return try format.isTrue(of: object, variables: variables ?? [:])
            } catch {
                endProgram("NSUnknownKeyException", "\(error) The predicate is \"\(format.text)\".")
            }
        }
    }
}

/// Ends the program as an exception that nobody catches does: Foundation's own can't be thrown here.
package func endProgram(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
