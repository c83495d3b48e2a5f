import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, "Libraries"; SwiftPM's and CocoaPods' documentation of where a module's
/// files are.
final class LibrarySourceTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws { folder = TestFolder.make() }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func write(_ files: [String: String]) throws { try TestFolder.write(files, in: folder) }

    /// The smallest project: an app of one file.
    private func writeProject(file: String, extra: String = "") throws {
        try write([
            "App/Lake.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F\(extra.isEmpty ? "" : ", E")); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "Main.swift"; sourceTree = "<group>"; };
              \(extra)
              T = { isa = PBXNativeTarget; name = Lake; productType = "com.apple.product-type.application";
                buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """,
            "App/Main.swift": file,
        ])
    }

    private func project() throws -> XcodeProject {
        try XcodeProject(folder.appendingPathComponent("App/Lake.xcodeproj"))
    }

    private func report(libraries: [String] = [], given: [String: URL] = [:]) throws -> String {
        var package = try ApplicationPackage(
            of: project(), output: folder.appendingPathComponent("Out"), masu: folder.appendingPathComponent("Masu"),
            given: given, libraries: libraries.map(folder.appendingPathComponent))
        return try package.write().text
    }

    /// The list's keys tell where an app begins: those of Xcode's template take their place.
    func testAMissingInformationListIsReplaced() throws {
        try writeProject(file: "class Scenes: UIResponder, UIWindowSceneDelegate {}\n")
        let project = folder.appendingPathComponent("App/Lake.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: project, encoding: .utf8)
        try text.replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; INFOPLIST_FILE = \"Lake/Info.plist\";")
            .write(to: project, atomically: true, encoding: .utf8)
        let report = try report()
        XCTAssertTrue(report.contains("warning: the target Lake has its information in"), report)
        XCTAssertTrue(report.contains("Lake/Info.plist, which is missing"), report)
        let data = try Data(contentsOf: folder.appendingPathComponent("Out/Sources/Lake/Resources/Info.plist"))
        let list = try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        XCTAssertEqual(list["CFBundleName"] as? String, "Lake")
        XCTAssertNil(list["UIMainStoryboardFile"])
        let manifest = try XCTUnwrap(list["UIApplicationSceneManifest"] as? [String: Any])
        XCTAssertTrue("\(manifest)".contains("Lake.Scenes"), "\(manifest)")
    }

    /// Kind: regression — a public app whose screens are packages of their own: no source imports them, a storyboard names them.
    func testAModuleThatAStoryboardAloneNames() throws {
        try writeProject(
            file: "class A: UIView {}\n",
            extra: """
                E = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
                R = { isa = PBXResourcesBuildPhase; files = (D); };
                D = { isa = PBXBuildFile; fileRef = E; };
                """)
        let project = folder.appendingPathComponent("App/Lake.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: project, encoding: .utf8)
        try text.replacing("buildPhases = (S)", with: "buildPhases = (S, R)")
            .write(to: project, atomically: true, encoding: .utf8)
        try write([
            "App/Main.storyboard":
                "<document><viewController customClass=\"Home\" customModule=\"HomePage\"/>"
                + "<view customClass=\"Old\" customModule=\"Gone\"/></document>",
            "HomePage/Home.swift": "public class Home: UIViewController {}\n",
        ])
        let report = try report(given: ["HomePage": folder.appendingPathComponent("HomePage")])
        XCTAssertTrue(report.contains("library HomePage: 1 Swift file"), report)
        XCTAssertFalse(report.contains("Gone"), report)
        let manifest = try String(contentsOf: folder.appendingPathComponent("Out/Package.swift"), encoding: .utf8)
        XCTAssertEqual(manifest.components(separatedBy: "\"HomePage\"").count, 3, manifest)
    }

    /// Outlets of a library's class are in the table of the app's class that comes from it.
    func testAClassTakesInTheTableOfALibrarysClass() throws {
        try writeProject(file: "import Rx\nclass A: Base { @IBOutlet var a: UIView? }\n")
        try write(["Rx/Base.swift": "open class Base: UIView { @IBOutlet var b: UIView? }\n"])
        _ = try report(given: ["Rx": folder.appendingPathComponent("Rx")])
        let adapted = try String(
            contentsOf: folder.appendingPathComponent("Out/Sources/Lake/Main.adapted.swift"), encoding: .utf8)
        XCTAssertTrue(adapted.contains("override class var interfaceConnections"), adapted)
        XCTAssertTrue(adapted.contains(".including(super.interfaceConnections)"), adapted)
    }

    /// A target of C alone has no Swift, and none of the others' either.
    func testATargetOfCDoesntTakeTheOthersFiles() throws {
        try write([
            "Rx/Package.swift": """
            let package = Package(name: "Rx", targets: [
                .made(name: "Rx"), .target(name: "RxCore", path: "Sources/RxCore"), .target(name: "RxRuntime"),
            ])
            """,
            "Rx/Sources/Rx/A.swift": "", "Rx/Sources/RxCore/B.swift": "", "Rx/Sources/RxRuntime/c.m": "",
        ])
        let modules = LibraryFolder(folder: folder.appendingPathComponent("Rx")).modules
        XCTAssertEqual(
            modules.map { "\($0.name) \($0.sources.map(\.lastPathComponent))" }.sorted(),
            ["Rx [\"A.swift\"]", "RxCore [\"B.swift\"]"])
    }

    func testSourcesOfDocumentationAreNotTheLibrarys() throws {
        try write([
            "Ice/Package.swift": "let package = Package(targets: [.target(name: \"Ice\", path: \"Sources\")])",
            "Ice/Sources/Ice.swift": "", "Ice/Sources/Documentation.docc/Code/Step.swift": "import SwiftUI",
        ])
        let module = try XCTUnwrap(LibraryFolder(folder: folder.appendingPathComponent("Ice")).modules.first)
        XCTAssertEqual(module.sources.map(\.lastPathComponent), ["Ice.swift"])
    }

    /// CocoaPods leaves in a pod's folder what the module is made of, and writes the module's name beside.
    func testAPodIsItsWholeFolder() throws {
        try writeProject(file: "import Rx\nimport LakeKit\n")
        try write([
            "App/Pods/Rx/Rx/A.swift": "", "App/Pods/Rx/Platform/B.swift": "", "App/Pods/Lake.swift/Lake/C.swift": "",
            "App/Pods/Target Support Files/Lake.swift/Lake.swift.modulemap":
                "framework module LakeKit {\n  umbrella header \"x.h\"\n}\n",
            "App/Pods/Atom/Atom/Atom.c": "", "App/Pods/Atom/Atom/include/Atom.h": "int atom(void);",
        ])
        let libraries = try project().libraries(in: [])
        XCTAssertEqual(libraries["Rx"]?.sources.map(\.lastPathComponent), ["B.swift", "A.swift"])
        XCTAssertEqual(libraries["LakeKit"]?.sources.map(\.lastPathComponent), ["C.swift"])
        XCTAssertEqual(libraries["Atom"]?.plain?.kind, .c, "one whose files are all in C")
    }

    func testPodsThatLieBesideTheProject() throws {
        try writeProject(file: "import Lake_Kit\nimport Shore\n")
        try write([
            "App/Podfile": """
            target 'Lake' do
              pod 'Lake-Kit', :path => 'Local Pods/LakeKit'
              pod "Shore", "~> 1.0", path: '../Shore/Shore.podspec'
              # pod 'Old', :path => 'Old'
              pod 'Gone', :path => 'Gone'
            end
            """,
            "App/Local Pods/LakeKit/Lake-Kit.podspec": "s.name = 'Lake-Kit'\ns.source_files = 'Classes/*.swift'",
            "App/Local Pods/LakeKit/Classes/Lake.swift": "", "Shore/Shore.podspec": "s.name = 'Shore'",
            "Shore/Shore.swift": "", "App/Old/Old.swift": "",
        ])
        let libraries = try project().libraries(in: [])
        XCTAssertEqual(
            libraries.mapValues { $0.sources.map(\.lastPathComponent) },
            [
                "Lake_Kit": ["Lake.swift"], "Shore": ["Shore.swift"],
            ])
    }

    func testFilesOfOneNameAreToldOnce() {
        let files = ["de/Intents.strings", "a/Old.m", "en/Intents.strings"].map { URL(fileURLWithPath: $0) }
        XCTAssertEqual(ApplicationPackage.namedOnce(files), ["Intents.strings (2 files)", "Old.m"])
    }

    func testPackagesOfTheWorkspaceAndAmongTheFiles() throws {
        try writeProject(
            file: "import Shore\nimport Sand\n",
            extra:
                "E = { isa = PBXFileReference; lastKnownFileType = wrapper; path = \"../Sand\"; sourceTree = \"<group>\"; };"
        )
        try write([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:App/Lake.xcodeproj"></FileRef>
            <FileRef location = "group:Shore"></FileRef></Workspace>
            """,
            "Other.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"group:Elsewhere\"></FileRef>",
            "Shore/Package.swift": "[.target(name: \"Shore\")]", "Shore/Sources/Shore/A.swift": "",
            "Sand/Package.swift": "[.target(name: \"Sand\")]", "Sand/Sources/Sand/A.swift": "",
            "Elsewhere/Package.swift": "[.target(name: \"Elsewhere\")]", "Elsewhere/Sources/Elsewhere/A.swift": "",
        ])
        XCTAssertEqual(try project().libraries(in: []).keys.sorted(), ["Sand", "Shore"])
        XCTAssertTrue(try report().contains("library Shore: 1 Swift file"))
    }

    func testFrameworksOfTheWorkspacesOtherProjects() throws {
        try writeProject(file: "import Dunes\n")
        try write([
            "All.xcworkspace/contents.xcworkspacedata": """
            <Workspace version = "1.0"><FileRef location = "group:App/Lake.xcodeproj"></FileRef>
            <FileRef location = "group:Dunes/Dunes.xcodeproj"></FileRef>
            <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef></Workspace>
            """,
            "Dunes/Dunes.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = "Dune.swift"; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Dunes; productType = "com.apple.product-type.framework";
                buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """,
            "Dunes/Dune.swift": "public struct Dune {}\n",
        ])
        let text = try report()
        XCTAssertTrue(text.contains("library Dunes: 1 Swift file"), text)
        XCTAssertFalse(text.contains("missing Dunes"), text)
    }

    /// A condition may choose the system's library.
    func testASystemLibraryInACondition() throws {
        try writeProject(file: "#if Other\nimport Other\n#else\nimport SQLite3\n#endif\n")
        XCTAssertTrue(try report().contains("library SQLite3"))
    }

    /// A library that imports another one in a condition is compiled after it.
    func testALibraryThatIsImportedInACondition() throws {
        try writeProject(file: "import Waves\n")
        try write([
            "Libraries/Waves/Waves/A.swift":
                "#if !NO_MODULE\nimport Sea\n#endif\n#if canImport(Sky)\nimport Sky\n#endif\n",
            "Libraries/Sea/Sea/B.swift": "", "Libraries/Sky/Sky/C.swift": "",
        ])
        let text = try report(libraries: ["Libraries"])
        XCTAssertTrue(text.contains("library Sea"), text)
        XCTAssertFalse(text.contains("library Sky"), text)
    }

    /// Kingfisher's sources need more of Apple's frameworks than there is; who gives them by name gets them.
    func testAStandInIsTakenBeforeTheLibrary() throws {
        try writeProject(file: "import Kingfisher\n")
        try write([
            "Libraries/Kingfisher/Package.swift": "[.target(name: \"Kingfisher\", path: \"Sources\")]",
            "Libraries/Kingfisher/Sources/A.swift": "import Accelerate",
        ])
        XCTAssertTrue(try report(libraries: ["Libraries"]).contains("stand-in Kingfisher"))
        let sources = folder.appendingPathComponent("Libraries/Kingfisher/Sources")
        XCTAssertTrue(
            try report(libraries: ["Libraries"], given: ["Kingfisher": sources]).contains(
                "library Kingfisher: 1 Swift file"))
    }

    /// RxCocoa leaves out on Linux what needs Objective-C, and compiles; the part for UIKit is Masu's.
    func testALibraryWithASupplementKeepsItsConditions() throws {
        try writeProject(file: "import RxCocoa\n")
        try write([
            "Libraries/RxCocoa/RxCocoa/A.swift": "#if os(iOS)\nimport UIKit\n#endif\n",
            "Libraries/Other/Other/B.swift": "#if os(iOS)\nimport UIKit\n#endif\n",
            "App/Main.swift": "import Other\nimport RxCocoa\n",
        ])
        _ = try report(libraries: ["Libraries"])
        func read(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent("Out/Sources/\(path)"), encoding: .utf8)
        }
        XCTAssertTrue(try read("RxCocoa/A.adapted.swift").contains("#if os(iOS)"))
        let supplement = try read("RxCocoa/Supplement.swift")
        for part in [
            "items<", "itemDeleted: ControlEvent<IndexPath>", "image: Binder<UIImage?>",
            "constant: Binder<CGFloat> { Binder(base) { $0.constant = $1 } }",
        ] {
            XCTAssertTrue(supplement.contains(part), part)
        }
        XCTAssertTrue(try read("Other/B.adapted.swift").contains("#if canImport(UIKit)"))
    }

    /// RxSwift before 5 calls an observable's elements otherwise, and a data source's as later.
    func testEarlierElements() {
        XCTAssertEqual(
            StandIns.withEarlierElements("Source.Element == DataSource.Element, O: Source.Element"),
            "Source.E == DataSource.Element, O: Source.E")
    }

    /// A part of a library that is Masu's has classes that the library's own header declares in Objective-C.
    func testAFileThatNeedsAClassOfTheSupplementIsKept() throws {
        try writeProject(file: "import SwinjectStoryboard\n")
        try write([
            "Libraries/SwinjectStoryboard/Sources/Base.h": "@interface _SwinjectStoryboardBase : UIStoryboard\n@end\n",
            "Libraries/SwinjectStoryboard/Sources/Board.swift": "public class Board: _SwinjectStoryboardBase {}\n",
            "Libraries/SwinjectStoryboard/Sources/Other.swift": "#if os(iOS)\npublic let other = 1\n#endif\n",
            "App/Main.swift": "import SwinjectStoryboard\n",
        ])
        let report = try report(libraries: ["Libraries"])
        XCTAssertTrue(report.contains("library SwinjectStoryboard: 2 Swift files"), report)
        let other = folder.appendingPathComponent("Out/Sources/SwinjectStoryboard/Other.adapted.swift")
        XCTAssertTrue(try String(contentsOf: other, encoding: .utf8).contains("#if canImport(UIKit)"))
    }

    /// Files that a manifest excludes are left out, said in the target or, for a manifest's only target, after it.
    func testExcludedFilesAreLeftOut() throws {
        for (name, excluded) in [
            ("Lake", ".target(name: \"Lake\", exclude: [\"Old.swift\", \"Mac/\"])"),
            ("Sea", "let sea: Target = .target(name: \"Sea\")\nsea.exclude = [\n \"Old.swift\", \"Mac\",\n]"),
        ] {
            let files = ["Sources/\(name)/New.swift", "Sources/\(name)/Old.swift", "Sources/\(name)/Mac/Older.swift"]
            try write(["\(name)/Package.swift": excluded])
            for file in files { try write(["\(name)/\(file)": "let a = 1\n"]) }
            let modules = LibraryFolder(folder: folder.appendingPathComponent(name)).modules
            XCTAssertEqual(modules.map { $0.sources.map(\.lastPathComponent) }, [["New.swift"]], name)
        }
    }
}
