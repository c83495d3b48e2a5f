import Foundation
import TestSupport
import XCTest

/// Kind: documented — Documentation/frameworks.md: it lists each public member of a framework beside UIKit in one grade.
final class FrameworkPageTests: XCTestCase {
    func testEveryMemberHasAGrade() throws {
        let tree = try SourceTree.shared.get()
        let sections = try self.sections()
        let frameworks = tree.modules.filter { module in
            tree.sources.contains { $0.path.hasPrefix("Sources/Frameworks/\(module)/") }
        }
        XCTAssertGreaterThan(frameworks.count, 20, "the scan didn't find the frameworks")
        for framework in frameworks where framework != "Combine" {
            let files = tree.sources.filter { $0.module == framework }
            let section = try XCTUnwrap(sections[framework], "\(framework) has no section in \(Self.path)")
            for (type, members) in PublicMembers(of: files).types.sorted(by: { $0.key < $1.key }) {
                compare(members, of: type, with: section, of: framework)
            }
        }
    }

    /// Each framework is used by a test as its documentation's first example does.
    func testEveryFrameworkHasATest() throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Tests/Frameworks")
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".swift") }
        let lines = try paths.flatMap {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).components(separatedBy: "\n")
        }
        let sources = RepositoryPaths.root.appendingPathComponent("Sources/Frameworks")
        let frameworks = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        XCTAssertGreaterThan(frameworks.count, 20, "the frameworks aren't at \(sources.path)")
        XCTAssertEqual(frameworks.filter { !lines.contains("import \($0)") }, [], "no test imports these")
    }

    func testMembersAreRead() {
        let file = SourceFile(
            path: "Sources/Frameworks/A/A.swift",
            text: """
                public let constant = 1
                @MainActor public protocol Delegate: AnyObject {
                    func told(_ value: Int)
                }
                extension Delegate {
                    public func told(_ value: Int) {}
                }
                open class Thing: NSObject {
                    public enum Kind { case a }
                    open var name = ""
                    open private(set) weak var owner: Thing?
                    let hidden = 1
                    open class func make() -> Thing { Thing() }
                    public static let value = 2
                    public override init() { super.init() }
                    public init?(_ text: String) { nil }
                    private struct Inner {
                        public var deep = 1
                    }
                }
                """)
        let types = PublicMembers(of: [file]).types
        XCTAssertEqual(types["Thing"], ["name", "owner", "make", "init"])
        XCTAssertEqual(types["Delegate"], ["told"])
        XCTAssertEqual(types["Thing.Kind"], [])
        XCTAssertEqual(types["constants"], ["constant"])
        XCTAssertEqual(types.count, 4)
    }

    private static let path = "Documentation/frameworks.md"

    private struct Section {
        /// Members by type, a set a grade.
        var rows: [String: [[String]]] = [:]
        /// Names of the lines without grades.
        var values: Set<String> = []
    }

    private func compare(_ members: Set<String>, of type: String, with section: Section, of framework: String) {
        guard let row = section.rows[type] else {
            let names = type == "constants" ? members : [type]
            XCTAssertTrue(
                names.isSubset(of: section.values) && (type == "constants" || members.isSubset(of: ["init"])),
                "\(Self.path), \(framework): \(type) with \(members.sorted()) isn't there")
            return
        }
        let listed = row.flatMap { $0 }
        XCTAssertEqual(Set(listed).count, listed.count, "\(Self.path), \(framework): \(type) has a member twice")
        XCTAssertEqual(
            Set(listed).symmetricDifference(members).sorted(), [],
            "\(Self.path), \(framework): \(type) has other members in the sources")
    }

    private func sections() throws -> [String: Section] {
        let text = try String(contentsOf: RepositoryPaths.root.appendingPathComponent(Self.path), encoding: .utf8)
        var sections: [String: Section] = [:]
        for part in text.components(separatedBy: "\n## ").dropFirst() {
            let lines = part.components(separatedBy: "\n")
            var section = Section()
            for line in lines.dropFirst() {
                let cells = line.components(separatedBy: "|").dropFirst().dropLast().map(Self.names)
                if line.hasPrefix("|"), cells.count == 5 {
                    section.rows[cells[0].first ?? "functions"] = Array(cells.dropFirst())
                } else if line.hasPrefix("Types with values") {
                    section.values.formUnion(Self.names(line))
                }
            }
            sections[lines[0]] = section
        }
        return sections
    }

    /// The names between backticks.
    private static func names(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
