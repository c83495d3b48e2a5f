import Foundation

extension LoopbackServer {
    /// Why a server didn't start.
    public struct StartFailure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The port that was asked for; 0 stands for any.
        public var port: UInt16
        /// The system's error number, or 0 where it gave none.
        public var code: Int32
        /// What the library said, or an empty string.
        public var detail: String

        public var description: String {
            let place = port == 0 ? "a free port" : "port \(port)"
            var reasons: [String] = []
            if code != 0 { reasons.append("\(String(cString: strerror(code))) (errno \(code))") }
            let detail = detail.trimmingCharacters(in: .whitespacesAndNewlines)
            if !detail.isEmpty { reasons.append(detail) }
            if reasons.isEmpty { reasons.append("the library gave no reason") }
            return "LoopbackServer can't listen on \(place) of 127.0.0.1: \(reasons.joined(separator: "; ")). "
                + (port == 0
                    ? "Check the process's limit of open files." : "Pass port 0 to let the system pick a free one.")
        }
    }
}

extension LoopbackServer.StartFailure: LocalizedError {
    public var errorDescription: String? { description }
}
