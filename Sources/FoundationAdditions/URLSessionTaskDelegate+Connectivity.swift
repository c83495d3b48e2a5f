import Foundation
@_weakLinked import FoundationNetworking

/// Methods that Foundation on Linux calls of no delegate; who hands them on to another compiles.
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
