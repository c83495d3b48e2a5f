/// The factors of parts of a number: ratios and shares, whose constraints add nothing themselves.
extension Derivation {
    /// `The factor is that of picture.height == 9/16 × row.width, Cell.swift:15.`; nil where every part counts by whole
    /// numbers.
    public var factorSentence: String? {
        guard shares.contains(where: { $0.count != $0.count.rounded() }) else { return nil }
        var found: [String] = []
        func collect(_ part: Derivation) {
            if part.rule == .fact, part.value == 0, part.source == .author, part.subject.contains(" × "),
                !found.contains(part.subjectAndPlace)
            {
                found.append(part.subjectAndPlace)
            }
            for term in part.terms { collect(term.part) }
        }
        collect(self)
        guard let first = found.first else { return nil }
        if found.count == 1 { return "The factor is that of \(first)." }
        return
            "The factors are those of \(found.prefix(3).joined(separator: "; "))\(found.count > 3 ? "; and others" : "")."
    }

    /// The subject, and where the app says so, where that is known.
    var subjectAndPlace: String {
        guard let remark, Self.isPlace(remark) else { return subject }
        return "\(subject), \(remark)"
    }

    /// True if a remark is a place in the app: `Cell.swift:12`, or `Cell.xib:41, id a1b-C2-d3E`.
    static func isPlace(_ remark: String) -> Bool {
        [".swift:", ".xib:", ".storyboard:", " of its document"].contains { remark.contains($0) }
    }
}
