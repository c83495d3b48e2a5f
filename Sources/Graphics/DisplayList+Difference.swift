extension DisplayList {
    /// The lines that turn `other` into the receiver; nil where the lists are equal.
    ///
    /// Lines that only `other` has begin with `-`, those that only the receiver has with `+`, those around them, up to
    /// `context` on either side, with two spaces; `…` marks lines left out. Lists that print alike but differ, in
    /// decimals beyond the fourth, are compared by command.
    public func difference(from other: DisplayList, context: Int = 2) -> String? {
        if self == other { return nil }
        let (new, old) = (lines, other.lines)
        let changes = new.difference(from: old)
        guard !changes.isEmpty else { return hiddenDifference(from: other) }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [(mark: String, line: String)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                rows.append(("- ", old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                rows.append(("+ ", new[newIndex]))
                newIndex += 1
            } else {
                rows.append(("  ", new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return Self.text(of: rows, context: context)
    }

    private func hiddenDifference(from other: DisplayList) -> String {
        for (index, pair) in zip(commands, other.commands).enumerated() where pair.0 != pair.1 {
            return "Command \(index), \"\(pair.0)\", differs from its counterpart only in digits that are not printed."
        }
        return "The lists print alike but have \(commands.count) and \(other.commands.count) commands."
    }

    private static func text(of rows: [(mark: String, line: String)], context: Int) -> String {
        var isShown = [Bool](repeating: false, count: rows.count)
        for (index, row) in rows.enumerated() where row.mark != "  " {
            for near in max(0, index - context)...min(rows.count - 1, index + context) { isShown[near] = true }
        }
        var result: [String] = []
        var isGap = false
        for (index, row) in rows.enumerated() {
            if isShown[index] {
                result.append(row.mark + row.line)
                isGap = false
            } else if !isGap {
                result.append("…")
                isGap = true
            }
        }
        return result.joined(separator: "\n")
    }
}
