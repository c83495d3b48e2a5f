import Foundation

/// A client with a connection for each question, on a thread of its own.
final class Visitor: @unchecked Sendable {
    private let port: UInt16
    private let path: String
    /// Written by the client's thread alone, read when it is done.
    var times: [(tree: Duration, picture: Duration, bytes: Int)] = []
    var isDone = false

    init(_ address: URL) {
        port = UInt16(address.port ?? 0)
        path = address.path + "/"
    }

    // MARK: Changes of the screen, which the main thread makes between its frames

    private let lock = NSLock()
    private var wanted: Int?
    private let made = DispatchSemaphore(value: 0)

    func requestChange(_ step: Int) {
        lock.withLock { wanted = step }
        made.wait()
    }

    /// Makes the requested change on the main thread, where there is one.
    func makeChange(_ change: (Int) -> Void) {
        guard let step = lock.withLock({ wanted.take() }) else { return }
        change(step)
        made.signal()
    }

    /// The body of the answer.
    func get(_ name: String) -> Data {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        precondition(connection >= 0, "no socket")
        defer { close(connection) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) }
        }
        precondition(status == 0, "no server answers at port \(port)")
        let question = Array("GET \(path)\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
        precondition(send(connection, question, question.count, 0) == question.count, "the question wasn't sent")
        var answer = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer.append(contentsOf: buffer[0..<count])
        }
        guard answer.starts(with: Array("HTTP/1.1 200".utf8)), let end = answer.range(of: Data("\r\n\r\n".utf8)) else {
            preconditionFailure("\(name): \(String(decoding: answer.prefix(300), as: UTF8.self))")
        }
        return answer[end.upperBound...]
    }

    func mark(of answer: Data) -> Int { number("mark", in: object(answer)) }

    func revision(of answer: Data) -> Int { number("revision", in: object(answer)["state"] as? [String: Any] ?? [:]) }

    private func object(_ answer: Data) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: answer) as? [String: Any]) ?? [:]
    }

    private func number(_ name: String, in object: [String: Any]) -> Int {
        guard let number = object[name] as? Int else { preconditionFailure("no \(name) in the answer") }
        return number
    }
}
