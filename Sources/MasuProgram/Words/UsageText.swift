/// The description of a command in the words of its usage: `usage: masu NAME OPERANDS [--flag VALUE]…`, then sentences.
enum UsageText {
    static func description(of name: String, _ usage: String) -> CommandDescription {
        let lines = usage.split(separator: "\n").map(String.init)
        // The head ends with the first line of plain words.
        let head = lines.prefix { $0.hasPrefix("usage:") || $0.drop { $0 == " " }.hasPrefix("[") }
        let text = head.joined(separator: " ")
        let pattern = /\[?(--?[a-z][a-z-]*)(?: ([^\[\]\s]+))?\]?(?:\.\.\.)?/
        let flags = text.matches(of: pattern).map {
            FlagDescription(spelling: String($0.1), placeholder: $0.2.map(String.init))
        }
        let operands = text.replacing(pattern, with: "").split(separator: " ").dropFirst(3)
        let sentences = lines.dropFirst(head.count).map { $0.drop { $0 == " " } }.joined(separator: " ")
        return CommandDescription(
            name: name, operands: operands.joined(separator: " "),
            summary: sentences.prefix(1).uppercased() + sentences.dropFirst() + ".", flags: flags)
    }
}
