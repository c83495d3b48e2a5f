/// An exception of Objective-C's. Swift can't catch one, on Apple's systems either: raising it ends the program.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
        super.init()
    }

    /// Ends the program with the exception's name and reason.
    open func raise() {
        fatalError(
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    open var callStackSymbols: [String] { Thread.callStackSymbols }
    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(
        rawValue: "NSInternalInconsistencyException")
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
