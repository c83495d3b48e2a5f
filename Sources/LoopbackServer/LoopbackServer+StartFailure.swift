import Foundation

extension LoopbackServer {
    /// Why a server didn't start.
    public struct StartFailure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The port that was asked for; 0 stands for any.
        public var port: UInt16
        /// What the library or the system gave as the reason.
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
