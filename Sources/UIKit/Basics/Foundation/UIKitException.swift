/// An exception that UIKit raises where a program breaks a rule, with a name and a reason.
///
/// Swift has no such exceptions. The program ends with UIKit's own words; a test or a host may install a handler, and
/// then the offending call returns without having changed anything.
package struct UIKitException: Hashable, Sendable {
    package enum Name: String, Sendable {
        case generic = "NSGenericException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case range = "NSRangeException"
        case invalidGeometry = "CALayerInvalidGeometry"
        case unknownKey = "NSUnknownKeyException"
        case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    }

    package let name: Name
    package let reason: String

    /// Called instead of ending the program.
    @MainActor package static var handler: ((UIKitException) -> Void)?

    @MainActor package static func raise(_ name: Name, _ reason: String) {
        let exception = UIKitException(name: name, reason: reason)
        guard let handler else {
            fatalError(
                "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(exception.reason)'")
        }
        handler(exception)
    }

    /// Raises for a key that an object, or a class, has no value under; `method` is the one that a program may override.
    @MainActor static func raiseUnknownKey(_ key: String, _ method: String, of object: AnyObject) {
        raise(
            .unknownKey,
            "[<\(shortClassName(of: object)) \(address(of: object))> \(method)]: this class is not key value "
                + "coding-compliant for the key \(key).")
    }
}

/// The framework's log: conflicts and warnings in UIKit's words.
package enum UIKitLog {
    /// Receives each message; nil writes it to standard error.
    @MainActor package static var handler: ((String) -> Void)?

    @MainActor package static func write(_ message: String) {
        if let handler {
            handler(message)
        } else {
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }
}
