import Foundation
import TestSupport
import XCTest

@testable import MasuProgram

/// Kind: documented — README.md and CONTRIBUTING.md: apps' debug builds have optimised modules, unless one works on Masu.
final class ModuleSupplyTests: XCTestCase {
    func testOnlyACloneHasUnoptimizedModulesWhereTheyAreAskedFor() {
        let asked = ["MASU_MODULES": "unoptimized"]
        XCTAssertEqual(ModuleSupply.kind("debug", isClone: true, [:]), "debug")
        XCTAssertEqual(ModuleSupply.kind("debug", isClone: true, asked), "unoptimized")
        XCTAssertEqual(ModuleSupply.kind("debug", isClone: false, asked), "debug")
        XCTAssertEqual(ModuleSupply.kind("release", isClone: true, asked), "release")
        XCTAssertEqual(ModuleSupply.kind("debug", isClone: true, ["MASU_MODULES": "other"]), "debug")
    }

    func testTheScriptKnowsTheseKindsAndNoOther() throws {
        let script = RepositoryPaths.root.appendingPathComponent("Scripts/build-modules")
        let text = try String(contentsOf: script, encoding: .utf8)
        for kind in ["debug", "release", "unoptimized"] { XCTAssertTrue(text.contains("    \(kind))"), kind) }
        let process = Process()
        let errors = Pipe()
        process.executableURL = script
        process.arguments = ["other", "/nowhere", "/nowhere"]
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 2)
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertTrue(message.contains("'other'"), message)
    }
}
