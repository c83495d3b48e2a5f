import Foundation
import FoundationAdditions

/// The names of exceptions that a program's mistakes raise.
enum ExceptionName: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case objectInaccessible = "NSObjectInaccessibleException"
    case unknownKey = "NSUnknownKeyException"
}

/// Ends the program as an exception that nobody catches.
func raise(_ name: ExceptionName, _ reason: String) -> Never { endProgram(name.rawValue, reason) }
