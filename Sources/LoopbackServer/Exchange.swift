import Foundation

/// One request and its answer, from the first line received to the last byte sent.
///
/// Used on the server's thread only; libmicrohttpd keeps it between its calls.
final class Exchange {
    enum Stage {
        /// The head has arrived; the body, if any, is still to come.
        case receiving
        /// The handler has answered and a gate holds the response back.
        case held(LoopbackServer.Response)
    }

    var stage = Stage.receiving
    /// The part of the body that has arrived, as far as the server takes bodies.
    private(set) var body = Data()
    /// The body had more bytes than the server takes; it was dropped.
    private(set) var isTooLarge = false

    func receive(_ part: UnsafeRawBufferPointer, limit: Int) {
        guard !isTooLarge, part.count <= limit - body.count else {
            isTooLarge = true
            body = Data()
            return
        }
        body.append(contentsOf: part)
    }
}
