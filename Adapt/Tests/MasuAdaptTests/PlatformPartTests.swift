import Foundation
import SwiftParser
import XCTest

@testable import MasuAdapt

/// Kind: documented — forms that published libraries have for several platforms, and Xcode's absolute paths.
final class PlatformPartTests: XCTestCase {
    private let darwin = "#if os(macOS) || os(iOS)\nimport Darwin\nlet a = 1\n#endif\n"
    private let linux = "#if os(Linux)\nlet a = 2\n#endif\n"

    /// A whole file may be left out on Linux for a framework that only Apple's systems have there, and Masu has.
    func testAFileForFrameworksThatMasuHasIsTaken() {
        let file = "import Foundation\nimport SystemConfiguration\nclass Reach {}\n#endif\n"
        for condition in ["!(os(watchOS) || os(Linux))", "!os(watchOS) && !os(Linux)"] {
            let adapted = Adaptation.adapt("#if \(condition)\n" + file)
            XCTAssertTrue(adapted.hasPrefix("#if true\n"), adapted)
        }
        let without = "#if !os(Linux)\nimport Foundation\nclass Reach {}\n#endif\n"
        XCTAssertEqual(Adaptation.adapt(without), without)
        let library = "#if !os(Linux)\nimport RxSwift\nprotocol Screen {}\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(library).hasPrefix("#if true\n"))
        let runtime = "#if !os(Linux)\nimport RxCocoaRuntime\nimport RxSwift\nclass Proxy {}\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(runtime).hasPrefix("#if !os(Linux)"))
        let absent = "#if !os(Linux)\nimport ARKit\nclass Scene {}\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(absent).hasPrefix("#if !os(Linux)"))
    }

    /// A part with Darwin's C library stays out where the module has one for Linux, which would be there twice.
    func testPartsForDarwinAndLinux() {
        let index = SourceIndex()
        for text in [darwin, linux] { index.read(Parser.parse(source: text)) }
        XCTAssertTrue(index.hasPartsForLinux)
        let both = Adaptation(of: [darwin, linux])
        XCTAssertTrue(both.text(at: 0).hasPrefix("#if os(macOS) || os(iOS)\n"), both.text(at: 0))
        XCTAssertTrue(
            Adaptation(of: [darwin]).text(at: 0).hasPrefix("#if os(macOS) || canImport(UIKit)\n"))
        let screen = "#if os(iOS)\nimport UIKit\nimport Darwin\n#endif\n"
        XCTAssertTrue(Adaptation(of: [screen, linux]).text(at: 0).hasPrefix("#if canImport(UIKit)\n"))
    }

    /// Older networking libraries leave their questions about certificates open for Linux, and ask them nevertheless; newer
    /// ones have another way where there is no Security.
    func testAPartThatIsLeftOpenForLinuxIsTaken() {
        let open = "protocol A {\n#if os(Linux)\n// Later.\n#else\nfunc f(_ trust: SecTrust)\n#endif\n}\n"
        XCTAssertTrue(Adaptation.adapt(open).contains("#if false\n// Later."), Adaptation.adapt(open))
        let newer = Adaptation(of: [open, "#if canImport(Security)\nlet a = 1\n#endif\n"])
        XCTAssertTrue(newer.text(at: 0).contains("#if os(Linux)\n"))
        let filled = open.replacing("// Later.", with: "func g()")
        XCTAssertTrue(Adaptation.adapt(filled).contains("#if os(Linux)\n"))
    }

    func testWhatIsWrittenForMoreOfSwiftUIIsLeftOut() {
        let more = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A { @Binding var b: Int }\n#endif\n"
        let plain = "#if canImport(SwiftUI)\nlet c = 1\n#endif\n"
        let adaptation = Adaptation(of: [more, plain])
        for position in 0..<2 { XCTAssertTrue(adaptation.text(at: position).hasPrefix("#if false\n")) }
        XCTAssertEqual(Adaptation(of: [plain]).text(at: 0), plain)
    }

