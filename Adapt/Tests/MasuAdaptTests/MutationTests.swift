import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: property — a damaged project ends in a package or in a message that names what is wrong; nothing crashes or hangs.
///
/// `MASU_MUTATIONS` sets the number of mutations.
final class MutationTests: XCTestCase {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private let rivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Example/Rivers").standardizedFileURL

    func testDamagedProjectsEndInAPackageOrAMessage() throws {
        let count = ProcessInfo.processInfo.environment["MASU_MUTATIONS"].flatMap(Int.init) ?? 150
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "masu-mutations-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent("Rivers")
        try FileManager.default.copyItem(at: rivers, to: copy)
        let kinds = ["pbxproj", "plist", "json", "swift", "xcconfig", "strings", "storyboard"]
        let files = try FileManager.default.subpathsOfDirectory(atPath: copy.path).sorted()
            .filter { path in kinds.contains { path.hasSuffix("." + $0) } }
        XCTAssertTrue(files.contains { $0.hasSuffix(".pbxproj") } && files.contains { $0.hasSuffix(".swift") })
        let (seed, output) = (UInt64(23), folder.appendingPathComponent("Out"))
        var generator = Generator(state: seed)
        var (packages, messages) = (0, 0)
        for number in 0..<count {
            // The project's document is what all else hangs on.
            let documents = files.filter { $0.hasSuffix(".pbxproj") }
            guard let path = (number.isMultiple(of: 2) ? documents : files).randomElement(using: &generator) else {
                return
            }
            let file = copy.appendingPathComponent(path)
            let original = try Data(contentsOf: file)
            try mutated(original, &generator).write(to: file)
            do {
                let project = try XcodeProject(copy.appendingPathComponent("Rivers.xcodeproj"))
                var package = try ApplicationPackage(
                    of: project, output: output, masu: folder.appendingPathComponent("Masu"))
                XCTAssertFalse(try package.write().text.isEmpty, "seed \(seed), mutation \(number) of \(path)")
                packages += 1
            } catch {
                XCTAssertFalse("\(error)".isEmpty, "seed \(seed), mutation \(number) of \(path)")
                messages += 1
            }
            try original.write(to: file)
        }
        XCTAssertGreaterThan(packages, 0)
        XCTAssertGreaterThan(messages, 0, "of \(count)")
    }

    private func mutated(_ data: Data, _ generator: inout Generator) -> Data {
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
