/// The targets of `Package.swift` in the order of the file.
///
/// Read from the text, since asking SwiftPM would wait for the build that runs these tests: a target is seen where it
/// is declared by `.target(name: "…", …)` and its siblings with its name written out, and `.framework(name: "…", …)`, which
/// the manifest itself defines as a target in the folder of the frameworks.
struct Manifest: Sendable {
    struct Target: Hashable {
        var name: String
        /// `systemLibrary`, `target`, `executableTarget` or `testTarget`.
        var kind: String
        var dependencies: [String]
        /// The folder where it isn't the usual one.
        var path: String?
        var line: Int
    }

    let file: SourceFile
    let targets: [Target]

    private static let kinds: Set<String> = [
        "systemLibrary", "target", "executableTarget", "testTarget", "macro", "framework",
    ]

    init(_ text: String) {
        let file = SourceFile(path: "Package.swift", text: text)
        var targets: [Target] = []
        var index = 0
        while index + 2 < file.tokens.count {
            let kind = file.tokens[index + 1].text
            guard file.tokens[index].text == ".", Self.kinds.contains(kind), file.tokens[index + 2].text == "(" else {
                index += 1
                continue
            }
            let end = Self.closing(of: index + 2, in: file.tokens)
            let arguments = index + 3..<end
            if let name = Self.strings(after: "name", in: arguments, of: file).first {
                let isFramework = kind == "framework"
                targets.append(
                    Target(
                        name: name, kind: isFramework ? "target" : kind,
                        dependencies: Self.strings(after: "dependencies", in: arguments, of: file),
                        path: isFramework
                            ? "Sources/Frameworks/\(name)" : Self.strings(after: "path", in: arguments, of: file).first,
                        line: file.masked.line(at: file.tokens[index].range.lowerBound)))
            }
            index = end
        }
        self.file = file
        self.targets = targets
    }

    /// The targets whose code lies in `Sources`.
    var sourceTargets: [Target] {
        targets.filter { target in
            target.kind != "testTarget" && target.path?.hasPrefix("Sources/Frameworks/") ?? true
        }
    }

    /// The targets declared before something they depend on.
    func orderViolations() -> [Violation] {
        let position = Dictionary(targets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        return targets.enumerated().flatMap { index, target in
            target.dependencies.filter { (position[$0] ?? -1) >= index }.map {
                Violation(
                    path: file.path, line: target.line,
                    message: "\(target.name) stands before \($0), on which it depends; the list runs bottom-up")
            }
        }
    }

    /// The targets declared after one of a higher layer.
    func layerViolations(_ table: [LayerRule]) -> [Violation] {
        var highest: (layer: Layer, name: String)?
        var violations: [Violation] = []
        for target in sourceTargets {
            guard let rule = table.first(where: { $0.module == target.name }) else { continue }
            if let highest, rule.layer < highest.layer {
                violations.append(
                    Violation(
                        path: file.path, line: target.line,
                        message: "\(target.name) stands after \(highest.name), which is of a higher layer"))
            } else {
                highest = (rule.layer, target.name)
            }
        }
        return violations
    }

    /// The strings of the argument with this label.
    private static func strings(after label: String, in range: Range<Int>, of file: SourceFile) -> [String] {
        let tokens = file.tokens
        guard let start = range.first(where: { tokens[$0].text == label && tokens[$0 + 1].text == ":" }) else {
            return []
        }
        let value = start + 2
        let end = tokens[value].text == "[" ? closing(of: value, in: tokens) : value + 2
        let quotes = (value..<min(end + 1, range.upperBound)).filter { tokens[$0].text == "\"" }
        return stride(from: 0, to: quotes.count - 1, by: 2).map {
            file.masked.originalText(tokens[quotes[$0]].range.upperBound..<tokens[quotes[$0 + 1]].range.lowerBound)
        }
    }

    /// The index of the mark that closes a bracket.
    private static func closing(of open: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if "([{".contains(tokens[index].text) { depth += 1 }
            if ")]}".contains(tokens[index].text) { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }
}
