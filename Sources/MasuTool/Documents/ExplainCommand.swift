import ApplicationCommand
import Explanations
import Foundation
import UIKit

/// `masu explain`: why a view of a document is where it is and as large as it is.
@MainActor enum ExplainCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            var words = arguments
            let questions = words.filter { $0.contains(".") && FrameComponent(rawValue: last(of: $0)) != nil }
            words.removeAll { questions.contains($0) }
            let options = try CanvasOptions(command: "explain", words)
            let layout = try options.layout()
            guard !questions.isEmpty else {
                throw UsageError("masu explain: name a component, such as ID.height; masu frames lists the ids")
            }
            for question in questions {
                let id = String(question.dropLast(last(of: question).count + 1))
                guard let component = FrameComponent(rawValue: last(of: question)), let view = layout.view(id) else {
                    throw UsageError("masu explain: there is no view \(id) in it; masu frames lists the ids")
                }
                let account = view.account(of: component)
                print(options.isJSON ? try JSONText.of(account) : account.text)
            }
            for sentence in layout.root.conflictSentences where !options.isJSON { print(sentence) }
            return 0
        } catch {
            return MasuTool.status(of: error, in: "explain")
        }
    }

    private static func last(of word: String) -> String { word.split(separator: ".").last.map(String.init) ?? "" }
}