    /// The condition around it stays, with what else it has.
    func testAPartForAPlatformThatWrapsPropertiesBySwiftUIIsLeftOut() {
        let part = "#if os(iOS) || os(macOS)\nstruct A { @ObservedObject var b: C }\n#endif\n"
        let adapted = Adaptation.adapt("#if os(iOS)\nimport SwiftUI\nlet d = 1\n\(part)#endif\n")
        XCTAssertTrue(adapted.hasPrefix("#if canImport(UIKit)\nimport SwiftUI\nlet d = 1\n#if false\nstruct"), adapted)
        let own = "import UIKit\n@propertyWrapper struct State {}\n#if os(iOS)\nstruct A { @State var b: C }\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(own).contains("#if canImport(UIKit)\n"))
    }

    /// A framework that isn't there leaves out what is written with it for iOS, and nothing else.
    func testAPartWithAnAbsentFrameworkIsLeftOut() {
        let part = "#if os(iOS) || os(macOS)\nimport CoreImage\nlet a = 1\n#else\nlet b = 2\n#endif\n"
        var adaptation = Adaptation(of: [part])
        adaptation.absentFrameworks = ["CoreImage"]
        XCTAssertTrue(adaptation.text(at: 0).hasPrefix("#if false\nimport CoreImage"), adaptation.text(at: 0))
        adaptation.absentFrameworks = ["CoreML"]
        XCTAssertTrue(adaptation.text(at: 0).hasPrefix("#if canImport(UIKit) ||"), adaptation.text(at: 0))
    }

    /// A library's file with an absent framework goes where nobody names what it declares, and stays where somebody does.
    func testFilesThatNothingNeedsAreLeftOut() throws {
        let folder = TestFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestFolder.write(
            [
                "Filter.swift": "import CoreImage\nextension Lake { static func blur() -> Filter { Filter() } }\n"
                    + "struct Filter { var depth = 1 }\n",
                "Text.swift": "import Vision\nstruct Reader {}\n",
                "Lake.swift": "struct Lake { var depth = 2; let reader = Reader() }\n",
            ], in: folder)
        func unneeded(_ more: [String]) throws -> [String] {
            let names = ["Filter.swift", "Text.swift", "Lake.swift"] + more
            let module = PackageModule(
                name: "Lakes", kind: .library, sources: names.map(folder.appendingPathComponent))
            let found = try UnneededFiles(in: [module]) { ["CoreImage", "Vision"].contains($0) }.found
            return (found[0] ?? [:]).keys.map(\.lastPathComponent).sorted()
        }
        XCTAssertEqual(try unneeded([]), ["Filter.swift"])
        try TestFolder.write(["Pages.swift": "#if SWIFT_PACKAGE\nimport Vision\n#endif\nclass Pages {}\n"], in: folder)
        XCTAssertEqual(try unneeded(["Pages.swift"]), ["Filter.swift", "Pages.swift"])
        try TestFolder.write(["Use.swift": "let a = Lake.blur()\n"], in: folder)
        XCTAssertEqual(try unneeded(["Use.swift"]), [])
    }

    /// A library may have a part with a class in Objective-C, which its header declares.
    func testFilesWithClassesOfObjectiveCAreLeftOut() throws {
        let folder = TestFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestFolder.write(
            [
                "Sources/Dots.h": "@interface Dots : UIControl\n@end\n@interface Lake (Depth)\n@end\n",
                "Sources/Pager.swift": "class Pager { var dots: Dots? }\n",
                "Sources/Lake.swift": "class Lake { var dotsAreShown = true }\n",
            ], in: folder)
        let library = try XCTUnwrap(LibraryFolder(folder: folder).modules.first)
        XCTAssertEqual(library.foreignClasses, ["Dots"])
        let found = try UnneededFiles(in: [PackageModule(library)]) { _ in false }.found
        XCTAssertEqual(found[0]?.keys.map(\.lastPathComponent), ["Pager.swift"])
        try TestFolder.write(["Sources/Use.swift": "let pager = Pager()\n"], in: folder)
        let used = try XCTUnwrap(LibraryFolder(folder: folder).modules.first)
        XCTAssertTrue(try UnneededFiles(in: [PackageModule(used)]) { _ in false }.found.isEmpty)
    }

