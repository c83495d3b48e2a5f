import Foundation

/// Releases by name, as commands and people spell them.
extension SystemRelease: CustomStringConvertible {
    /// A release by its number, such as `18`, `iOS 18` or `18.2`, in any case.
    ///
    /// - Returns: nil if there is no such release.
    public init?(_ name: String) {
        var digits = name.lowercased()[...]
        for prefix in ["ios", "ipados"] where digits.hasPrefix(prefix) {
            digits = digits.dropFirst(prefix.count).drop { $0 == " " || $0 == "-" }
        }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], parts.allSatisfy({ ($0 ?? -1) >= 0 }),
            let last = Self.known.first(where: { $0.major == major })
        else { return nil }
        guard parts.count > 1, let minor = parts[1] else {
            self = last
            return
        }
        // The newest releases may have got further versions.
        guard minor <= last.minor || last >= .iOS26 && minor < 10 else { return nil }
        self.init(major, minor)
    }

    private static var known: [SystemRelease] { listBehaviourOnly + all }

    /// `iOS 18`, or `iOS 18.2` for another than the last version.
    public var description: String { Self.known.contains(self) ? "iOS \(major)" : "iOS \(version)" }

    /// As `UIDevice` states it: `18.2`.
    public var version: String { "\(major).\(minor)" }

    /// For files: `iOS18`.
    package var shortName: String { "iOS" + (Self.known.contains(self) ? "\(major)" : version) }

    /// The reason why a name is refused: the nearest releases, then all.
    package static func refusal(of name: String) -> String {
        func list(_ releases: [SystemRelease]) -> String {
            let numbers = releases.map { "\($0.major)" }
            return numbers.count < 2
                ? numbers.joined() : numbers.dropLast().joined(separator: ", ") + " and " + numbers[numbers.count - 1]
        }
        var text = "There is no iOS '\(name)'."
        let digits = name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        if let number = Double(digits.split(separator: ".").prefix(2).joined(separator: ".")) {
            let last = known.first { $0.major == Int(number) }
            if let last {
                text += " The last version of that release is \(last.version)."
            } else {
                let nearest = known.sorted { abs(Double($0.major) - number) < abs(Double($1.major) - number) }.prefix(2)
                text += " The nearest are \(list(nearest.sorted()))."
            }
        }
        return text + " Releases: \(list(all)); for the behaviour of lists alone \(list(listBehaviourOnly))."
    }
}
