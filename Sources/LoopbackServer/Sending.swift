import CMicroHTTPD
import Foundation

/// Hands a response to libmicrohttpd; one that HTTP doesn't allow becomes a 500 that says why.
func send(_ response: LoopbackServer.Response, on connection: OpaquePointer) -> MHD_Result {
    if let fault = fault(in: response) {
        return queue(.text("The handler's response can't be sent: \(fault)\n", status: 500), on: connection)
    }
    return queue(response, on: connection)
}

/// A violation of HTTP in a response, or nil.
private func fault(in response: LoopbackServer.Response) -> String? {
    if !(200...599).contains(response.status) {
        return "its status is \(response.status), outside 200...599"
    }
    for field in response.headers {
        let breaksLine = (field.name + field.value).utf8.contains { $0 == 10 || $0 == 13 || $0 == 0 }
        if breaksLine || field.name.isEmpty || field.name.utf8.contains(where: { $0 <= 32 || $0 == 58 }) {
            return "its header \(field.name.debugDescription): \(field.value.debugDescription) isn't one line of "
                + "a name and a value"
        }
        if field.name.caseInsensitiveCompare("Content-Length") == .orderedSame {
            return "its headers set Content-Length, which the server derives from the body"
        }
    }
    return nil
}

private func queue(_ response: LoopbackServer.Response, on connection: OpaquePointer) -> MHD_Result {
    var body = response.body
    let message = body.withUnsafeMutableBytes { bytes in
        MHD_create_response_from_buffer(bytes.count, bytes.baseAddress, .RESPMEM_MUST_COPY)
    }
    guard let message else { return .NO }
    defer { MHD_destroy_response(message) }
    for field in response.headers where MHD_add_response_header(message, field.name, field.value) != .YES {
        return .NO
    }
    return MHD_queue_response(connection, UInt32(response.status), message)
}
