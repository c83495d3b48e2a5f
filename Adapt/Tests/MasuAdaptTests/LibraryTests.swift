import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, "Libraries" and "What is missing"; the manifests are such as SwiftPM's and
/// CocoaPods' documentation shows.
final class LibraryTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws { folder = TestFolder.make() }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws { try TestFolder.write(files, in: folder) }

    private func modules(in path: String) -> [String: [String]] {
        let place = folder.appendingPathComponent(path)
        return LibraryFolder(folder: place).modules.reduce(into: [:]) { found, module in
            found[module.name] = module.sources.map {
                $0.path.replacingOccurrences(of: place.path + "/", with: "")
            }
        }
    }

    func testTargetsOfAManifest() throws {
        try write([
            "Lake/Package.swift": """
            let package = Package(name: "Lake", targets: [
                .target(name: "Lake", dependencies: [.target(name: "Shore")], path: "Source"),
                .target(name: "Shore"), .testTarget(name: "LakeTests", dependencies: ["Lake"]),
            ])
            """,
            "Lake/Source/Lake.swift": "", "Lake/Sources/Shore/Shore.swift": "", "Lake/Tests/LakeTests/T.swift": "",
            "Lake/Sources/Made/Made.swift": "",
        ])
        XCTAssertEqual(
            modules(in: "Lake"),
            [
                "Lake": ["Source/Lake.swift"], "Shore": ["Sources/Shore/Shore.swift"],
                "Made": ["Sources/Made/Made.swift"],
            ])
    }

    /// A disk of a Mac's finds a folder by its name in other letters' case.
    func testATargetsFolderInOtherCase() throws {
        try write([
            "Lake/Package.swift": """
            let package = Package(name: "Lake", targets: [.target(name: "Lake"), .target(name: "LakeShore")])
            """,
            "Lake/Sources/Lake/Lake.swift": "", "Lake/Sources/Lakeshore/Shore.swift": "",
        ])
        XCTAssertEqual(
            modules(in: "Lake"), ["Lake": ["Sources/Lake/Lake.swift"], "LakeShore": ["Sources/Lakeshore/Shore.swift"]])
    }

    /// The forms of CocoaPods' page on `resources` and `resource_bundles`; what lies in a catalog is the catalog.
    func testResourcesThatASpecificationNames() throws {
        let files = [
            "Lake/Source/Lake.swift": "", "Lake/Assets/Images/Lake.xcassets/a.imageset/Contents.json": "{}",
            "Lake/Assets/depths.json": "{}", "Lake/Assets/Old/map.png": "", "Lake/Assets/Shore.swift": "",
            "Lake/Assets/de.lproj/Lake.strings": "", "Lake/Other/map.jpeg": "",
        ]
        let forms: [(String, files: [String], bundles: [String: [String]])] = [
            (
                "s.resources = 'Assets/**/*.*'", ["Lake.strings", "Lake.xcassets", "depths.json", "map.png"], [:]
            ),
            ("s.resources = ['Assets/*.json', \"Other/*.{png,jpeg}\"]", ["depths.json", "map.jpeg"], [:]),
            ("s.resource = 'Assets/Images/Lake.xcassets'\n  s.frameworks = 'UIKit'", ["Lake.xcassets"], [:]),
            (
                "s.resource_bundles = {\n    'Lake' => ['Assets/*.json',\n      'Assets/**/*.xcassets'],\n"
                    + "    'Shore' => 'Other/**'\n  }\n  s.author = { 'A' => 'a@example.com' }", [],
                ["Lake": ["Lake.xcassets", "depths.json"], "Shore": ["map.jpeg"]]
            ),
            ("# s.resources = 'Assets/**/*.*'", [], [:]),
        ]
        for (line, expected, bundles) in forms {
            try? FileManager.default.removeItem(at: folder)
            let specification =
                "Pod::Spec.new do |s|\n  s.name = 'Lake'\n  s.source_files = 'Source/*.swift'\n  \(line)\nend"
            try write(files.merging(["Lake/Lake.podspec": specification]) { $1 })
            let module = try XCTUnwrap(LibraryFolder(folder: folder.appendingPathComponent("Lake")).modules.first)
            func names(_ files: [URL]) -> [String] { files.map(\.lastPathComponent).sorted() }
            XCTAssertEqual(names(module.resources), expected, line)
            XCTAssertEqual(module.resourceBundles.mapValues(names), bundles, line)
        }
    }

    func testResourcesThatAManifestNames() throws {
        try write([
            "Lake/Package.swift": """
            let package = Package(name: "Lake", targets: [
                .target(name: "Lake", exclude: ["Media/Notes"], resources: [.process("Media"), .copy("depths.json")]),
                .target(name: "Shore"),
            ])
            """,
            "Lake/Sources/Lake/Lake.swift": "", "Lake/Sources/Lake/depths.json": "{}",
            "Lake/Sources/Lake/Media/map.png": "", "Lake/Sources/Lake/Media/de.lproj/Texts.strings": "",
            "Lake/Sources/Shore/Shore.swift": "", "Lake/Sources/Shore/list.json": "[]",
        ])
        let modules = LibraryFolder(folder: folder.appendingPathComponent("Lake")).modules
        let found = modules.map { ($0.name, $0.resources.map(\.lastPathComponent).sorted()) }
        XCTAssertEqual(found.first { $0.0 == "Lake" }?.1, ["Texts.strings", "depths.json", "map.png"])
        XCTAssertEqual(found.first { $0.0 == "Shore" }?.1, [])
    }

    func testFoldersOfOtherSystemsAreLeftOut() throws {
        try write([
            "Lake/Package.swift": "targets: [.target(name: \"Lake\", path: \"Lake\")]",
            "Lake/Lake.podspec":
                "s.source_files = 'Lake/*.{swift,h}', \"Lake/Shared/*.swift\"\ns.osx.source_files = 'Lake/AppKit/*.swift'\n"
                + "s.ios.source_files = 'Lake/UIKit/*.swift'\ns.tvos.source_files = 'Lake/UIKit/*.swift'\n",
            "Lake/Lake/A.swift": "", "Lake/Lake/Shared/B.swift": "", "Lake/Lake/UIKit/C.swift": "",
            "Lake/Lake/AppKit/D.swift": "",
        ])
        XCTAssertEqual(modules(in: "Lake"), ["Lake": ["Lake/A.swift", "Lake/Shared/B.swift", "Lake/UIKit/C.swift"]])
    }

    func testTheModuleOfAPod() throws {
        try write([
            "lake-kit/LakeKit.podspec":
                "s.name = 'lake-kit'\ns.module_name = 'LakeKit'\ns.source_files = 'Classes/**/*.swift'",
            "lake-kit/Classes/A.swift": "", "lake-kit/Classes/Row.xib": "", "lake-kit/Example/App.swift": "",
        ])
        XCTAssertEqual(modules(in: "lake-kit"), ["LakeKit": ["Classes/A.swift"]])
        let module = try XCTUnwrap(LibraryFolder(folder: folder.appendingPathComponent("lake-kit")).modules.first)
        XCTAssertEqual(module.resources.map(\.lastPathComponent), ["Row.xib"])
    }

    /// A pod in Objective-C beside a package's target in Swift: the files of that aren't the pod's.
    func testAPodInObjectiveCHasNoSwift() throws {
        try write([
            "Lake/Package.swift": "targets: [.target(name: \"Lake\")]",
            "Lake/LakeObjC.podspec":
                "s.module_name = 'CLake'\ns.source_files = \"Sources/#{s.module_name}/**/*.{h,m}\"",
            "Lake/Sources/Lake/A.swift": "", "Lake/Sources/CLake/B.m": "",
        ])
        XCTAssertEqual(modules(in: "Lake"), ["Lake": ["Sources/Lake/A.swift"], "CLake": []])
    }

    /// An app imports the one or the other, as its manager of libraries names it.
    /// The parts of a pod that `Podfile.lock` lists are in the pod's module, and in a package modules of their own.
    func testPartsOfAPodThatAreModulesOfAPackage() throws {
        try write([
            "Lake-2.1.0/Package.swift":
                "let package = Package(name: \"Lake\", targets: [.target(name: \"Lake\"), .target(name: \"RxLake\", dependencies: [\"Lake\"])])",
            "Lake-2.1.0/Lake.podspec": """
            Pod::Spec.new do |s|
              s.name = "Lake"
              s.version = "2.1.0"
              s.subspec "Core" do |ss|
                ss.source_files = "Sources/Lake/", "Sources/Lake/Plugins/"
              end
              s.subspec "RxSwift" do |ss|
                ss.source_files = "Sources/RxLake/"
              end
            end
            """,
            "Lake-2.1.0/Sources/Lake/Lake.swift": "public struct Lake {}",
            "Lake-2.1.0/Sources/RxLake/Lake+Rx.swift": "import Lake",
        ])
        let lake = LibraryFolder(folder: folder.appendingPathComponent("Lake-2.1.0"))
        XCTAssertEqual(lake.companions(of: "Lake", parts: ["Core", "RxSwift"]), ["RxLake"])
        XCTAssertEqual(lake.companions(of: "Lake", parts: ["Core"]), [])
    }

    func testAPodMayHaveAnotherNameThanThePackage() throws {
        try write([
            "Sea-Swift/Package.swift": "targets: [.target(name: \"Sea\", path: \"Sea\")]",
            "Sea-Swift/Sea-Swift.podspec": "s.name = 'Sea-Swift'\ns.source_files = 'Sea/*.swift'",
            "Sea-Swift/Sea/Sea.swift": "",
        ])
        XCTAssertEqual(modules(in: "Sea-Swift"), ["Sea": ["Sea/Sea.swift"], "Sea_Swift": ["Sea/Sea.swift"]])
    }

    func testAFolderWithoutAManifestIsAModuleOfItsName() throws {
        try write(["Sea/Sea/Sea.swift": "", "Sea/SeaTests/T.swift": "", "Sea/Sea.m": ""])
        XCTAssertEqual(modules(in: "Sea"), ["Sea": ["Sea/Sea.swift"]])
        try write(["Ice/Ice.m": "", "Ice/Ice.h": "#import <UIKit/UIKit.h>"])
        let ice = try XCTUnwrap(LibraryFolder(folder: folder.appendingPathComponent("Ice")).modules.first)
        XCTAssertEqual(ice.sources, [])
        XCTAssertEqual(ice.foreign.count, 1)
    }

    // MARK: What is missing

    private func obstacles(in sources: [String], known: Set<String>) throws -> [Obstacle] {
        var files: [URL] = []
        for (number, text) in sources.enumerated() {
            try write(["App/\(number).swift": text])
            files.append(folder.appendingPathComponent("App/\(number).swift"))
        }
        let module = PackageModule(name: "App", kind: .application, sources: files)
        let finder = ObstacleFinder(modules: [module], advice: { "bring \($0)" }, known: KnownNames(known))
        return try finder.obstacles()
    }

    func testMissingModulesTypesAndMembers() throws {
        let found = try obstacles(
            in: [
                "import UIKit\nimport Lake\nlet a = UILake()",
                "import UIKit\nlet b = UIOcean()\nlet c: UIView? = nil\nlet d = c?.depths",
                "import UIKit\nimport Lake\n#if canImport(Sea)\nimport Sea\n#endif\nclass UIShore {}\nlet e = UIShore().own\nlet own = 1",
            ], known: ["UIView"])
        XCTAssertEqual(
            found.map { "\($0.kind) \($0.name) \($0.files)" }, ["module Lake 2", "type UIOcean 1", "member depths 1"])
        XCTAssertEqual(found[0].places, [.init(file: "0.swift", line: 2), .init(file: "2.swift", line: 2)])
        XCTAssertEqual(found[0].text, "missing Lake: imported by 2 files (0.swift:2, 2.swift:2); bring Lake")
        XCTAssertEqual(found[1].places, [.init(file: "1.swift", line: 2)])
    }

    /// Many files import a framework of which they use nothing; a name that nobody declares may be one of the framework's.
    func testFrameworksThatNothingNeeds() throws {
        func unneeded(_ sources: [String]) throws -> Set<String> {
            let files = try sources.enumerated().map { number, text in
                try write(["App/\(number).swift": text])
                return folder.appendingPathComponent("App/\(number).swift")
            }
            let module = PackageModule(name: "App", kind: .application, sources: files)
            return try ObstacleFinder(
                modules: [module], advice: { $0 }, known: KnownNames(["UIView", "Void", "alpha", "min"])
            ).unneededFrameworks()
        }
        let plain =
            "import MetalKit\nfunc f(_ g: () -> Void) { g(); let v = UIView(); v.alpha = min(1, own()) }\nfunc own() {}"
        XCTAssertEqual(try unneeded([plain]), ["MetalKit"])
        XCTAssertEqual(try unneeded([plain, "import MetalKit\nlet a = MTKView()"]), [])
        XCTAssertEqual(try unneeded(["import Accelerate\nlet a = vDSP_sum(1)"]), [])
        XCTAssertEqual(try unneeded(["import ARKit\nlet a = UIView().session"]), [])
        XCTAssertEqual(try unneeded(["import Lake\nlet a = UIView()"]), [], "a library's names may be anybody's")
    }

    /// A stand-in's names are written into the package, and none of them is missing.
    func testNamesOfStandInsAreThere() throws {
        try write(["App/0.swift": "import Kingfisher\nlet a: KingfisherOptionsInfo = [.cacheOriginalImage, .depths]"])
        let application = PackageModule(
            name: "App", kind: .application, sources: [folder.appendingPathComponent("App/0.swift")])
        let library = PackageModule(
            name: "Kingfisher", kind: .library, sources: [], standIn: StandIns.texts["Kingfisher"])
        let finder = ObstacleFinder(
            modules: [application, library], advice: { $0 }, known: KnownNames(["KingfisherOptionsInfo"]))
        XCTAssertEqual(try finder.obstacles().map(\.name), ["depths"])
    }

    func testTheReportSaysWhetherTheBuildStops() throws {
        let member = try obstacles(in: ["let a = b.depths"], known: [])
        XCTAssertFalse(AdaptationReport(contents: [], leftOut: [], notes: [], obstacles: member).stopsBuild)
        let module = try obstacles(in: ["import Lake"], known: [])
        let report = AdaptationReport(contents: [], leftOut: [], notes: [], obstacles: module)
        XCTAssertTrue(report.stopsBuild)
        let json = try report.json
        XCTAssertTrue(json.contains("\"builds\":false"), json)
    }

    func testAdviceOnMissingModules() {
        let advice = ModuleAdvice(
            packages: [.init(url: "https://example.org/Lake.git", version: "1.2.0", products: ["Lake"])],
            foreign: ["Ice": 3])
        XCTAssertTrue(advice.sentence(on: "Lake").contains("git clone --branch 1.2.0 https://example.org/Lake.git"))
        XCTAssertTrue(advice.sentence(on: "Ice").contains("its 3 files are Objective-C or C"))
        XCTAssertTrue(advice.sentence(on: "ARKit").contains("framework of Apple's"))
        XCTAssertTrue(advice.sentence(on: "Sea").contains("--libraries FOLDER"))
    }

    /// SwiftPM's documentation: targets in C have their headers in `include` unless the manifest says otherwise, and libraries
    /// of the system a map of their module.
    func testTargetsInCAndOfTheSystem() throws {
        try write([
            "Marks/Package.swift": """
            let package = Package(name: "Marks", targets: [
                .target(name: "Marks", dependencies: ["cmarks"]),
                .target(
                    name: "cmarks", path: "Sources/c", exclude: ["table.inc", "Absent"], publicHeadersPath: "./",
                    cSettings: [.define("SMALL", to: "1"), .headerSearchPath("inner")]),
                .target(name: "Old"),
                .systemLibrary(name: "CZLib", pkgConfig: "zlib"),
            ])
            """,
            "Marks/Sources/Marks/Marks.swift": "import cmarks", "Marks/Sources/c/a.c": "", "Marks/Sources/c/a.h": "",
            "Marks/Sources/c/table.inc": "", "Marks/Sources/Old/Old.m": "", "Marks/Sources/Old/b.c": "",
            "Marks/Sources/CZLib/module.modulemap": "module CZLib { link \"z\" }",
        ])
        let place = folder.appendingPathComponent("Marks")
        let found = LibraryFolder(folder: place).modules
        XCTAssertEqual(found.map(\.name), ["Marks", "cmarks", "CZLib"])
        let source = place.appendingPathComponent("Sources").standardizedFileURL
        XCTAssertEqual(
            found[1].plain,
            PlainTarget(
                kind: .c, folder: source.appendingPathComponent("c").standardizedFileURL,
                settings: [
                    "exclude: [\"table.inc\"]", "publicHeadersPath: \"./\"",
                    "cSettings: [.define(\"SMALL\", to: \"1\"), .headerSearchPath(\"inner\")]",
                ]))
        XCTAssertEqual(found[2].plain?.kind, .system)
        XCTAssertNil(found[0].plain)
    }

    /// A pod as CocoaPods leaves it, without a specification: C is compiled, what has a word of Objective-C isn't.
    func testPodsInC() throws {
        try write([
            "Pods/Atom/Atom/Atom.c": "#include \"Atom.h\"", "Pods/Atom/Atom/include/Atom.h": "int atom(void);",
            "Pods/Flat/Flat/Flat.c": "", "Pods/Flat/Flat/Flat.h": "",
            "Pods/Mixed/Mixed/Mixed.c": "", "Pods/Mixed/Mixed/Mixed.h": "#import <Foundation/Foundation.h>",
            "Pods/Class/Class/Class.m": "", "Pods/Class/Class/part.c": "",
        ])
        func modules(_ name: String) -> [LibraryFolder.Module] {
            LibraryFolder(folder: folder.appendingPathComponent("Pods/\(name)")).modules
        }
        XCTAssertEqual(modules("Atom").map(\.name), ["Atom"])
        XCTAssertEqual(modules("Atom").first?.plain?.kind, .c)
        XCTAssertEqual(modules("Atom").first?.plain?.folder.lastPathComponent, "Atom")
        XCTAssertEqual(modules("Atom").first?.plain?.settings, [])
        XCTAssertEqual(modules("Flat").first?.plain?.settings, ["publicHeadersPath: \".\""])
        for name in ["Mixed", "Class"] {
            XCTAssertNil(modules(name).first?.plain, name)
            XCTAssertEqual(modules(name).first?.foreign.isEmpty, false, name)
        }
    }
}
