import ApplicationCommand
import Foundation
import UIKit

/// The commands on documents, in the process of an app that lends them its classes.
@MainActor final class ClassLendingCommands: DocumentCommands {
    static func run(_ words: [String]) -> Int32 { MasuTool.run(words) }

    /// Lays a document out; classes of an app print nothing among what a command prints.
    static func withoutOutputOfClasses<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        try ScreenOutput.withheld(unless: !ApplicationDocuments.isRunning, work)
    }

    /// Says which classes of a document the app doesn't have, where one lends its classes: their base classes were used.
    static func complain(of layout: CanvasLayout, in document: String) {
        guard ApplicationDocuments.isRunning else { return }
        for note in layout.notes where note.kind == .customClass {
            MasuTool.complain("\(document): \(note.object): \(note.message)\n")
        }
    }
}
