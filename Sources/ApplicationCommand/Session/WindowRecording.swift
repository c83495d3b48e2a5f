import Foundation
import HeadlessHost
import WindowHost

/// A window's recording in a file that follows the user: the next window goes on where this one is.
@MainActor struct WindowRecording {
    private let file: URL

    init(_ path: String) { file = URL(fileURLWithPath: path) }

    /// Plays what was recorded before, and records from then on.
    ///
    /// A file that can't be read is as none: what it led to may not be there any more.
    func resume(_ window: WindowHost) {
        let earlier = (try? String(contentsOf: file, encoding: .utf8)).flatMap { try? HostScript(text: $0) }
        if let earlier { window.host.play(earlier) }
        window.keepRecording(after: earlier ?? HostScript([]))
        var written = earlier?.steps.count ?? 0
        let notice = BuildNotice(file.deletingLastPathComponent().appendingPathComponent("build-errors.txt"))
        var frames = 0
        window.everyFrame = { [weak window] in
            guard let window else { return }
            frames += 1
            if frames % 10 == 1 { notice.update(in: window.host.shownWindow) }
            guard let recording = window.recording, recording.steps.count != written else { return }
            written = recording.steps.count
            try? recording.description.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
