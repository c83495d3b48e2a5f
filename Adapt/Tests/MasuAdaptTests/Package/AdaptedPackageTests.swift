import Foundation
import MasuAdapt
import XCTest

/// Kind: documented — our description of adapted packages; the form of the JSON is that of `swift package describe`.
final class AdaptedPackageTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private var output: URL { folder.appendingPathComponent("App/.build/masu/App") }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
    }

    /// A package with a library, an app that needs it, and tests.
    private func write(manifest: String) throws {
        try TestFolder.write(
            [
                "App/Package.swift": manifest,
                "App/Sources/Kit/Screens/Base.swift": """
                import UIKit
                open class Base: UIViewController { @IBOutlet public var label: UILabel! }

                """,
                "App/Sources/App/Main.swift": """
                import Kit
                final class Screen: Base { @objc func save() {}; let action = #selector(save) }

                """,
                "App/Sources/App/Data/list.json": "[]",
                "App/Tests/AppTests/AppTests.swift": "import XCTest\n",
                "App/Tests/AppTests/__Snapshots__/A/picture.png": "pixels",
            ], in: folder)
    }

    private func adapt() throws {
        let json = """
            {"name": "App", "dependencies": [{"identity": "lib", "path": "\(folder.path)/Lib", "type": "fileSystem"}],
             "targets": [
               {"name": "App", "path": "Sources/App", "sources": ["Main.swift"], "module_type": "SwiftTarget",
                "target_dependencies": ["Kit"], "type": "executable"},
               {"name": "AppTests", "path": "Tests/AppTests", "sources": ["AppTests.swift"], "module_type": "SwiftTarget",
                "target_dependencies": ["App"], "type": "test"},
               {"name": "Kit", "path": "Sources/Kit", "sources": ["Screens/Base.swift"], "module_type": "SwiftTarget",
                "type": "library"}
             ]}
            """
        let description = try PackageDescription(json: Data(json.utf8))
        try AdaptedPackage(of: folder.appendingPathComponent("App"), described: description, output: output).write()
    }

    func testTargetsKeepTheirFoldersAndAreAdapted() throws {
        try write(manifest: "let lib = Package.Dependency.package(path: \"../Lib\")\n")
        try adapt()
        XCTAssertTrue(try read("Sources/App/Main.adapted.swift").contains("Selector(\"save\""))
        XCTAssertFalse(try read("Sources/Kit/Screens/Base.adapted.swift").contains("@IBOutlet"))
        XCTAssertEqual(try read("Sources/App/Data/list.json"), "[]")
        XCTAssertTrue(try read("Tests/AppTests/TestAdditions.swift").contains("XCTestCase"))
        XCTAssertThrowsError(try read("Tests/AppTests/__Snapshots__/A/picture.png"))
    }

    /// The table of a class in one target includes that of its superclass in another, which is adapted before.
    func testOutletsOfAnotherTargetAreIncluded() throws {
        try write(manifest: "\n")
        try TestFolder.write(
            ["App/Sources/App/Main.swift": "import Kit\nfinal class Screen: Base { @IBOutlet var title: UILabel! }\n"],
            in: folder)
        try adapt()
        XCTAssertTrue(try read("Sources/App/Main.adapted.swift").contains("super."))
    }

    func testTheManifestFindsOtherPackagesFromItsNewPlace() throws {
        try write(manifest: "let lib = Package.Dependency.package(path: \"../Lib\")\n")
        try adapt()
        XCTAssertEqual(
            try read("Package.swift"), "let lib = Package.Dependency.package(path: \"\(folder.path)/Lib\")\n")
    }

    /// Names that the manifest lists are those of the copies.
    func testNamedSourcesKeepTheirNames() throws {
        try write(manifest: "let target = Target.target(name: \"App\", sources: [\"Main.swift\"])\n")
        try adapt()
        XCTAssertTrue(try read("Sources/App/Main.swift").hasPrefix("import Kit\n"))
    }

    func testWhatHasGoneIsDeletedAndOtherFilesKeepTheirDates() throws {
        try write(manifest: "\n")
        try adapt()
        let copy = output.appendingPathComponent("Sources/App/Main.adapted.swift").path
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("App/Sources/App/Data/list.json"))
        try adapt()
        XCTAssertThrowsError(try read("Sources/App/Data/list.json"))
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: copy)[.modificationDate] as? Date, date)
    }

    /// A package that the app needs by a path is copied beside it, and the copies find each other.
    func testPackagesByPathsAreAdaptedAlong() throws {
        try TestFolder.write(
            [
                "App/Package.swift": "let lib = Package.Dependency.package(path: \"../Lib\")\n",
                "App/Sources/App/Main.swift":
                    "import Lib\nfinal class Screen: Base { @IBOutlet var title: UILabel! }\n",
                "Lib/Package.swift": "let name = \"Lib\"\n",
                "Lib/Sources/Lib/Base.swift": """
                import UIKit
                open class Base: UIViewController { @IBOutlet public var label: UILabel!; @objc func save() {} }

                """,
            ], in: folder)
        let texts = [
            "App": """
            {"name": "App", "dependencies": [{"path": "\(folder.path)/Lib"}], "targets": [{"name": "App",
             "path": "Sources/App", "sources": ["Main.swift"], "module_type": "SwiftTarget", "type": "executable"}]}
            """,
            "Lib": """
            {"name": "Lib", "dependencies": [], "targets": [{"name": "Lib", "path": "Sources/Lib",
             "sources": ["Base.swift"], "module_type": "SwiftTarget", "type": "library"}]}
            """,
        ]
        try AdaptedPackages(of: folder.appendingPathComponent("App"), output: output) { package, _ in
            try PackageDescription(json: Data((texts[package.lastPathComponent] ?? "").utf8))
        }.write()
        XCTAssertEqual(
            try read("Package.swift"),
            "let lib = Package.Dependency.package(path: \"\(output.path)/Packages/Lib\")\n")
        XCTAssertFalse(try read("Packages/Lib/Sources/Lib/Base.adapted.swift").contains("@objc"))
        XCTAssertTrue(try read("Sources/App/Main.adapted.swift").contains("super."))
    }
}
