internal import SwiftParser
internal import SwiftSyntax

/// The Swift files of a program, held against the rules about scenes of other sizes.
public struct SourceInspection {
    /// In the order of files and lines.
    public private(set) var findings: [SourceFinding] = []

    /// - Parameter files: the files with their printed paths; they may refer to each other.
    /// - Complexity: linear in the texts, but for types with many functions, which are asked for each other's calls.
    public init(_ files: [(path: String, text: String)]) {
        let trees = files.map { (path: $0.path, tree: Parser.parse(source: $0.text)) }
        var types = TypeTable()
        var questions: Set<String> = []
        for (_, tree) in trees {
            types.read(tree)
            questions.formUnion(DeviceLayout.questions(in: tree))
        }
        for (path, tree) in trees {
            let inspectors: [Inspector] = [
                ScreenBounds(path, tree, types), DeviceLayout(path, tree, asking: questions),
                EarlyBounds(path, tree, types),
                HeightCaches(path, tree, types),
            ]
            var found: [SourceFinding] = []
            for inspector in inspectors {
                inspector.walk(tree)
                found += inspector.findings
            }
            findings += Self.numbered(
                found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
            )
        }
    }

    /// The same expression of one declaration as several findings, which a baseline tells apart.
    private static func numbered(_ findings: [SourceFinding]) -> [SourceFinding] {
        var counts: [[String]: Int] = [:]
        return findings.map { finding in
            var finding = finding
            let count = counts[[finding.rule.rawValue, finding.id, finding.other], default: 0] + 1
            counts[[finding.rule.rawValue, finding.id, finding.other]] = count
            if count > 1 { finding.other += " #\(count)" }
            return finding
        }
    }
}

/// A reader of one file for one rule.
class Inspector: SyntaxVisitor {
    private let path: String
    private let converter: SourceLocationConverter
    private(set) var findings: [SourceFinding] = []

    init(_ path: String, _ tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds a finding; one a line is enough.
    func add(_ rule: SourceRule, at node: some SyntaxProtocol, _ expression: String, _ message: String) {
        let line = node.startLocation(converter: converter).line
        guard findings.last?.line != line else { return }
        findings.append(
            SourceFinding(rule, document: path, line: line, id: node.place, other: expression, message: message))
    }

    /// Tests look at screens of known sizes.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        node.inherited.contains { $0.hasSuffix("TestCase") || $0 == "QuickSpec" } ? .skipChildren : .visitChildren
    }
}
