import Foundation

/// A bar on the terminal's last line; nothing where standard error isn't one.
struct ProgressBar {
    private let total: Int
    private var done = 0
    private let isShown: Bool
    private static let width = 40

    init(total: Int) {
        self.total = total
        isShown = total > 1 && isatty(STDERR_FILENO) == 1
    }

    mutating func advance() {
        done += 1
        draw()
    }

    /// Takes the bar away, so that a line can be printed.
    func clear() { write("\r\u{1B}[K") }

    func finish() { clear() }

    private func draw() {
        let filled = total > 0 ? done * Self.width / total : 0
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        write("\r\(bar) \(done)/\(total)")
    }

    private func write(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
