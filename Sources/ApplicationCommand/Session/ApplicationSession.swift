import Foundation
import HeadlessHost

/// Answers requests about an app that keeps running, for a program that shows it to somebody else.
///
/// A request is a line of the standard input: a JSON array of the words of a command line, `["--tap", "Settings",
/// "--tree"]`. An answer is a line of the standard output, `{"text": …}` or `{"error": …}`. The app's own output goes to
/// the standard error. The session ends with the standard input, even while the app is busy.
@MainActor struct ApplicationSession {
    private let perform: @MainActor ([String]) throws -> String
    private let answers: FileHandle

    /// From here on, the app's own output goes to the standard error.
    ///
    /// - Parameter perform: carries out a command line and returns what it prints.
    init?(_ perform: @escaping @MainActor ([String]) throws -> String) {
        fflush(nil)
        let own = dup(STDOUT_FILENO)
        guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
        answers = FileHandle(fileDescriptor: own, closeOnDealloc: true)
        self.perform = perform
    }

    /// Answers until the standard input ends.
    func run() {
        let requests = RequestLines()
        while let line = requests.next() { send(answer(to: line)) }
    }

    func answer(to line: String) -> SessionAnswer {
        guard let words = try? JSONDecoder().decode([String].self, from: Data(line.utf8)) else {
            return SessionAnswer(error: "A request is a JSON array of strings, not '\(line.prefix(200))'.")
        }
        do { return SessionAnswer(text: try perform(words)) } catch { return SessionAnswer(error: "\(error)") }
    }

    private func send(_ answer: SessionAnswer) {
        guard var data = try? JSONEncoder().encode(answer) else { return }
        data.append(UInt8(ascii: "\n"))
        try? answers.write(contentsOf: data)
    }
}

/// The answer to a request: what the command line printed, or the reason why it could not be followed.
struct SessionAnswer: Codable, Equatable {
    var text: String?
    var error: String?
}
