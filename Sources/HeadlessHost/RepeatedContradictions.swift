import Explanations

/// The contradictions of constraints that were logged: each is told once with its reason, and the others are counted.
struct RepeatedContradictions {
    private var counts: [String: Int] = [:]
    /// The keys in the order in which they came first.
    private var order: [String] = []

    /// The text to print for a message: nil for a contradiction that was told before.
    mutating func text(of message: String) -> String? {
        guard message.contains("Unable to simultaneously satisfy constraints") else { return message }
        let key = Self.key(of: message)
        counts[key, default: 0] += 1
        guard counts[key] == 1 else { return nil }
        order.append(key)
        guard let advice = try? ConflictLog.parse(message).first?.advice() else { return message }
        return message + "\n\n" + advice
    }

    /// The number of those that weren't told, in a sentence; nil where all were.
    var rest: String? {
        let others = order.map { (counts[$0] ?? 1) - 1 }
        let sum = others.reduce(0, +)
        guard sum > 0 else { return nil }
        guard order.count > 1 else { return "\(sum) more of the same contradiction." }
        return "\(sum) more of the same: " + others.map(String.init).joined(separator: ", ")
            + " of the \(order.count) contradictions above."
    }

    /// Messages are the same where their constraints are, whatever their order, addresses, texts, and the sizes that lists
    /// and fittings give.
    private static func key(of message: String) -> String {
        let all = message.split(separator: "\n").map(String.init)
        let lines = all.filter { $0.contains(":0x") && $0.contains("\"<") }
        let printed = (lines.isEmpty ? all : lines).map { line -> String in
            let plain = line.replacing(/,$/, with: "").replacing(/0x[0-9a-f]+(?:'[^']*'(?=[.\]]))?/, with: "")
            let isDictated = ["Encapsulated-Layout", "_UITemporaryLayout", "fittingSize"].contains {
                plain.contains($0)
            }
            return isDictated ? plain.replacing(/\s'[A-Za-z_-]+'/, with: "").replacing(/== [0-9.]+/, with: "==") : plain
        }
        return printed.sorted().joined(separator: "\n")
    }
}
