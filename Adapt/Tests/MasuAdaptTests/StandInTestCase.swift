import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the forms in which libraries' pages show their calls: tests that compile stand-ins with Masu's modules.
class StandInTestCase: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private let masu = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-stand-in-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    /// The compiler's errors for a stand-in and a file that uses it.
    func errors(in name: String, using use: String) throws -> String {
        var text = try XCTUnwrap(StandIns.texts[name] ?? StandIns.supplements[name])
        let data = StandIns.firebaseData
        let families = [
            "Firebase": StandIns.firebase.filter { data[$0.key] == nil }, "FBSDKLoginKit": StandIns.facebook,
            "AppCenterAnalytics": StandIns.appCenter,
            "FirebaseFirestore": data.merging(["FirebaseCore": StandIns.texts["FirebaseCore"] ?? ""]) { $1 },
        ]
        if let family = families[name] {
            // All of them in one module, which doesn't import itself.
            text = family.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
                .components(separatedBy: "\n").filter { line in
                    !family.keys.contains { line == "@_exported import \($0)" }
                }.joined(separator: "\n")
        }
        return try errors(in: text, named: name, using: use)
    }

    /// The compiler's errors for a text of a module and a file that uses it.
    func errors(in text: String, named name: String, using use: String) throws -> String {
        let build = masu.appendingPathComponent(".build/debug")
        let modules = build.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) else {
            throw XCTSkip("Masu isn't built: there is no \(modules.path)/UIKit.swiftmodule.")
        }
        try Data(text.utf8).write(to: folder.appendingPathComponent("StandIn.swift"))
        try Data(use.utf8).write(to: folder.appendingPathComponent("Use.swift"))
        let sources = masu.appendingPathComponent("Sources")
        var words = [
            "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "5", "-suppress-warnings",
            "-module-name", name, "-I",
            modules.path, "-I", sources.path, "-module-cache-path", folder.appendingPathComponent("Cache").path,
        ]
        for path in try FileManager.default.contentsOfDirectory(atPath: build.path).sorted() {
            let map = build.appendingPathComponent("\(path)/module.modulemap")
            guard FileManager.default.fileExists(atPath: map.path) else { continue }
            words += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        let libraries = try ToolOutput.of(
            ["pkg-config", "--cflags-only-I", "cairo", "harfbuzz", "libpng", "libjpeg", "libwebp", "libxml-2.0"])
        for flag in libraries.split(whereSeparator: \.isWhitespace) { words += ["-Xcc", String(flag)] }
        return try ToolOutput.of(words + ["StandIn.swift", "Use.swift"].map { folder.appendingPathComponent($0).path })
    }
}
