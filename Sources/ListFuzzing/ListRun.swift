package import UIKit

/// Scripts that are played on screens, each on a new one.
@MainActor package struct ListRun<Screen: UIViewController> {
    private let make: () throws -> Screen
    let edits: [ListEdit<Screen>]
    private let kinds: Set<ListFault.Kind>

    package init(
        make: @escaping () throws -> Screen, edits: [ListEdit<Screen>], kinds: Set<ListFault.Kind> = .faults
    ) {
        self.make = make
        self.edits = edits
        self.kinds = kinds
    }

    /// The faults of the first step that has any, or of the state in the end.
    package func faults(in script: [ListStep]) throws -> [ListFault] {
        try ScriptJournal.shared.keep(script) {
            let player = try player(size: UIScreen.main.sceneBounds.size)
            defer { player.close() }
            let found = player.play(script)
            guard found.isEmpty, kinds.contains(.endState), let end = player.end else { return found }
            player.close()
            // A screen that is made at the last size and text size, after the same edits.
            let fresh = try self.player(
                size: CGSize(width: end.width, height: end.height), textSize: end.textSize.map { .init(rawValue: $0) })
            defer { fresh.close() }
            return fresh.differences(from: end)
        }
    }

    private func player(size: CGSize, textSize: UIContentSizeCategory? = nil) throws -> ListPlayer {
        var made: Screen?
        let stage = try ListStage(
            {
                let screen = try make()
                made = screen
                return screen
            }, size: size, textSize: textSize, catchesExceptions: true)
        guard let made else { fatalError("a stage shows the screen that was made for it") }
        return ListPlayer(stage, size: size, textSize: textSize, kinds: kinds) { name, number in
            guard let edit = edits.first(where: { $0.name == name }) else {
                let known = edits.map { "'\($0.name)'" }.joined(separator: ", ")
                preconditionFailure("The script has an edit '\(name)', and the edits that were given are: \(known).")
            }
            edit.change(made, number)
        }
    }
}
