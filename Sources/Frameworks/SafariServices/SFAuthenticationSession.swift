import UIKit

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// The reason why a page for signing in gave nothing.
public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1

        /// True for an error of this code.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == SFAuthenticationErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SFAuthenticationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var canceledLogin: Code { .canceledLogin }
}

/// Signs in by a web page, the way of iOS 11: in a browser that no host has. The session doesn't start, and its handler gets
/// `canceledLogin`, the one error that it knows.
@preconcurrency @MainActor open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let handler: CompletionHandler

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
    }

    @discardableResult open func start() -> Bool {
        let handler = handler
        DispatchQueue.main.async { handler(nil, SFAuthenticationError(.canceledLogin)) }
        return false
    }
    open func cancel() {}
}
