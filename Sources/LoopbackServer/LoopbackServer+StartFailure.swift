import Foundation

extension LoopbackServer {
    /// The reason why a server didn't start.
    public struct StartFailure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The requested port; 0 means any.
        public var port: UInt16
        /// The reason that the library or the system gave.
        public var reason: String

        public var description: String {
            let place = port == 0 ? "a free port" : "port \(port)"
            let advice =
                port == 0
                ? "Check the process's limit of open files." : "Pass port 0 to let the system pick a free one."
            return "LoopbackServer can't listen on \(place) of 127.0.0.1: \(reason). \(advice)"
        }
    }
}

extension LoopbackServer.StartFailure: LocalizedError {
    public var errorDescription: String? { description }
}
