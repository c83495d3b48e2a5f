extension ConflictLog {
    /// The report: a table an axis, a drawing of what contradicts itself, the verdict, and cures.
    public func text() throws -> String {
        let analysis = try analysis()
        var lines: [String] = []
        for isVertical in [false, true] {
            let places = constraints.indices.filter { constraints[$0].first.attribute.isVertical == isVertical }
            guard !places.isEmpty else { continue }
            lines.append(isVertical ? "Vertical" : "Horizontal")
            lines += table(places, analysis)
        }
        lines.append("")
        lines += verdict(analysis)
        for line in unread { lines.append("Not understood: \(line)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The reason and the first cure, a line each, for a reader who has the list of constraints already.
    public func advice() throws -> String {
        let analysis = try analysis()
        guard analysis.isContradictory else { return "" }
        let cure = analysis.cures.first.map { "Cure: " + words($0) + "." }
        return [hint(analysis), cure].compactMap { $0 }.joined(separator: "\n")
    }

    private func table(_ places: [Int], _ analysis: ConflictAnalysis) -> [String] {
        let rows = places.map { place -> [String] in
            let constraint = constraints[place]
            let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.inPoints) × "
            let right = constraint.second.map { factor + $0.name } ?? ""
            let constant = constraint.constant == 0 && constraint.second != nil ? "" : constraint.constant.inPoints
            let marks = (analysis.members.contains(place) ? "*" : " ") + (brokenIndex == place ? "✗" : " ")
            return [
                "\(place + 1)", marks, constraint.first.name, constraint.relation.rawValue, right, constant,
                constraint.priority == 1000 ? "" : "@\(constraint.priority.inPoints)",
                constraint.identifier ?? constraint.origin
                    ?? (constraint.type == "NSLayoutConstraint" ? "" : constraint.type),
            ]
        }
        let widths = (0..<8).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "  " + cells.joined(separator: " ").trimmedEnd
        }
    }

    private func verdict(_ analysis: ConflictAnalysis) -> [String] {
        var lines: [String] = []
        guard analysis.isContradictory else {
            lines.append("These constraints don't contradict each other, as far as the log describes them.")
            lines += analysis.assumptions.map { "  assumed: \($0)" }
            return lines
        }
        let numbers = analysis.members.map { "\($0 + 1)" }.joined(separator: ", ")
        let lengths = analysis.needsPositiveLengths ? ", since no length is negative" : ""
        let gap = analysis.gap > 0 ? "\(analysis.gap.inPoints) pt apart" : "less apart than the log prints"
        lines.append(
            "Contradictory: \(numbers) (marked *) can't hold together\(lengths); without any one of them the rest can. "
                + "They are \(gap).")
        if let drawing = ConflictDrawing(self, analysis.members).text { lines.append("  " + drawing) }
        lines += analysis.assumptions.map { "  assumed: \($0)" }
        if let hint = hint(analysis) { lines.append(hint) }
        for (index, cure) in analysis.cures.prefix(3).enumerated() {
            lines.append((index == 0 ? "Cure: " : "Or: ") + words(cure) + " (solved: it holds then).")
        }
        if analysis.cures.isEmpty, analysis.cause != .actionSheet, analysis.cause != .framework {
            lines.append("No change of a single constraint of the app's would help.")
        }
        if let broken = brokenIndex { lines.append("UIKit broke \(broken + 1) (marked ✗).") }
        return lines
    }

    /// The change in words, and as Swift.
    public func words(_ cure: ConflictCure) -> String {
        let constraint = constraints[cure.constraint]
        let place = "\(cure.constraint + 1), \(constraint.first.name)"
        switch cure.change {
        case .constant(let from, let to):
            return "change the constant of \(place), from \(from.inPoints) to \(to.inPoints): "
                + "constraint.constant = \(to.inPoints)"
        case .priority(let priority):
            return "lower the priority of \(place), to \(priority.inPoints): "
                + "constraint.priority = UILayoutPriority(\(priority.inPoints))"
        case .noAutoresizingMask:
            return "set translatesAutoresizingMaskIntoConstraints = false on \(constraint.first.item.name), which has "
                + "constraints of its own: view.translatesAutoresizingMaskIntoConstraints = false"
        case .removal:
            return "remove \(place), which another constraint says with another number; to change a number, keep the "
                + "constraint and set its constant: constraint.isActive = false"
        case .size where !constraint.first.item.isBarsContent:
            let side = constraint.first.attribute.rawValue
            let least = (try? violation(ofSoftened: cure.constraint))??.magnitude.rounded(.up).inPoints ?? "1"
            return "give \(constraint.first.item.name) its \(side), at least \(least), before what is inside is laid "
                + "out: view.frame.size.\(side) = \(least)"
        case .size:
            return "give the bar a size before its items: "
                + "UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))"
        case .wrapping:
            return
                "put \(constraint.first.item.name) into a plain view, constrain its bottom to the view's with priority 999, and "
                + "hide the view in its place: container.isHidden = true"
        }
    }

    /// A hint from the framework's own size in the set: when the conflict happened.
    private func hint(_ analysis: ConflictAnalysis) -> String? {
        let members = analysis.members.map { constraints[$0] }
        if analysis.cause == .autoresizingMask {
            return "A view made in code keeps the constraints of its autoresizing mask, which contradict the app's own."
        }
        if analysis.cause == .actionSheet {
            return
                "UIKit's own action sheets ask for this width since iOS 12.2: nothing of the app's is wrong. Where the app "
                + "made it, no length is negative."
        }
        if analysis.cause == .framework {
            return
                "The insides of UIKit's own keyboards, bars and alerts contradict each other: nothing of the app's is wrong."
        }
        if analysis.cause == .emptyBar {
            return "A bar got its items before it had a size, and was laid out at 0."
        }
        if analysis.cause == .emptyView {
            return "A view was laid out before it had a size: its autoresizing mask holds it at 0, and what is inside "
                + "requires more."
        }
        if analysis.cause == .collapsedView {
            return
                "The app gives a view the size 0, and what is inside requires more: let one constraint inside give way."
        }
        if members.contains(where: { $0.identifier == "UISV-hiding" }) {
            return "A stack view hides a view by a required length of 0, which a required length inside contradicts."
        }
        guard let size = members.first(where: { $0.isFrameworks && $0.isConstantSize && $0.identifier != nil }) else {
            return nil
        }
        let name = size.identifier ?? ""
        if name.hasPrefix("UIView-Encapsulated"), analysis.gap > 0, analysis.gap <= 1 {
            return "The list has added the separator's pixel (\(analysis.gap.inPoints)) to the row: let one constraint "
                + "give way, or use no separators."
        }
        if size.constant == 0 {
            return "\(name) is 0: the view was laid out before it had a size."
        }
        if name.hasPrefix("UIView-Encapsulated") {
            return
                "\(name) \(size.constant.inPoints) is the list's own size: an old or estimated size while the cell is "
                + "measured, or one that heightForRow or sizeForItem returned."
        }
        return nil
    }
}

/// A contradiction between distances as a walk from place to place that doesn't come back to where it began.
struct ConflictDrawing {
    private struct Edge {
        var from: String
        var to: String
        var words: String
        var isUsed = false
    }

    let text: String?

    init(_ log: ConflictLog, _ members: [Int]) {
        var edges: [Edge] = []
        for member in members {
            let constraint = log.constraints[member]
            let sign = constraint.relation == .equal ? "" : constraint.relation.rawValue
            let length = "\(sign)\(constraint.constant.inPoints)"
            if constraint.first.attribute.isSize {
                guard constraint.second == nil else {
                    text = nil
                    return
                }
                let isVertical = constraint.first.attribute == .height
                let item = constraint.first.item.name
                edges.append(
                    Edge(
                        from: item + (isVertical ? ".top" : ".leading"),
                        to: item + (isVertical ? ".bottom" : ".trailing"),
                        words: length))
            } else if let second = constraint.second, constraint.multiplier == 1 {
                edges.append(Edge(from: Self.name(second), to: Self.name(constraint.first), words: length))
            } else {
                text = nil
                return
            }
        }
        text = Self.walk(edges)
    }

    private static func name(_ place: LoggedPlace) -> String {
        let edge: String
        switch place.attribute {
        case .left, .leading, .minX: edge = "leading"
        case .right, .trailing, .maxX: edge = "trailing"
        case .minY: edge = "top"
        case .maxY: edge = "bottom"
        default: edge = place.attribute.rawValue
        }
        return "\(place.item.name).\(edge)"
    }

    private static func walk(_ edges: [Edge]) -> String? {
        var edges = edges
        guard let start = edges.first?.from else { return nil }
        var place = start
        var words = start
        while true {
            if let next = edges.firstIndex(where: { !$0.isUsed && $0.from == place }) {
                edges[next].isUsed = true
                place = edges[next].to
                words += " ─(\(edges[next].words))→ \(place)"
            } else if let next = edges.firstIndex(where: { !$0.isUsed && $0.to == place }) {
                edges[next].isUsed = true
                place = edges[next].from
                words += " ←(\(edges[next].words))─ \(place)"
            } else {
                break
            }
        }
        return edges.allSatisfy(\.isUsed) ? words : nil
    }
}

extension String {
    var trimmedEnd: String {
        var text = Substring(self)
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
