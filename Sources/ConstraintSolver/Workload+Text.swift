/// A line that isn't in the workload format.
public struct WorkloadError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// The reason why the line isn't understood.
    public let problem: String

    /// The line's number and the reason.
    public var description: String { "line \(line): \(problem)" }
}

extension Workload {
    /// Reads the text form.
    ///
    /// - Throws: `WorkloadError` with the first line that can't be read.
    public init(parsing text: String) throws {
        self.init()
        var number = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
                .map { String(Substring($0)) }
            guard let kind = words.first, !kind.hasPrefix("#") else { continue }
            try read(kind, Array(words.dropFirst()), number)
        }
    }

    private mutating func read(_ kind: String, _ words: [String], _ line: Int) throws {
        switch kind {
        case "V":
            guard words.count == 1, let count = Int(words[0]), count >= 0, count <= 10_000_000 else {
                throw WorkloadError(line: line, problem: "“V” takes one number of variables")
            }
            variableCount = count
        case "E":
            guard words.count == 2 else {
                throw WorkloadError(line: line, problem: "“E” takes a variable and its value")
            }
            given.append(
                Given(variable: try variable(words[0], line), value: try finite(words[1], line)))
        case "C":
            try readRow(words, line)
        case "T":
            texts.append(
                try words.map { word in
                    guard let row = Int(word), rows.indices.contains(row) else {
                        throw WorkloadError(line: line, problem: "there is no constraint \(word) above this line")
                    }
                    return row
                })
        default:
            throw WorkloadError(line: line, problem: "items are V, E, C and T, not “\(kind)”")
        }
    }

    private mutating func readRow(_ words: [String], _ line: Int) throws {
        guard words.count >= 4, let count = Int(words[3]), count >= 0, words.count == 4 + 2 * count else {
            throw WorkloadError(
                line: line, problem: "“C” takes priority, relation, constant, the number of terms, and two words a term"
            )
        }
        guard let priority = Float(words[0]), priority > 0, priority <= 1000 else {
            throw WorkloadError(line: line, problem: "“\(words[0])” is no priority in (0, 1000]")
        }
        let relations: [String: Relation] = ["EQ": .equal, "LE": .lessThanOrEqual, "GE": .greaterThanOrEqual]
        guard let relation = relations[words[1]] else {
            throw WorkloadError(line: line, problem: "relations are EQ, LE and GE, not “\(words[1])”")
        }
        var terms: [Row.Term] = []
        for i in 0..<count {
            terms.append(
                Row.Term(try variable(words[4 + 2 * i], line), try finite(words[5 + 2 * i], line)))
        }
        rows.append(
            Row(
                priority: priority, relation: relation, constant: try finite(words[2], line), terms: terms, line: line))
    }

    private func variable(_ word: String, _ line: Int) throws -> Int {
        guard let index = Int(word), index >= 0, index < variableCount else {
            throw WorkloadError(
                line: line, problem: "“\(word)” is no variable: there are \(variableCount), counted from 0")
        }
        return index
    }

    private func finite(_ word: String, _ line: Int) throws -> Double {
        guard let value = Double(word), value.isFinite else {
            throw WorkloadError(line: line, problem: "“\(word)” is no finite number")
        }
        return value
    }

    /// The text form; reading it gives an equal workload but for line numbers.
    public var text: String {
        var lines = ["V \(variableCount)"]
        for item in given { lines.append("E \(item.variable) \(item.value)") }
        for row in rows {
            let relation =
                switch row.relation {
                case .equal: "EQ"
                case .lessThanOrEqual: "LE"
                case .greaterThanOrEqual: "GE"
                }
            var line = "C \(row.priority) \(relation) \(row.constant) \(row.terms.count)"
            for term in row.terms { line += " \(term.variable) \(term.coefficient)" }
            lines.append(line)
        }
        for text in texts { lines.append("T " + text.map(String.init).joined(separator: " ")) }
        return lines.joined(separator: "\n") + "\n"
    }
}
