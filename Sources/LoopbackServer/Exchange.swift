import Foundation

/// One request and its answer, from the first line received to the last byte sent.
///
/// Used on the server's thread only; libmicrohttpd keeps it between its calls.
final class Exchange {
    enum Stage {
        /// The head has arrived; the body, if any, is still to come and is dropped.
        case receiving
        /// The handler has answered and a gate holds the response back.
        case held(LoopbackServer.Response)
    }

    var stage = Stage.receiving
}
