import ApplicationCommand
import Foundation

/// `masu mcp`: serves a project to a coding agent by the Model Context Protocol, over standard input and output.
enum AgentCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        // A program that ended takes no more requests; that is an error and not the end of this one.
        signal(SIGPIPE, SIG_IGN)
        let project = try AgentProject(words)
        let tools = ScreenTools(project: project).all + QuestionTools(project: project).all
        let answers = ProtocolAnswers(tools: tools + DocumentTools(project: project).all)
        let messages = ClientMessages()
        while let line = messages.next() {
            guard let answer = answers.answer(to: line) else { continue }
            // A cancelled request has no answer.
            if messages.finish() { continue }
            do { try FileHandle.standardOutput.write(contentsOf: answer.line + Data("\n".utf8)) } catch { break }
        }
        project.end()
        RunningChildren.shared.exit(0)
    }
}
