import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — SwiftPM's documentation: a target's name is unique among the packages of a build, and a module map says
/// the module's name.
final class ModuleNameTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    func testALibraryOfTheSystemHasAnotherNameThanMasus() throws {
        try TestFolder.write(
            [
                "c/module.modulemap": "module CSQLite [system] {\n    header \"shim.h\"\n    link \"sqlite3\"\n}\n",
                "c/shim.h": "#include <sqlite3.h>\nstatic inline void lakeLog(void) {}\n",
            ], in: folder)
        let place = folder.appendingPathComponent("c")
        XCTAssertEqual(PackageModule.name(apart: "CLake"), "CLake")
        var module = PackageModule(
            PackageModule.name(apart: "CSQLite"), PlainTarget(kind: .system, folder: place))
        module.rename(from: "CSQLite")
        XCTAssertEqual(module.name, "CSQLiteOfLibrary")
        XCTAssertEqual(
            module.generated.mapValues { String(decoding: $0, as: UTF8.self) },
            [
                "module.modulemap":
                    "module CSQLiteOfLibrary [system] {\n    header \"shim.h\"\n    link \"sqlite3\"\n}\n"
            ])
    }

    func testSourcesImportIt() throws {
        try TestFolder.write(
            [
                "Lake.swift": """
                #if canImport(CSQLite)
                @_exported import CSQLite
                #elseif SQLiteSwiftCSQLite
                import func CSQLite.sqlite3_open
                #endif
                import CSQLiteLake
                let a = CSQLite.sqlite3_open; let b = "the CSQLite of it"; let c = a.CSQLites
                """,
                "Shore.swift": "import SQLite3\n",
            ], in: folder)
        let files = ["Lake.swift", "Shore.swift"].map(folder.appendingPathComponent)
        var module = PackageModule(name: "Lake", kind: .library, sources: files)
        try module.rename(["CSQLite": "CSQLiteOfLibrary"])
        XCTAssertEqual(
            try module.text(of: files[0]),
            """
            #if canImport(CSQLiteOfLibrary)
            @_exported import CSQLiteOfLibrary
            #elseif SQLiteSwiftCSQLite
            import func CSQLiteOfLibrary.sqlite3_open
            #endif
            import CSQLiteLake
            let a = CSQLiteOfLibrary.sqlite3_open; let b = "the CSQLite of it"; let c = a.CSQLites
            """)
        XCTAssertNil(module.changedTexts[files[1]])
    }

    /// A file that is written otherwise keeps its date when the rest of its folder is copied again.
    func testACopyLeavesOutWhatIsWrittenOtherwise() throws {
        try TestFolder.write(["c/module.modulemap": "module A {}", "c/a.h": "int a;"], in: folder)
        var copy = FolderCopy(folder.appendingPathComponent("out"))
        try copy.addWhole(folder.appendingPathComponent("c"), without: ["module.modulemap"])
        XCTAssertEqual(copy.kept, ["a.h"])
    }

    /// The modules with headers among Masu's sources.
    func testMasusModulesInCAreKnown() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let sources = root.appendingPathComponent("Sources")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
            ["module.modulemap", "include"].contains { part in
                FileManager.default.fileExists(atPath: sources.appendingPathComponent("\(name)/\(part)").path)
            }
        }
        XCTAssertEqual(Set(names), PackageModule.ownNames)
    }
}
