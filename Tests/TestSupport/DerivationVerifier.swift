import Foundation

/// Adds up derivations from their JSON alone, without the types that made them.
///
/// Checks: each number is what its rule makes of its terms; facts have a source and no terms; what refers to an
/// earlier number of the same subject has that number.
public struct DerivationVerifier {
    public private(set) var errors: [String] = []
    public private(set) var numberCount = 0
    /// The sources of the facts that were met.
    public private(set) var sources: Set<String> = []
    private var told: [String: [Double]] = [:]

    public init() {}

    /// - Parameter json: an account, `{"derivation": …, "summary": …}`.
    public mutating func verify(json: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
            let derivation = object["derivation"] as? [String: Any], let summary = object["summary"] as? String
        else {
            errors.append("not an account: \(json.prefix(200))")
            return
        }
        if summary.isEmpty { errors.append("an account without a summary") }
        verify(derivation)
    }

    private mutating func verify(_ node: [String: Any]) {
        numberCount += 1
        let subject = node["subject"] as? String ?? ""
        guard let value = (node["value"] as? NSNumber)?.doubleValue, let rule = node["rule"] as? [String: Any],
            let name = rule.keys.first, !subject.isEmpty
        else {
            errors.append("a number without subject, value or rule: \(node)")
            return
        }
        let terms = node["terms"] as? [[String: Any]] ?? []
        var shares: [Double] = []
        for term in terms {
            guard let weight = (term["weight"] as? NSNumber)?.doubleValue, let part = term["part"] as? [String: Any],
                let number = (part["value"] as? NSNumber)?.doubleValue
            else {
                errors.append("\(subject): a term without weight or part")
                continue
            }
            verify(part)
            shares.append(weight * number)
        }
        let sum = shares.reduce(0, +)
        let scale = ((rule[name] as? [String: Any])?["scale"] as? NSNumber)?.doubleValue ?? 1
        let tolerance = 1e-6
        func expect(_ wanted: Double) {
            if abs(wanted - value) > tolerance { errors.append("\(subject) is \(value), but \(name) makes \(wanted)") }
        }
        switch name {
        case "fact":
            if !terms.isEmpty { errors.append("\(subject): a fact with terms") }
            guard let source = node["source"] as? String else {
                errors.append("\(subject): a fact of nobody's")
                break
            }
            sources.insert(source)
        case "told":
            if !(told[subject] ?? []).contains(where: { abs($0 - value) <= tolerance }) {
                errors.append("\(subject) is \(value) as above, but above it isn't")
            }
        case "sum": expect(sum)
        case "pixelsUp": expect((sum * scale - 1e-6).rounded(.up) / scale)
        case "nearestPixel":
            if abs(value - sum) > 0.5 / scale + tolerance {
                errors.append("\(subject) is \(value), rounded from \(sum)")
            }
            expect((value * scale).rounded() / scale)
        case "largest": expect(shares.max() ?? .nan)
        case "standIn":
            if (shares.first ?? 1) > 0 { errors.append("\(subject): \(shares[0]) needs no stand-in") }
            expect(shares.dropFirst().reduce(0, +))
        default: errors.append("\(subject): no rule is called \(name)")
        }
        told[subject, default: []].append(value)
        for cause in node["causes"] as? [[String: Any]] ?? [] { verify(cause) }
    }
}
