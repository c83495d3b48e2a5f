import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Semantic Versioning 2.0.0, and the files in which CocoaPods, Carthage and SwiftPM keep versions.
final class LibraryVersionTests: XCTestCase {
    func testNumbersAreRead() {
        XCTAssertEqual(LibraryVersion("v5.4.1")?.numbers, [5, 4, 1])
        XCTAssertEqual(LibraryVersion("15.0.0-alpha.1")?.numbers, [15, 0, 0])
        XCTAssertNil(LibraryVersion("main"))
        XCTAssertNil(LibraryVersion("8a7b6c5d4e3f2a1b"))
        XCTAssertNil(LibraryVersion(""))
    }

    /// The first number changes where names do; before 1.0 the second.
    func testVersionsThatFit() throws {
        func fits(_ one: String, _ other: String) throws -> Bool {
            try XCTUnwrap(LibraryVersion(one)).fits(XCTUnwrap(LibraryVersion(other)))
        }
        XCTAssertTrue(try fits("5.12.0", "5.4.1"))
        XCTAssertFalse(try fits("5.12.0", "4.9.1"))
        XCTAssertTrue(try fits("0.3.1", "0.3.0"))
        XCTAssertFalse(try fits("0.4.0", "0.3.0"))
    }

    /// Names are nearest within the first number, where no version fits.
    func testTheNearestVersion() throws {
        func nearness(_ one: String) throws -> LibraryVersion.Nearness {
            try XCTUnwrap(LibraryVersion(one)).nearness(to: XCTUnwrap(LibraryVersion("0.50.0")))
        }
        XCTAssertEqual(try nearness("0.50.2"), .fitting)
        XCTAssertEqual(try nearness("0.51.2"), .sameFirstNumber)
        XCTAssertEqual(try nearness("1.9.0"), .other)
        let files = [
            "Libraries/Ponds-0.51.2/Source/Near.swift": "public struct Pond {}",
            "Libraries/Ponds-1.9.0/Source/Far.swift": "public struct Pond {}",
            "Rivers/Podfile.lock": "PODS:\n  - Ponds (0.50.0)\n",
        ]
        try project(files) { project, folder in
            let found = project.libraries(in: [folder.appendingPathComponent("Libraries")])["Ponds"]
            XCTAssertEqual(found?.sources.map(\.lastPathComponent), ["Near.swift"])
        }
    }

    private func project(_ files: [String: String], _ body: (XcodeProject, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Example/Rivers").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent("Rivers")
        try FileManager.default.copyItem(at: rivers, to: copy)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(XcodeProject(copy.appendingPathComponent("Rivers.xcodeproj")), folder)
    }

    func testVersionsThatTheProjectWasBuiltWith() throws {
        let pods =
            "PODS:\n  - Alamofire (4.9.1)\n  - Moya/Core (14.0.0):\n    - Alamofire (~> 4.0)\n  - \"Ponds+Lakes (2.0)\"\n"
        let carthage = "github \"lakes/Shore.swift\" \"v1.2\"\ngithub \"lakes/Reed\" \"main\"\n"
        try project(["Rivers/Podfile.lock": pods, "Rivers/Cartfile.resolved": carthage]) { project, _ in
            XCTAssertEqual(
                project.libraryVersions.mapValues(\.description),
                ["alamofire": "4.9.1", "moya": "14.0.0", "ponds+lakes": "2.0", "shore.swift": "1.2"])
        }
    }

    /// Of two folders with a library the one that fits is taken; of one that doesn't fit a warning tells.
    func testTheVersionThatFitsIsTaken() throws {
        let old = "Libraries/Ponds-4.9.1/Source/Old.swift"
        let new = "Libraries/Ponds/Source/New.swift"
        let specification =
            "Pod::Spec.new do |s|\n  s.name = 'Ponds'\n  s.version = '5.12.0'\n  s.source_files = 'Source/*.swift'\nend\n"
        let files = [
            new: "public struct Pond {}", "Libraries/Ponds/Ponds.podspec": specification,
            "Rivers/Podfile.lock": "PODS:\n  - Ponds (4.8.0)\n",
        ]
        try project(files) { project, folder in
            let found = project.libraries(in: [folder.appendingPathComponent("Libraries")])["Ponds"]
            XCTAssertEqual(found?.sources.map(\.lastPathComponent), ["New.swift"])
            let place = folder.appendingPathComponent("Libraries/Ponds").path
            XCTAssertEqual(
                found?.misfit,
                "\(place) is version 5.12.0, and the project was built with 4.8.0: names may differ; put a folder "
                    + "Ponds-4.8.0 with that version beside it")
        }
        let unknown = files.filter { $0.key != "Rivers/Podfile.lock" }.merging([old: "public struct Pond {}"]) {
            one, _ in one
        }
        try project(unknown) { project, folder in
            let found = project.libraries(in: [folder.appendingPathComponent("Libraries")])["Ponds"]
            XCTAssertEqual(found?.sources.map(\.lastPathComponent), ["New.swift"])
        }
        try project(files.merging([old: "public struct Pond {}"]) { one, _ in one }) { project, folder in
            let found = project.libraries(in: [folder.appendingPathComponent("Libraries")])["Ponds"]
            XCTAssertEqual(found?.sources.map(\.lastPathComponent), ["Old.swift"])
            XCTAssertNil(found?.misfit)
        }
    }
}
