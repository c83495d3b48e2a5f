package import UIKit

/// A script for the list of a screen that is shown already, in a program of its own.
package struct ListScript: Codable {
    /// The steps that are played; none where states are compared.
    package var steps: [ListStep] = []
    var kinds: Set<ListFault.Kind>
    /// The state that this screen is compared with, after the same edits; it has its size already.
    var end: ListEnd?

    package init(steps: [ListStep], kinds: Set<ListFault.Kind>) {
        self.steps = steps
        self.kinds = kinds
    }

    package init(comparedWith end: ListEnd, kinds: Set<ListFault.Kind>) {
        self.end = end
        self.kinds = kinds
    }

    /// The screen's answer to a script.
    package struct Outcome: Codable {
        package var faults: [ListFault] = []
        /// The state in the end; nil where nothing is seen of the list.
        package var end: ListEnd?
        /// The class of the controller that shows the list; nil where the screen has no list.
        package var screen: String?
    }

    /// Plays the script on the first list in a view. The window has the last step's size afterwards.
    ///
    /// - Parameter view: in the window.
    @MainActor package func play(in view: UIView, of window: UIWindow) -> Outcome {
        let stage = ListStage(adopting: window, list: ShownList(in: view))
        defer { stage.close() }
        guard let list = stage.list else { return Outcome() }
        let player = ListPlayer(stage, size: UIScreen.main.sceneBounds.size, kinds: kinds) { name, _ in
            preconditionFailure("The script has an edit '\(name)', which tests alone give a screen.")
        }
        let screen = list.controller.map { "\(type(of: $0))" }
        return ScriptJournal.shared.keep(steps) {
            if let end { return Outcome(faults: player.differences(from: end), screen: screen) }
            let faults = player.play(steps)
            return Outcome(faults: faults, end: faults.isEmpty ? player.end : nil, screen: screen)
        }
    }
}
