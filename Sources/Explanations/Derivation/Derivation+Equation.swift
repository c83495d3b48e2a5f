/// A number as the sum of the facts that it comes from, in a line.
extension Derivation {
    /// A fact's part in a number.
    public struct Share: Hashable, Sendable {
        public var subject: String
        /// The amount that it adds; less than 0 where it takes away.
        public var amount: Double
        public var source: Source?
        public var remark: String?
        /// The number of times that it counts, where that is more than once.
        public var count: Double
        /// The fact's own number.
        public var value: Double
    }

    /// The facts that the number is made from, the largest first; facts that cancel out are left out.
    ///
    /// References to an earlier number are followed to that number's facts.
    public var shares: [Share] {
        var known: [String: Derivation] = [:]
        note(in: &known)
        var shares: [Share] = []
        func collect(_ part: Derivation, _ weight: Double, _ depth: Int) {
            if part.rule == .told, let earlier = known[part.subject], depth < 64 {
                return collect(earlier, weight, depth + 1)
            }
            if part.rule == .largest,
                let most = part.terms.max(by: { $0.weight * $0.part.value < $1.weight * $1.part.value })
            {
                return collect(most.part, weight * most.weight, depth)
            }
            guard part.rule == .fact || part.rule == .told else {
                let terms = part.rule == .standIn ? part.terms.dropFirst() : part.terms[...]
                for term in terms { collect(term.part, weight * term.weight, depth) }
                return
            }
            if let index = shares.firstIndex(where: { $0.subject == part.subject && $0.value == part.value }) {
                shares[index].amount += weight * part.value
                shares[index].count += weight
            } else {
                shares.append(
                    Share(
                        subject: part.subject, amount: weight * part.value, source: part.source, remark: part.remark,
                        count: weight, value: part.value))
            }
        }
        collect(self, 1, 0)
        return shares.enumerated().filter { abs($0.element.amount) > 1e-6 }
            .sorted { (abs($0.element.amount), -$0.offset) > (abs($1.element.amount), -$1.offset) }
            .map(\.element)
    }

    private func note(in known: inout [String: Derivation]) {
        if rule != .told, known[subject] == nil { known[subject] = self }
        for term in terms { term.part.note(in: &known) }
        for cause in causes { cause.note(in: &known) }
    }

    /// `375 (UIWindow.frame.width) − 16 (stackView.leading == contentView.leading + 16)`; if there are more shares than
    /// the maximum, they are summed up by kind.
    public func equation(maximum: Int) -> String {
        let shares = shares
        guard !shares.isEmpty else { return ties ?? "nothing moves or stretches it" }
        if rule == .fact, let share = shares.first, share.subject == subject {
            return [share.source?.words, share.remark].compactMap { $0 }.joined(separator: ", ")
        }
        if shares.count == 1 { return shares[0].alone }
        guard shares.count > maximum else { return Self.sum(shares.map { ($0.amount, $0.named) }) }
        var groups: [(title: String, shares: [Share])] = []
        for share in shares {
            let title = share.kind
            if let index = groups.firstIndex(where: { $0.title == title }) {
                groups[index].shares.append(share)
            } else {
                groups.append((title, [share]))
            }
        }
        return Self.sum(
            groups.map { group in
                let amount = group.shares.reduce(0) { $0 + $1.amount }
                guard group.shares.count > 1 else { return (amount, group.shares[0].named) }
                let parts = group.shares.prefix(3).map(\.listed)
                let rest = group.shares.count - parts.count
                return (
                    amount, "\(group.title): \(parts.joined(separator: "; "))" + (rest > 0 ? "; and \(rest) more" : "")
                )
            })
    }

    /// The constraints that hold a number at 0.
    private var ties: String? {
        var found: [String] = []
        func collect(_ part: Derivation) {
            if part.rule == .fact, part.value == 0, !found.contains(part.subject) { found.append(part.subject) }
            for term in part.terms { collect(term.part) }
        }
        collect(self)
        found.removeAll { $0 == subject }
        return found.isEmpty ? nil : found.prefix(2).joined(separator: "; ")
    }

    private static func sum(_ parts: [(amount: Double, words: String)]) -> String {
        parts.enumerated().map { index, part in
            let sign = index == 0 ? (part.amount < 0 ? "−" : "") : part.amount < 0 ? " − " : " + "
            return "\(sign)\(abs(part.amount).inPoints) (\(part.words))"
        }.joined()
    }
}

extension Derivation.Share {
    /// `2 × 8` where it counts twice.
    private var product: String? {
        let count = abs(count)
        return count == 1 || value == 0 ? nil : "\(count.inPoints) × \(abs(value).inPoints)"
    }

    /// The words after the amount, among other shares.
    fileprivate var named: String { (product.map { $0 + ", " } ?? "") + words }

    /// Among others of its kind, with its amount.
    fileprivate var listed: String {
        (amount < 0 ? "−" : "") + abs(amount).inPoints + (product.map { " = \($0)" } ?? "") + " by \(words)"
    }

    /// The words of a share whose amount is the whole.
    fileprivate var alone: String {
        let reasons = [source?.words, remark].compactMap { $0 }.joined(separator: ", ")
        return (product.map { $0 + ", " } ?? "") + subject + (reasons.isEmpty ? "" : " (\(reasons))")
    }

    /// The subject with the line that wrote it, a text with its lines; a stack's spacing by that name.
    private var words: String {
        guard let remark else { return subject }
        if remark.hasPrefix("the spacing of ") { return remark }
        if Derivation.isPlace(remark) { return "\(subject), \(remark)" }
        guard source == .text, let quote = remark.firstRange(of: " of “") else { return subject }
        return "\(subject), \(remark[..<quote.lowerBound])"
    }

    fileprivate var kind: String {
        switch source {
        case .text: "texts"
        case .content: "contents"
        case .author: "constants of the app"
        case .delegate, .override: "answers of the app"
        case .estimate: "estimates"
        case .framework, nil: "the framework's"
        case .device: "the device"
        case .nothing: "nothing"
        case .earlier: "worked out earlier"
        }
    }
}
