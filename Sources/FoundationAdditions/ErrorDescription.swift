import Foundation

/// The descriptions that Apple's Foundation has for errors without one of their own, in English.
///
/// Foundation on Linux has other sentences, and loading has curl's. Apps show them in alerts and labels, whose heights they
/// decide, and some compare them with Apple's. A module that the source adapter writes asks for them wherever it asks an
/// `Error` for its `localizedDescription`.
///
/// Provenance: recorded — the sentence of each code: three quotations or more of each, in public test suites, in apps that compare
/// their errors' texts with it, and in logs of iOS.
public enum _ErrorDescription {
    /// The sentence for an error; the error's own where it has one.
    public static func text(of error: any Error) -> String {
        let plain = error.localizedDescription
        let object = error as NSError
        if error is DecodingError || error is EncodingError { return text(of: object) ?? plain }
        if (error as? any LocalizedError)?.errorDescription != nil { return plain }
        if object.domain == NSURLErrorDomain, object.userInfo[NSURLErrorFailingURLErrorKey] != nil,
            let sentence = loading[object.code]
        {
            return sentence
        }
        guard object.userInfo[NSLocalizedDescriptionKey] == nil else { return plain }
        if object.domain == NSCocoaErrorDomain, let sentence = text(of: object) { return sentence }
        let start = "The operation could not be completed."
        return plain.hasPrefix(start) ? "The operation couldn’t be completed." + plain.dropFirst(start.count) : plain
    }

    /// The sentence for one of Cocoa's errors; nil where none is known.
    private static func text(of error: NSError) -> String? {
        let path =
            error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path ?? ""
        let name = (path as NSString).lastPathComponent
        switch error.code {
        case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
        case 4865: return "The data couldn’t be read because it is missing."
        case 4866: return "The data couldn’t be written because it isn’t in the correct format."
        case 4 where !name.isEmpty && error.userInfo["NSUserStringVariant"] as? [String] == ["Remove"]:
            return "“\(name)” couldn’t be removed."
        case 4 where !name.isEmpty: return "The file “\(name)” doesn’t exist."
        case 257 where !name.isEmpty:
            return "The file “\(name)” couldn’t be opened because you don’t have permission to view it."
        case 260 where !name.isEmpty: return "The file “\(name)” couldn’t be opened because there is no such file."
        default: return nil
        }
    }

    /// The sentences that a session gives its errors, by their codes.
    private static let loading: [Int: String] = [
        NSURLErrorCancelled: "cancelled",
        NSURLErrorBadURL: "bad URL",
        NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorUnsupportedURL: "unsupported URL",
        NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.",
        NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorBadServerResponse: "There was a bad response from the server.",
        NSURLErrorCannotParseResponse: "cannot parse response",
        NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
        NSURLErrorSecureConnectionFailed:
            "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]
}
