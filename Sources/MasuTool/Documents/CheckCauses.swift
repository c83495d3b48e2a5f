/// The findings of a check by their cause: kind and class of view.
struct CheckCauses {
    private var counts: [String: Int] = [:]

    mutating func count(_ cause: String, _ number: Int = 1) { counts[cause, default: 0] += number }

    static func += (left: inout CheckCauses, right: CheckCauses) {
        for (cause, number) in right.counts { left.count(cause, number) }
    }

    var sum: Int { counts.values.reduce(0, +) }

    /// The causes, the most frequent first.
    var sorted: [(cause: String, number: Int)] {
        counts.map { (cause: $0.key, number: $0.value) }
            .sorted { $0.number == $1.number ? $0.cause < $1.cause : $0.number > $1.number }
    }

    /// The five most frequent causes; empty where nothing was found.
    var text: String {
        guard sum > 0 else { return "" }
        let width = "\(sorted.first?.number ?? 0)".count
        let lines = sorted.prefix(5).map { cause, number in
            "    " + String(repeating: " ", count: width - "\(number)".count) + "\(number)  \(cause)"
        }
        let others = sorted.dropFirst(5).map(\.number).reduce(0, +)
        let last = others == 0 ? [] : ["    \(others) of \(sorted.count - 5) other causes"]
        return (["\(sum) finding\(sum == 1 ? "" : "s") by cause:"] + lines + last).joined(separator: "\n")
    }

    /// The causes for another process: a line each, with a tab between cause and number.
    var lines: String { sorted.map { "\($0.cause)\t\($0.number)" }.joined(separator: "\n") }

    init() {}

    /// The inverse of `lines`.
    init(lines: String) {
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 2, let number = Int(parts[1]) { count(String(parts[0]), number) }
        }
    }
}
