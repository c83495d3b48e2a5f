@_exported import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

/// A part of an app whose messages belong together.
///
/// Messages go to standard error: there is no log of the system's here.
open class OSLog: NSObject, @unchecked Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Drops its messages.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    public struct Category: Hashable, Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
        super.init()
    }

    open func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// One message of a log.
    package struct Entry: Hashable, Sendable {
        package let subsystem: String
        package let category: String
        package let type: OSLogType
        package let text: String

        /// `[subsystem:category] text`, without brackets where the log has no names.
        var line: String {
            let names = [subsystem, category].filter { !$0.isEmpty }
            return names.isEmpty ? text : "[" + names.joined(separator: ":") + "] " + text
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var storedHandler: (@Sendable (Entry) -> Void)?

    /// Receives each message; nil writes it to standard error.
    package static var handler: (@Sendable (Entry) -> Void)? {
        get { lock.withLock { storedHandler } }
        set { lock.withLock { storedHandler = newValue } }
    }

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        let entry = Entry(subsystem: subsystem, category: category, type: type, text: text())
        if let handler = Self.handler { return handler(entry) }
        FileHandle.standardError.write(Data((entry.line + "\n").utf8))
    }
}

/// Writes a message made from a format and its arguments, as `String(format:)` does.
///
/// `%{public}@` and its kin are `%@`: nothing is left out of a message here.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) {
    log.write(type, FormattedMessage(message.description, args).text)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
    log.write(type, FormattedMessage(message.description, args).text)
}
