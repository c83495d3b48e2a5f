import Foundation
import TestSupport
import XCTest

/// Kind: documented — ARCHITECTURE.md.
///
/// The floors inside UIKit: references between files point down.
final class FloorTests: XCTestCase {
    private func uikit() throws -> [SourceFile] {
        try SourceTree.shared.get().sources.filter { $0.module == "UIKit" }
    }

    func testEveryFileStandsOnAFloor() throws {
        let strays = try uikit().filter { Floor.index(ofPath: $0.path) == nil }.map(\.path)
        XCTAssertEqual(strays, [], "no floor of Floor.all has the folders of these files")
    }

    func testEveryFloorIsAFolder() {
        let root = RepositoryPaths.root.appendingPathComponent("Sources/UIKit")
        for floor in Floor.all {
            let path = root.appendingPathComponent(floor.name).path
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), "\(floor.name) is no folder of Sources/UIKit")
        }
    }

    /// References upwards are those of the list and no others: it can only shrink.
    func testReferencesPointDown() throws {
        let excused = try UpwardReferenceList()
        let upward = TypeReferences(try uikit()).upward()
        for reference in upward where !excused.contains(reference) {
            XCTFail(
                """
                \(reference.path):\(reference.line): names \(reference.type) of a floor above. Move the file, or give \
                the lower type a member that the upper one overrides.
                """)
        }
        let found = Set(upward.map { UpwardReferenceList.Entry(path: $0.path, type: $0.type) })
        for entry in excused.entries where !found.contains(entry) {
            XCTFail("\(UpwardReferenceList.path): \(entry.path) no longer names \(entry.type); delete the line")
        }
        XCTAssertLessThanOrEqual(excused.entries.count, UpwardReferenceList.mostEntries)
    }

    /// Subclasses override members; no lower file asks by a cast for a subclass of a higher floor.
    func testNoCastGoesUpAFloor() throws {
        for cast in TypeReferences(try uikit()).upwardCasts() {
            XCTFail(
                """
                \(cast.path):\(cast.line): casts to \(cast.type) of a floor above. Give the lower type a member that \
                \(cast.type) overrides.
                """)
        }
    }

    /// Tables and collection views share by `Lists/Shared`, not by each other's types.
    func testTablesAndCollectionViewsDoNotNameEachOther() throws {
        let references = TypeReferences(try uikit())
        let (tables, collections) = ("Sources/UIKit/Lists/Table/", "Sources/UIKit/Lists/Collection/")
        for (folder, other) in [(tables, collections), (collections, tables)] {
            for reference in references.references(from: folder, to: other) {
                XCTFail("\(reference.path): names \(reference.type) of \(other). Move what both need to Lists/Shared.")
            }
        }
    }

    func testReferencesAreFoundAndWordsAreNot() {
        let lower = SourceFile(
            path: "Sources/UIKit/Core/Lower.swift",
            text: """
                class Lower { func a(_ b: Upper) { _ = b as? Other; c.Third(); "Fourth"; } }
                // Fifth
                enum Names { struct Sixth {} }
                let d: Sixth
                """)
        let upper = SourceFile(
            path: "Sources/UIKit/Lists/Upper.swift",
            text:
                "class Upper: Lower {}; class Other {}; class Third {}; class Fourth {}; class Fifth {}; class Sixth {}"
        )
        let found = TypeReferences([lower, upper]).upward()
        XCTAssertEqual(found.map(\.type), ["Other", "Upper"])
        XCTAssertEqual(found.map(\.isCast), [true, false])
        XCTAssertEqual(found.map(\.line), [1, 1])
        let casts = TypeReferences([lower, upper]).upwardCasts()
        XCTAssertEqual(casts.map(\.type), ["Other"])
        let named = TypeReferences([lower, upper]).references(
            from: "Sources/UIKit/Lists/", to: "Sources/UIKit/Core/")
        XCTAssertEqual(named.map(\.type), ["Lower"])
    }
}
