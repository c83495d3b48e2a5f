/// One report of UIKit's that constraints can't hold together.
public struct ConflictLog: Hashable, Sendable, Codable {
    public var constraints: [LoggedConstraint]
    /// The address of the constraint that UIKit broke, where the log says so.
    public var broken: String?
    /// Lines that look like constraints and weren't understood.
    public var unread: [String]

    /// All reports in a text; other text around them is skipped.
    ///
    /// A list of constraints without the words around it is a report too.
    public static func parse(_ text: String) -> [ConflictLog] {
        var logs: [ConflictLog] = []
        var current = ConflictLog(constraints: [], broken: nil, unread: [])
        var isBreaking = false
        func finish() {
            if !current.constraints.isEmpty || !current.unread.isEmpty { logs.append(current) }
            current = ConflictLog(constraints: [], broken: nil, unread: [])
        }
        for line in joined(text) {
            if line.contains("Unable to simultaneously satisfy") {
                finish()
                isBreaking = false
                continue
            }
            if line.contains("recover by breaking constraint") { isBreaking = true }
            guard let printed = printedConstraint(in: line) else { continue }
            if isBreaking {
                current.broken = address(in: printed)
                isBreaking = false
                finish()
                continue
            }
            do {
                current.constraints.append(try LoggedConstraint(parsing: printed))
            } catch {
                current.unread.append(printed)
            }
        }
        finish()
        return logs
    }

    /// Lines, with those put together that a console has wrapped inside of a constraint.
    private static func joined(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
            if let last = lines.last, last.contains("\"<"), !last.contains(">\""), !line.contains("\"<") {
                lines[lines.count - 1] += " " + line.trimmed
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    /// The text from `<Class:0x` to the last `>`; if a console or a forum has removed the brackets, from the class on.
    private static func printedConstraint(in line: String) -> String? {
        guard line.contains(":0x"), line.contains("onstraint") else { return nil }
        if let start = line.firstIndex(of: "<"), let end = line.lastIndex(of: ">"), start < end {
            let text = String(line[start...end])
            if text.contains(":0x"), text.contains("onstraint") { return text }
        }
        guard let colon = line.firstRange(of: "onstraint:0x") else { return nil }
        var start = colon.lowerBound
        while start > line.startIndex {
            let before = line.index(before: start)
            guard line[before].isLetter || line[before] == "_" || line[before] == "." else { break }
            start = before
        }
        var text = line[start...]
        while let last = text.last, " \t,\"".contains(last) { text = text.dropLast() }
        return String(text)
    }

    private static func address(in printed: String) -> String? {
        guard let range = printed.firstRange(of: "0x") else { return nil }
        return "0x" + printed[range.upperBound...].prefix { $0.isHexDigit }
    }

    /// The place of the constraint that was broken, in `constraints`.
    public var brokenIndex: Int? { broken.flatMap { address in constraints.firstIndex { $0.address == address } } }
}

extension String {
    var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
