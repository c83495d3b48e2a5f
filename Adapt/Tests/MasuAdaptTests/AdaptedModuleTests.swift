import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of adapted modules.
final class AdaptedModuleTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-adapt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("in/Views"), withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private var module: AdaptedModule {
        AdaptedModule(
            inputs: [folder.appendingPathComponent("in")], output: folder.appendingPathComponent("out"))
    }

    func testFilesKeepTheirFoldersAndMessagesTheirFiles() throws {
        try write("@objc class A {}\n", to: "in/Views/A.swift")
        try write("<xib/>", to: "in/Views/A.xib")
        try module.write()
        let original = folder.appendingPathComponent("in/Views/A.swift").path
        XCTAssertEqual(
            try read("out/Views/A.adapted.swift"), "#sourceLocation(file: \"\(original)\", line: 1)\n class A {}\n")
        XCTAssertEqual(try read("out/Views/A.xib"), "<xib/>")
    }

    /// Descriptions of an app's own errors, beside an extension of all, leave Apple's sentences to the others.
    func testWhoDescribesAllErrors() throws {
        try write(
            "extension Error { var asMine: Mine? { self as? Mine } }\nextension Mine { var localizedDescription: String { \"\" } }\n",
            to: "in/A.swift")
        var own = module
        _ = try own.copied()
        XCTAssertFalse(own.describesErrors)
        try write("extension Swift.Error { var localizedDescription: String { \"\" } }\n", to: "in/B.swift")
        var all = module
        _ = try all.copied()
        XCTAssertTrue(all.describesErrors)
    }

    func testFlatWithoutSourceLocations() throws {
        try write("let a = 1\n", to: "in/Views/A.swift")
        var module = module
        module.isFlat = true
        module.namesOriginals = false
        try module.write()
        XCTAssertEqual(try read("out/A.swift"), "let a = 1\n")
    }

    func testWhatIsUnchangedIsNotWrittenAgain() throws {
        try write("let a = 1\n", to: "in/A.swift")
        try module.write()
        let copy = folder.appendingPathComponent("out/A.adapted.swift").path
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy)
        try module.write()
        let after = try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date
        XCTAssertEqual(after, date)
    }

    func testAHeaderThatImportsUIKitIsAnUmbrella() throws {
        try write("#import <UIKit/UIKit.h>\n", to: "in/Kit.h")
        try write("import Foundation\n", to: "in/A.swift")
        try module.write()
        XCTAssertTrue(try read("out/A.adapted.swift").hasSuffix("import UIKit; import Foundation\n"))
    }

    func testAMissingInputIsAnError() {
        let missing = AdaptedModule(
            inputs: [folder.appendingPathComponent("nowhere")], output: folder.appendingPathComponent("out"))
        XCTAssertThrowsError(try missing.write())
    }
}
