import Foundation

/// The peer's driver, asked line by line.
final class Peer {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()

    init(path: String) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func ask(_ line: String) -> String {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let answer = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
                pending = Data(pending[(end + 1)...])
                return answer
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return "throws the peer ended" }
            pending.append(more)
        }
    }
}
