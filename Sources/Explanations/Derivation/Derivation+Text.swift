extension Derivation {
    /// The chain as indented lines, each number before what it is made from.
    public var text: String {
        var lines: [String] = []
        write(to: &lines, depth: 0, lead: value.inPoints)
        return lines.joined(separator: "\n") + "\n"
    }

    private func write(to lines: inout [String], depth: Int, lead: String) {
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(lead)  \(subject)\(explanation)")
        // Constraints that add nothing still connect views: they are listed in one line.
        let ties = terms.filter { $0.part.rule == .fact && $0.part.value == 0 && $0.part.causes.isEmpty }
        for term in terms where terms.count == 1 || !ties.contains(term) {
            term.part.write(to: &lines, depth: depth + 1, lead: term.words)
        }
        if !ties.isEmpty, terms.count > 1 {
            lines.append("\(indent)  through \(ties.map(\.part.subjectAndPlace).joined(separator: "; "))")
        }
        for loser in losers {
            lines.append(
                "\(indent)  lost: \(loser.subject), at \(loser.priority.inPoints), by \(loser.violation.inPoints)")
        }
        for cause in causes { cause.write(to: &lines, depth: depth + 1, lead: "at \(cause.value.inPoints)") }
    }

    private var explanation: String {
        var words: [String] = []
        switch rule {
        case .fact: if let source { words.append(source.words) }
        case .told: words.append("as above")
        case .sum: break
        case .pixelsUp(let scale): words.append("rounded up to pixels of 1/\(scale.inPoints)")
        case .nearestPixel(let scale): words.append("rounded to pixels of 1/\(scale.inPoints)")
        case .largest: words.append("the largest of")
        case .standIn: words.append("the first isn't above 0; the others replace it")
        }
        if let remark { words.append(remark) }
        return words.isEmpty ? "" : "  (" + words.joined(separator: "; ") + ")"
    }
}

extension Derivation.Term {
    /// `+ 8`, or `− 4 = −0.5 × 8` where the weight isn't 1 or −1.
    fileprivate var words: String {
        let share = weight * part.value
        let amount = (share < 0 ? "− " : "+ ") + share.magnitude.inPoints
        return weight.magnitude == 1 ? amount : "\(amount) = \(weight.inPoints) × \(part.value.inPoints)"
    }
}

extension Derivation.Source {
    public var words: String {
        switch self {
        case .author: "written by the app"
        case .text: "the size of the text"
        case .content: "the size of the content"
        case .delegate: "returned by the delegate"
        case .override: "returned by an overridden method"
        case .estimate: "an estimate"
        case .framework: "given by the framework"
        case .device: "the device"
        case .nothing: "nothing determines it, so it rests at 0"
        case .earlier: "worked out earlier"
        }
    }
}

extension Double {
    /// Points with at most four decimals and no superfluous zero: 43.6667, 359, 0.5.
    public var inPoints: String {
        guard isFinite, magnitude < 1e11 else { return "\(self)" }
        let scaled = (self * 10_000).rounded()
        let whole = Int(scaled)
        let sign = whole < 0 ? "-" : ""
        let magnitude = whole.magnitude
        var fraction = String(magnitude % 10_000)
        fraction = String(repeating: "0", count: 4 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return sign + String(magnitude / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
