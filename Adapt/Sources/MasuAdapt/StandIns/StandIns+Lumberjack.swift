extension StandIns {
    /// The log of CocoaLumberjack, which is in Objective-C.
    static let lumberjack: [String: String] = [
        "CocoaLumberjack": lumberjackLog, "CocoaLumberjackSwift": "@_exported import CocoaLumberjack\n",
        "CocoaLumberjackSwiftSupport": "@_exported import CocoaLumberjack\n",
    ]

    private static let lumberjackLog = #"""
        // A stand-in for CocoaLumberjack by Masu: messages go to the loggers in their order, at once; those of the console
        // and of the system write to the standard error, and the one of files writes nothing.
        @_exported import UIKit

        public func DDMakeColor(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UIColor {
            UIColor(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1)
        }

        public struct DDLogFlag: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let error = DDLogFlag(rawValue: 1)
            public static let warning = DDLogFlag(rawValue: 2)
            public static let info = DDLogFlag(rawValue: 4)
            public static let debug = DDLogFlag(rawValue: 8)
            public static let verbose = DDLogFlag(rawValue: 16)
        }

        public enum DDLogLevel: UInt, Sendable {
            case off = 0, error = 1, warning = 3, info = 7, debug = 15, verbose = 31
            case all = 0xFFFF_FFFF
        }

        public nonisolated(unsafe) var dynamicLogLevel = DDLogLevel.all
        public nonisolated(unsafe) var defaultDebugLevel = DDLogLevel.verbose
        public nonisolated(unsafe) var asyncLoggingEnabled = true
        public func resetDynamicLogLevel() { dynamicLogLevel = .all }
        public func resetDefaultDebugLevel() { defaultDebugLevel = .verbose }

        open class DDLogMessage: NSObject, @unchecked Sendable {
            public let message: String
            public let level: DDLogLevel
            public let flag: DDLogFlag
            public let context: Int
            public let file: String
            public let fileName: String
            public let function: String?
            public let line: UInt
            public let representedObject: Any?
            public let timestamp = Date()
            public let threadID = "main"
            public let threadName: String? = nil
            public let queueLabel = "com.apple.main-thread"
            public var tag: Any? { representedObject }

            public init(
                message: String, level: DDLogLevel, flag: DDLogFlag, context: Int, file: String, function: String?,
                line: UInt, tag: Any?
            ) {
                self.message = message
                self.level = level
                self.flag = flag
                self.context = context
                self.file = file
                fileName = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
                self.function = function
                self.line = line
                representedObject = tag
            }
        }

        public protocol DDLogFormatter: AnyObject {
            func format(message logMessage: DDLogMessage) -> String?
        }

        public protocol DDLogger: AnyObject {
            var logFormatter: (any DDLogFormatter)? { get set }
            func log(message logMessage: DDLogMessage)
        }

        open class DDAbstractLogger: NSObject, DDLogger {
            open var logFormatter: (any DDLogFormatter)?
            open func log(message logMessage: DDLogMessage) {}

            func write(_ logMessage: DDLogMessage) {
                let text = logFormatter.map { $0.format(message: logMessage) } ?? logMessage.message
                if let text { FileHandle.standardError.write(Data((text + "\n").utf8)) }
            }
        }

        open class DDTTYLogger: DDAbstractLogger, @unchecked Sendable {
            private static let shared = DDTTYLogger()
            public class var sharedInstance: DDTTYLogger? { shared }
            open var colorsEnabled = false
            open func setForegroundColor(_ txtColor: UIColor?, backgroundColor bgColor: UIColor?, for mask: DDLogFlag) {}
            open override func log(message logMessage: DDLogMessage) { write(logMessage) }
        }

        open class DDOSLogger: DDAbstractLogger, @unchecked Sendable {
            public static let sharedInstance = DDOSLogger()
            open override func log(message logMessage: DDLogMessage) { write(logMessage) }
        }

        open class DDASLLogger: DDAbstractLogger, @unchecked Sendable {
            public static let sharedInstance = DDASLLogger()
            open override func log(message logMessage: DDLogMessage) { write(logMessage) }
        }

        open class DDLogFileManagerDefault: NSObject {
            open var maximumNumberOfLogFiles: UInt = 5
            open var logFilesDiskQuota: UInt64 = 20 * 1024 * 1024
            open var logsDirectory = NSTemporaryDirectory()
            open var sortedLogFilePaths: [String] { [] }
            public convenience init(logsDirectory: String?) {
                self.init()
                if let logsDirectory { self.logsDirectory = logsDirectory }
            }
        }

        open class DDFileLogger: DDAbstractLogger {
            open var logFileManager: DDLogFileManagerDefault
            open var rollingFrequency: TimeInterval = 24 * 60 * 60
            open var maximumFileSize: UInt64 = 1024 * 1024
            open var doNotReuseLogFiles = false
            public override init() { logFileManager = DDLogFileManagerDefault() }
            public init(logFileManager: DDLogFileManagerDefault) { self.logFileManager = logFileManager }
            open func rollLogFile(withCompletion completionBlock: (() -> Void)? = nil) { completionBlock?() }
        }

        open class DDLog: NSObject, @unchecked Sendable {
            public static let sharedInstance = DDLog()
            private var loggers: [(logger: any DDLogger, level: DDLogLevel)] = []

            open class func add(_ logger: any DDLogger) { sharedInstance.add(logger) }
            open class func add(_ logger: any DDLogger, with level: DDLogLevel) { sharedInstance.add(logger, with: level) }
            open class func remove(_ logger: any DDLogger) { sharedInstance.remove(logger) }
            open class func removeAllLoggers() { sharedInstance.removeAllLoggers() }
            open class var allLoggers: [any DDLogger] { sharedInstance.allLoggers }
            open class func flushLog() {}

            open func add(_ logger: any DDLogger) { add(logger, with: .all) }
            open func add(_ logger: any DDLogger, with level: DDLogLevel) { loggers.append((logger, level)) }
            open func remove(_ logger: any DDLogger) { loggers.removeAll { $0.logger === logger } }
            open func removeAllLoggers() { loggers.removeAll() }
            open var allLoggers: [any DDLogger] { loggers.map(\.logger) }
            open func log(asynchronous: Bool, message logMessage: DDLogMessage) {
                for (logger, level) in loggers where level.rawValue & logMessage.flag.rawValue != 0 {
                    logger.log(message: logMessage)
                }
            }
        }

        private func log(
            _ message: () -> Any, _ level: DDLogLevel, _ flag: DDLogFlag, _ context: Int, _ file: StaticString,
            _ function: StaticString, _ line: UInt, _ tag: Any?, _ log: DDLog
        ) {
            guard level.rawValue & flag.rawValue != 0, dynamicLogLevel.rawValue & flag.rawValue != 0 else { return }
            log.log(
                asynchronous: false,
                message: DDLogMessage(
                    message: "\(message())", level: level, flag: flag, context: context, file: "\(file)",
                    function: "\(function)", line: line, tag: tag))
        }

        """# + ["Debug", "Info", "Warn", "Verbose", "Error"].map(lumberjackFunction).joined()

    private static func lumberjackFunction(_ name: String) -> String {
        let flag = name == "Warn" ? "warning" : name.lowercased()
        return """
            public func DDLog\(name)(
                _ message: @autoclosure () -> Any, level: DDLogLevel = defaultDebugLevel, context: Int = 0,
                file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
                asynchronous async: Bool = false, ddlog: DDLog = .sharedInstance
            ) {
                log(message, level, .\(flag), context, file, function, line, tag, ddlog)
            }

            """
    }
}
