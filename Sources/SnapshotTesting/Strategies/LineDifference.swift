/// The changes between two texts, line by line, with three unchanged lines around each.
struct LineDifference: CustomStringConvertible {
    private enum Line {
        case kept(String), removed(String), added(String)

        var isChange: Bool { if case .kept = self { false } else { true } }
        var text: String {
            switch self {
            case .kept(let text): "  " + text
            case .removed(let text): "- " + text
            case .added(let text): "+ " + text
            }
        }
    }

    let description: String

    init(from old: String, to new: String) {
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let changes = lines.indices.filter { lines[$0].isChange }
        let shown = Set(changes.flatMap { max(0, $0 - 3)...min(lines.count - 1, $0 + 3) })
        var result = ["\(changes.count) lines differ (- reference, + got)"]
        for index in lines.indices where shown.contains(index) {
            if index > 0, !shown.contains(index - 1) { result.append("  …") }
            result.append(lines[index].text)
        }
        description = result.joined(separator: "\n")
    }

    private static func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func lines(from old: [String], to new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var result: [Line] = []
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            if from < old.count, removed.contains(from) {
                result.append(.removed(old[from]))
                from += 1
            } else if to < new.count, added.contains(to) {
                result.append(.added(new[to]))
                to += 1
            } else if from < old.count {
                result.append(.kept(old[from]))
                from += 1
                to += 1
            }
        }
        return result
    }
}
