import XCTest

@testable import MasuAdapt

/// Kind: documented — the grammar of import declarations and conditional compilation in The Swift Programming Language.
final class ImportedModulesTests: XCTestCase {
    /// A file that is read for its imports alone needs few of its lines.
    func testLinesThatImport() {
        let source = "import A\n#if DEBUG\n  import B\n#endif\nlet text = \"x\"\n@testable import C\nfunc f() {}\n"
        XCTAssertEqual(
            ImportedModules.lines(importingIn: source), "import A\n#if DEBUG\n  import B\n#endif\n@testable import C\n")
        XCTAssertEqual(
            ImportedModules(of: [ImportedModules.lines(importingIn: source)]).counts,
            ImportedModules(of: [source]).counts)
    }
}
