import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: property — a damaged project ends in a package or in a message that names what is wrong; nothing crashes or hangs.
///
/// `MASU_MUTATIONS` sets the number of mutations, `MASU_PROJECTS` a folder with further projects, each in a folder of its own,
/// `MASU_SEED` another seed. What was mutated last stays in the folder that is printed.
final class MutationTests: XCTestCase {
    private let rivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Example/Rivers").standardizedFileURL

    private static let kinds = [
        "pbxproj", "plist", "json", "swift", "xcconfig", "strings", "storyboard", "xib", "entitlements",
    ]

    /// A project's copy, whose files are damaged one after the other.
    private struct Project {
        var folder: URL
        /// The document of the project, as a path in the folder.
        var document: String
        var files: [String]
        /// The trees of its sources: a mutation changes one of them.
        let trees = SourceTrees()

        var documents: [String] { files.filter { $0 == document } }
    }

    /// Rivers, and the projects of a folder, copied.
    private func projects(into folder: URL) throws -> [Project] {
        var originals = [rivers]
        if let more = ProcessInfo.processInfo.environment["MASU_PROJECTS"] {
            let place = URL(fileURLWithPath: more)
            originals += try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().map(
                place.appendingPathComponent)
        }
        return try originals.compactMap { original in
            let copy = folder.appendingPathComponent(original.lastPathComponent)
            try FileManager.default.copyItem(at: original, to: copy)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted()
            let files = paths.filter { path in
                Self.kinds.contains { path.hasSuffix("." + $0) } && copy.appendingPathComponent(path).isFile
            }
            let document = files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
                .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
            return document.map { Project(folder: copy, document: $0, files: files) }
        }
    }

    /// The slowest mutation may take this long, in seconds.
    private static let limit = 60.0

    func testDamagedProjectsEndInAPackageOrAMessage() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_MUTATIONS"].flatMap(Int.init) ?? 150
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "masu-mutations-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let projects = try projects(into: folder)
        XCTAssertTrue(projects.contains { $0.files.contains { $0.hasSuffix(".swift") } })
        let seed = environment["MASU_SEED"].flatMap(UInt64.init) ?? 23
        var generator = SeededGenerator(state: seed)
        var (packages, messages, slowest) = (0, 0, 0.0)
        let tells = environment["MASU_MUTATIONS"] != nil
        if tells { print("seed \(seed), \(projects.count) projects, in \(folder.path)") }
        for number in 0..<count {
            let project = projects[number % projects.count]
            // The project's document is what all else hangs on.
            let isDocument = (number / projects.count).isMultiple(of: 2)
            guard let path = (isDocument ? project.documents : project.files).randomElement(using: &generator) else {
                return XCTFail("\(project.folder.lastPathComponent) has no files")
            }
            let file = project.folder.appendingPathComponent(path)
            let original = try Data(contentsOf: file)
            try mutated(original, &generator).write(to: file)
            let name = "seed \(seed), mutation \(number) of \(project.folder.lastPathComponent)/\(path)"
            let begin = Date()
            let watch = Watchdog(name, limit: 5 * Self.limit)
            do {
                let read = try XcodeProject(
                    project.folder.appendingPathComponent(project.document).deletingLastPathComponent())
                var package = try ApplicationPackage(
                    of: read, output: folder.appendingPathComponent("Out"), masu: folder.appendingPathComponent("Masu"),
                    trees: project.trees)
                XCTAssertFalse(try package.write().text.isEmpty, name)
                packages += 1
            } catch {
                XCTAssertFalse("\(error)".isEmpty, name)
                messages += 1
            }
            watch.end()
            let seconds = -begin.timeIntervalSinceNow
            slowest = max(slowest, seconds)
            XCTAssertLessThan(seconds, Self.limit, name)
            try original.write(to: file)
        }
        if tells { print("seed \(seed): \(packages) packages, \(messages) messages, at most \(slowest) s each") }
        XCTAssertGreaterThan(packages, 0)
        XCTAssertGreaterThan(messages, 0, "of \(count)")
    }

    /// Ends the program with a mutation's name where it doesn't end by itself.
    private final class Watchdog: @unchecked Sendable {
        private let item: DispatchWorkItem

        init(_ name: String, limit: TimeInterval) {
            item = DispatchWorkItem { fatalError("\(name) hangs") }
            DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: item)
        }

        func end() { item.cancel() }
    }

    private func mutated(_ data: Data, _ generator: inout SeededGenerator) -> Data {
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 3: bytes.insert(contentsOf: Array("{(\"$(SRCROOT)/../..".utf8), at: place)
            case 4: bytes.removeSubrange(place...)
            default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
            }
        }
        return Data(bytes)
    }
}
