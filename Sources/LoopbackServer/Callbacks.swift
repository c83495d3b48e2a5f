import CMicroHTTPD
import Foundation

// libmicrohttpd calls these on the server's thread. It asks for an answer when a request's head has arrived, again for
// each part of a body, once more at the request's end, and after a suspended connection has been resumed.

/// Answers one request, step by step.
let answerCallback: MHD_AccessHandlerCallback = { context, connection, url, method, _, upload, uploadSize, slot in
    guard let context, let connection, let url, let method, let uploadSize, let slot else { return .NO }
    let table = Unmanaged<ExchangeTable>.fromOpaque(context).takeUnretainedValue()
    guard let known = slot.pointee else {
        slot.pointee = Unmanaged.passRetained(Exchange()).toOpaque()
        return .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    switch exchange.stage {
    case .receiving where uploadSize.pointee > 0:
        exchange.receive(UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee), limit: table.bodyLimit)
        uploadSize.pointee = 0
        return .YES
    case .receiving:
        let response = respond(
            to: connection, method: String(cString: method), path: String(cString: url), exchange, in: table)
        guard let gate = response.gate else { return send(response, on: connection) }
        exchange.stage = .held(response)
        return table.hold(connection, behind: gate) ? .YES : .NO
    case .held(let response):
        return table.isClosing ? .NO : send(response, on: connection)
    }
}

/// Frees what `answerCallback` attached to a request.
let completedCallback: MHD_RequestCompletedCallback = { _, _, slot, _ in
    guard let slot, let known = slot.pointee else { return }
    slot.pointee = nil
    Unmanaged<Exchange>.fromOpaque(known).release()
}

private func respond(
    to connection: OpaquePointer, method: String, path: String, _ exchange: Exchange, in table: ExchangeTable
) -> LoopbackServer.Response {
    let served: [LoopbackServer.Request.Method] = table.bodyLimit > 0 ? [.get, .head, .post] : [.get, .head]
    guard let method = LoopbackServer.Request.Method(rawValue: method), served.contains(method) else {
        let names = served.map(\.rawValue)
        let last = names.last ?? ""
        let list = names.dropLast().joined(separator: ", ") + " and " + last
        var refusal = LoopbackServer.Response.text("\(method) isn't served here, only \(list)\n", status: 405)
        refusal.headers.append(.init(name: "Allow", value: names.joined(separator: ", ")))
        return refusal
    }
    if method == .post, exchange.isTooLarge {
        return .text("A body has at most \(table.bodyLimit) bytes here; this one has more.\n", status: 413)
    }
    table.noteRequest(path: path)
    let query = values(of: connection, kind: .GET_ARGUMENT_KIND).map { URLQueryItem(name: $0.name, value: $0.value) }
    let headers = values(of: connection, kind: .HEADER_KIND).map {
        LoopbackServer.Field(name: $0.name, value: $0.value ?? "")
    }
    return table.handler(.init(method: method, path: path, query: query, headers: headers, body: exchange.body))
}

private final class ValueList {
    var values: [(name: String, value: String?)] = []
}

private func values(of connection: OpaquePointer, kind: MHD_ValueKind) -> [(name: String, value: String?)] {
    let list = ValueList()
    withExtendedLifetime(list) {
        _ = MHD_get_connection_values(
            connection, kind,
            { context, _, name, value in
                guard let context, let name else { return .NO }
                Unmanaged<ValueList>.fromOpaque(context).takeUnretainedValue().values
                    .append((String(cString: name), value.map { String(cString: $0) }))
                return .YES
            }, Unmanaged.passUnretained(list).toOpaque())
    }
    return list.values
}