    /// A specification may name several folders; headers of another one don't widen it.
    func testAPodOfSeveralFolders() throws {
        let folder = TestFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestFolder.write(
            [
                "Lake.podspec":
                    "s.name = 'Lake'\ns.source_files = \"Lake/src\", \"Lake/helpers\", \"Old/**/*.{h,m}\"\n",
                "Lake/src/Lake.swift": "", "Lake/helpers/Depth.swift": "", "Old/Old.swift": "",
            ], in: folder)
        let module = try XCTUnwrap(LibraryFolder(folder: folder).modules.first)
        XCTAssertEqual(module.sources.map(\.lastPathComponent).sorted(), ["Depth.swift", "Lake.swift"])
    }

    func testFunctionsOfNumbersQualifiedByTheirModule() {
        XCTAssertEqual(
            Adaptation.adapt("let a = CoreGraphics.log(b) + CoreGraphics.CGFloat(1)\n"),
            "let a = Foundation.log(b) + CoreGraphics.CGFloat(1)\n")
    }

    func testServersAreLeftToTheSystem() {
        let adapted = Adaptation.adapt(
            "import Foundation\nlet t = challenge.protectionSpace.serverTrust\nlet u = other.serverTrust\n")
        XCTAssertTrue(adapted.contains("challenge.protectionSpace._serverTrust\n"), adapted)
        XCTAssertTrue(adapted.contains("other.serverTrust\n"))
        XCTAssertTrue(adapted.contains("import FoundationAdditions"))
    }

    func testBundlesOfClasses() {
        XCTAssertEqual(
            Adaptation.adapt("let a = Bundle(for: Row.self)\nlet b = Bundle(path: p)\n"),
            "let a = Bundle._holding( Row.self)\nlet b = Bundle(path: p)\n")
        XCTAssertEqual(
            Adaptation.adapt("let a = Bundle(identifier: \"org.example.waters\")\n"),
            "let a = Bundle._identified( \"org.example.waters\")\n")
        let own = "class Bundle {}\nlet a = Bundle(for: Row.self)\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
    }

    /// Kingfisher's type had the name that UIKit's has since.
    func testResourcesOfKingfisher() {
        XCTAssertEqual(
            Adaptation.adapt("let a = ImageResource(downloadURL: u)\nlet b = ImageResource(name: n, bundle: m)\n"),
            "let a = KF.ImageResource(downloadURL: u)\nlet b = ImageResource(name: n, bundle: m)\n")
    }

    func testTransformersOfValuesComeFromCoreData() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nclass A: ValueTransformer {}\n"),
            "import Foundation; import CoreData\nclass A: ValueTransformer {}\n")
    }

    /// A path of the machine that wrote the project leads to the file that lies beside the project.
    func testAbsolutePathsOfAnotherMachine() throws {
        let folder = TestFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestFolder.write(
            [
                "App/Model/Row.swift": "let row = 1\n", "App/Model/Rows.xcdatamodeld/.xccurrentversion": "",
                "App.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                { objects = {
                  P = { isa = PBXProject; mainGroup = G; targets = (); };
                  G = { isa = PBXGroup; children = ( F, H, M ); sourceTree = "<group>"; path = App; };
                  M = { isa = XCVersionGroup; path = "/Users/someone/Work/App/Model/Rows.xcdatamodeld"; sourceTree = "<group>"; };
                  F = { isa = PBXFileReference; path = "/Users/someone/Work/App/Model/Row.swift"; sourceTree = "<absolute>"; };
                  H = { isa = PBXFileReference; path = "/Users/someone/Gone.swift"; sourceTree = "<absolute>"; };
                }; rootObject = P; }
                """,
            ], in: folder)
        let project = try XcodeProject(folder.appendingPathComponent("App.xcodeproj"))
        XCTAssertEqual(project.files(of: "F").map(\.path), [folder.appendingPathComponent("App/Model/Row.swift").path])
        XCTAssertEqual(project.files(of: "H").map(\.path), ["/Users/someone/Gone.swift"])
        XCTAssertEqual(
            project.files(of: "M").map(\.path), [folder.appendingPathComponent("App/Model/Rows.xcdatamodeld").path])
    }
}
