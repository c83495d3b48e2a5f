import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the project of `Example/Rivers`, and Documentation/xcode-projects.md.
///
/// The project of `Example/Rivers`, read and written as a package.
final class XcodeProjectTests: XCTestCase {
    private var output = URL(fileURLWithPath: "/")
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Example/Rivers/Rivers.xcodeproj").standardizedFileURL

    override func setUpWithError() throws {
        output = FileManager.default.temporaryDirectory.appendingPathComponent("masu-project-\(UUID().uuidString)/App")
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: output.deletingLastPathComponent())
    }

    private func package(target: String? = nil, given: [String: URL] = [:]) throws -> ApplicationPackage {
        try ApplicationPackage(
            of: XcodeProject(project), target: target, output: output,
            masu: output.deletingLastPathComponent().appendingPathComponent("Masu"), given: given)
    }

    @discardableResult
    private func write(given: [String: URL] = [:]) throws -> AdaptationReport {
        var package = try package(given: given)
        return try package.write()
    }

    /// A copy of the project's folder, which a test changes.
    private func copiedFolder() throws -> URL {
        let folder = output.deletingLastPathComponent().appendingPathComponent("Rivers")
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: project.deletingLastPathComponent(), to: folder)
        return folder
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
    }

    func testNamesThatXcodeGivesToSettings() throws {
        let rivers = try XcodeProject(project)
        let target = try XCTUnwrap(rivers.targets.map { XcodeTarget($0, of: rivers) }.first { $0.name == "Waters" })
        XCTAssertEqual(
            target.settings.expanded("$(CONFIGURATION) of $(TARGET_NAME) in $(PROJECT_NAME)"),
            "Debug of Waters in Rivers")
    }

    /// A target in a Swift before 4.2 is compiled as Swift 4, where UIKit's types have their earlier names, and one in 4.2 as
    /// such, where `try?` nests.
    func testTheLanguageOfATarget() throws {
        let folder = try copiedFolder()
        let file = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        for (version, mode) in [("3.0", "v4"), ("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5")] {
            try Data(text.replacingOccurrences(of: "SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = \(version)").utf8)
                .write(to: file)
            let rivers = try XcodeProject(file.deletingLastPathComponent())
            var package = try ApplicationPackage(
                of: rivers, target: nil, output: output, masu: folder.deletingLastPathComponent(), given: [:])
            let report = try package.write()
            let manifest = try read("Package.swift")
            XCTAssertTrue(manifest.contains(".swiftLanguageMode(.\(mode))"), version)
            // Xcode compiles no Swift 3 any more.
            XCTAssertEqual(report.text.contains("which Xcode compiles up to 10.1"), version == "3.0", version)
        }
    }

    /// Xcode 26's new projects have everything on the main actor, and its approachable concurrency.
    func testTheIsolationOfATarget() throws {
        let folder = try copiedFolder()
        let file = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        let settings =
            "SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; "
            + "SWIFT_STRICT_CONCURRENCY = complete"
        try Data(text.replacing("SWIFT_VERSION = 5.0", with: settings).utf8).write(to: file)
        var package = try ApplicationPackage(
            of: XcodeProject(file.deletingLastPathComponent()), target: nil, output: output,
            masu: folder.deletingLastPathComponent(), given: [:])
        _ = try package.write()
        let manifest = try read("Package.swift")
        XCTAssertTrue(manifest.contains(".defaultIsolation(MainActor.self)"), manifest)
        XCTAssertTrue(manifest.contains(".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"), manifest)
        XCTAssertTrue(manifest.contains(".enableUpcomingFeature(\"IsolatedDefaultValues\")"), manifest)
        try Data(text.utf8).write(to: file)
        package = try ApplicationPackage(
            of: XcodeProject(file.deletingLastPathComponent()), target: nil, output: output,
            masu: folder.deletingLastPathComponent(), given: [:])
        _ = try package.write()
        XCTAssertFalse(try read("Package.swift").contains("defaultIsolation"))
    }

    /// Each file of a framework sees the framework's own header of Objective-C, and those that import it what it imports.
    func testAFrameworksHeaderBringsUIKit() throws {
        let folder = try copiedFolder()
        let list = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: list, encoding: .utf8)
            .replacing("buildPhases = (P03, );", with: "buildPhases = (P03, P99, );")
            .replacing("F08, F11, );", with: "F08, F11, F99, );")
            .replacing(
                "\t\tF08 /*",
                with:
                    "\t\tB99 = {isa = PBXBuildFile; fileRef = F99; };\n\t\tP99 = {isa = PBXHeadersBuildPhase; files = (B99, ); };\n"
                    + "\t\tF99 = {isa = PBXFileReference; path = Waters/Waters.h; sourceTree = SOURCE_ROOT; };\n\t\tF08 /*"
            )
        try Data(text.utf8).write(to: list)
        for (header, expected) in [("#import <UIKit/UIKit.h>\n", true), ("#import <Foundation/Foundation.h>\n", false)]
        {
            try Data(header.utf8).write(to: folder.appendingPathComponent("Waters/Waters.h"))
            let package = try ApplicationPackage(
                of: XcodeProject(list.deletingLastPathComponent()), target: nil, output: output,
                masu: folder.deletingLastPathComponent(), given: [:])
            let waters = package.modules.first { $0.name == "Waters" }
            XCTAssertEqual(waters?.hasUmbrella, expected, header)
            XCTAssertEqual(waters?.companions, ["UIKit"], header)
        }
    }

    /// Libraries and frameworks that a bridging header imports are in every file.
    func testABridgingHeaderBringsModules() throws {
        let folder = try copiedFolder()
        let list = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: list, encoding: .utf8)
            .replacing("SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = 5.0; SWIFT_OBJC_BRIDGING_HEADER = Bridge.h")
        try Data(text.utf8).write(to: list)
        let header = """
            #import <UIKit/UIKit.h>
            @import SVProgressHUD;
            #  import "FSCalendar.h"
            #import <CommonCrypto/CommonDigest.h>
            #import <Nowhere/Nowhere.h>
            #import "UIView+Own.h"
            // #import <Lottie/Lottie.h>

            """
        XCTAssertEqual(
            PackageModule.modules(importedByHeader: header),
            ["CommonCrypto", "FSCalendar", "Nowhere", "SVProgressHUD", "UIKit"])
        try Data(header.utf8).write(to: folder.appendingPathComponent("Bridge.h"))
        var package = try ApplicationPackage(
            of: XcodeProject(list.deletingLastPathComponent()), target: nil, output: output,
            masu: folder.deletingLastPathComponent(), given: [:])
        let rivers = try XCTUnwrap(package.modules.first { $0.name == "Rivers" })
        XCTAssertEqual(rivers.bridged, ["CommonCrypto", "FSCalendar", "SVProgressHUD"])
        XCTAssertTrue(rivers.dependencies.contains("SVProgressHUD"), "\(rivers.dependencies)")
        _ = try package.write()
        XCTAssertTrue(try read("Package.swift").contains(".product(name: \"CommonCrypto\""))
        let written = try read("Sources/Rivers/AppDelegate.adapted.swift")
        XCTAssertTrue(written.contains("import CommonCrypto; import FSCalendar; import SVProgressHUD; "), written)
    }

    /// A Mac's disk finds `rivers/Info.plist` in the folder `Rivers`.
    func testFilesAreFoundInAnyCase() throws {
        let file = project.deletingLastPathComponent().appendingPathComponent("rivers.XCODEPROJ/Project.pbxproj")
        XCTAssertEqual(file.inAnyCase.path, project.appendingPathComponent("project.pbxproj").path)
        let missing = project.deletingLastPathComponent().appendingPathComponent("Nowhere/Lake.swift")
        XCTAssertEqual(missing.inAnyCase.path, missing.path)
        let folder = try copiedFolder()
        let list = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: list, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "RiversViewController.swift", with: "riversViewController.swift").utf8)
            .write(to: list)
        let package = try ApplicationPackage(
            of: XcodeProject(list.deletingLastPathComponent()), target: nil, output: output,
            masu: folder.deletingLastPathComponent(), given: [:])
        let names = package.modules.flatMap { $0.sources.map(\.lastPathComponent) }
        XCTAssertTrue(names.contains("RiversViewController.swift"), "\(names)")
    }

    func testAMergeThatIsNotFinishedIsNamed() throws {
        let url = output.appendingPathComponent("Lake.xcodeproj")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let text = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\tobjectVersion = 54;\n=======\n>>>>>>> 7\n}\n"
        try Data(text.utf8).write(to: url.appendingPathComponent("project.pbxproj"))
        XCTAssertThrowsError(try XcodeProject(url)) { error in
            XCTAssertTrue("\(error)".contains("a merge that isn't finished, the first in line 3"), "\(error)")
        }
    }

    /// References of previews lie beside the project, not in the package that is written anew.
    func testPreviewsAreTests() throws {
        try write()
        let manifest = try read("Package.swift")
        XCTAssertTrue(manifest.contains("name: \"RiversPreviewTests\""), manifest)
        let text = try read("Tests/RiversPreviewTests/PreviewTests.swift")
        XCTAssertTrue(text.contains("@testable import Rivers"), text)
        let folder = project.deletingLastPathComponent().appendingPathComponent("__Snapshots__/Previews").path
        XCTAssertTrue(text.contains("assertPreviews(sources: Self.sources, snapshotDirectory: \"\(folder)\")"), text)
        let source = project.deletingLastPathComponent().appendingPathComponent("App/RiversViewController.swift").path
        XCTAssertTrue(text.contains("sources: [String] = [\n        \"\(source)\",\n    ]"), text)
    }

    /// The target for another platform is first in the project, and isn't taken for the app.
    func testTheReportNamesWhatIsInThePackageAndWhatIsnt() throws {
        var package = try package()
        XCTAssertEqual(
            try package.write().text,
            """
            library Waters: 1 Swift file
            app Rivers: 3 Swift files, 5 resources
            tests RiversPreviewTests: 1 Swift file
            tests RiversTests: 2 Swift files
            left out RiversMac: for macosx
            left out Legacy.m: not Swift
            left out RiversUITests: tests of the user interface

            """)
    }

    func testTargetsBecomeTargets() throws {
        try write()
        let manifest = try read("Package.swift")
        XCTAssertTrue(manifest.contains("dependencies: [.package(name: \"Masu\", path: \"../Masu\")]"), manifest)
        XCTAssertTrue(manifest.contains(".executableTarget(\n            name: \"Rivers\""), manifest)
        XCTAssertTrue(manifest.contains("\"Waters\", .product(name: \"UIKit\", package: \"Masu\")"), manifest)
        XCTAssertTrue(manifest.contains(".define(\"WITH_LENGTHS\")"), manifest)
        XCTAssertTrue(manifest.contains(".testTarget(\n            name: \"RiversTests\""), manifest)
    }

    /// A target of tests with a `TEST_HOST` starts the app by its entry point.
    func testTheAppRunsAroundItsTests() throws {
        try write()
        let text = try read("Tests/RiversTests/HostedTests.swift")
        XCTAssertTrue(text.contains("@_silgen_name(\"Rivers_main\")"), text)
        let manifest = try read("Package.swift")
        let tests = try XCTUnwrap(manifest.components(separatedBy: "name: \"RiversTests\"").last)
        XCTAssertTrue(tests.contains("\"Rivers\", .product(name: \"UIKit\""), tests)
        XCTAssertTrue(tests.contains(".product(name: \"ApplicationCommand\", package: \"Masu\")"), tests)
        XCTAssertTrue(tests.contains(".enableExperimentalFeature(\"SymbolLinkageMarkers\")"), tests)
        XCTAssertTrue(try read("Tests/RiversPreviewTests/HostedTests.swift").contains("{ HostedTests.begin() }"))
        XCTAssertTrue(try read("Tests/RiversTests/TestAdditions.swift").contains("func fulfillment(of"))
    }

    /// A framework beside UIKit is a product of Masu; a module only names it where it imports it.
    func testAnImportedFrameworkBecomesADependency() throws {
        let copy = output.deletingLastPathComponent().appendingPathComponent("Copy")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        let rivers = copy.appendingPathComponent("Rivers")
        try FileManager.default.copyItem(at: project.deletingLastPathComponent(), to: rivers)
        try write()
        XCTAssertFalse(try read("Package.swift").contains("\"Combine\""))
        let files = try FileManager.default.subpathsOfDirectory(atPath: rivers.path).sorted()
        let source = rivers.appendingPathComponent(
            try XCTUnwrap(files.first { $0.hasSuffix(".swift") && $0.contains("Waters") }))
        let text = try String(contentsOf: source, encoding: .utf8)
        try ("import Combine\n" + text).write(to: source, atomically: true, encoding: .utf8)
        var package = try ApplicationPackage(
            of: XcodeProject(rivers.appendingPathComponent("Rivers.xcodeproj")), target: nil, output: output,
            masu: output.deletingLastPathComponent().appendingPathComponent("Masu"), given: [:])
        let report = try package.write().text
        XCTAssertFalse(report.contains("Combine"), report)
        let products = try read("Package.swift").components(
            separatedBy: ".product(name: \"Combine\", package: \"Masu\")")
        XCTAssertEqual(products.count, 2, "one module imports it")
    }

    /// References in the list are to settings of the target, of the project and of a file of settings.
    func testTheInformationHasItsSettings() throws {
        try write()
        let data = Data(try read("Sources/Rivers/Resources/Info.plist").utf8)
        let list = try XCTUnwrap(
            PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        XCTAssertEqual(list["CFBundleDisplayName"] as? String, "Rivers of Japan")
        XCTAssertEqual(list["CFBundleIdentifier"] as? String, "org.example.Rivers")
        XCTAssertEqual(list["CFBundleShortVersionString"] as? String, "2.1")
        XCTAssertEqual(list["UIMainStoryboardFile"] as? String, "Main")
    }

    /// A framework may ask its own list for what its settings say; one that no setting gives is empty, as in Xcode.
    func testTheInformationOfAFramework() throws {
        let folder = try copiedFolder()
        let file = folder.appendingPathComponent("Rivers.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8).replacing(
            "SWIFT_VERSION = 5.0", with: "SWIFT_VERSION = 5.0; INFOPLIST_FILE = Waters.plist; LEVEL = \"4 m\"")
        try Data(text.utf8).write(to: file)
        try Data(
            "<plist><dict><key>Level</key><string>$(LEVEL)</string><key>Key</key><string>$(SECRET)</string></dict></plist>"
                .utf8
        ).write(to: folder.appendingPathComponent("Waters.plist"))
        var package = try ApplicationPackage(
            of: XcodeProject(file.deletingLastPathComponent()), target: nil, output: output,
            masu: folder.deletingLastPathComponent(), given: [:])
        _ = try package.write()
        let data = Data(try read("Sources/Waters/Resources/Info.plist").utf8)
        let list = try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        XCTAssertEqual(list["Level"] as? String, "4 m")
        XCTAssertEqual(list["Key"] as? String, "")
        XCTAssertEqual(list["CFBundlePackageType"] as? String, "FMWK")
    }

    /// Files that the project has in a folder of a language stay in one; a folder's exceptions are left out.
    func testFilesAreWhereTheAppLooksForThem() throws {
        try write()
        XCTAssertTrue(try read("Sources/Rivers/Resources/de.lproj/Localizable.strings").contains("Flüsse"))
        XCTAssertTrue(try read("Sources/Rivers/Resources/Base.lproj/Main.storyboard").contains("RiversViewController"))
        XCTAssertTrue(try read("Sources/Rivers/AppDelegate.adapted.swift").contains("@main"))
        XCTAssertThrowsError(try read("Tests/RiversTests/Unused.adapted.swift"))
    }

    /// Apps look for a compiled document before they load it, and read the identifiers of a storyboard's controllers.
    func testCompiledDocumentsHaveTheirNames() throws {
        try write()
        let data = try Data(read("Sources/Rivers/Resources/Base.lproj/Main.storyboardc/Info.plist").utf8)
        let list = try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        XCTAssertNotNil(list["UIViewControllerIdentifiersToNibNames"] as? [String: String])
        XCTAssertEqual(try read("Sources/Rivers/Resources/LengthBadge.nib"), "")
    }

    /// A second run changes what has changed alone, and deletes what has gone.
    func testWrittenAgain() throws {
        try write()
        let kept = output.appendingPathComponent("Sources/Rivers/AppDelegate.adapted.swift").path
        let stale = output.appendingPathComponent("Sources/Rivers/Gone.adapted.swift")
        let date = Date(timeIntervalSince1970: 1000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: kept)
        try Data().write(to: stale)
        try write()
        XCTAssertEqual(
            try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date, date)
        XCTAssertFalse(FileManager.default.fileExists(atPath: stale.path))
    }

    /// Hand work takes the place of a file or of a module, and a second run neither changes nor deletes it.
    func testOverridesAreTakenAndKept() throws {
        let files = [
            "Overrides/Waters/Added.swift": "let added = 1", "Overrides/Lake/Lake.swift": "public let lake = 1",
        ]
        for (path, text) in files {
            let file = output.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for _ in 0..<2 {
            let report = try write().text
            XCTAssertTrue(report.contains("override Waters: 1 Swift file, from Overrides/Waters"), report)
            XCTAssertTrue(try read("Sources/Waters/Added.adapted.swift").contains("let added = 1"))
            for (path, text) in files { XCTAssertEqual(try read(path), text) }
        }
    }

    func testASecondRunSaysWhatChanged() throws {
        try write()
        XCTAssertFalse(try write().text.contains("changed"))
        let file = output.appendingPathComponent("Sources/Rivers/AppDelegate.adapted.swift")
        try Data("".utf8).write(to: file)
        XCTAssertTrue(try write().text.contains("changed AppDelegate.adapted.swift in Sources/Rivers"))
    }

    func testAGivenModuleIsInThePackageWhereItIsImported() throws {
        let unused = project.deletingLastPathComponent().appendingPathComponent("Waters")
        let report = try write(given: ["Waters": unused, "Unused": unused]).text
        XCTAssertTrue(report.contains("library Waters: 1 Swift file"), report)
        XCTAssertFalse(report.contains("Unused"), report)
    }

    /// `Lake` is a pod, `Sea` a checkout of Carthage.
    func testLibrariesBesideTheProjectAreFound() throws {
        let folder = output.deletingLastPathComponent()
        for path in [
            "Pods/Lake/Lake.swift", "Carthage/Checkouts/Sea/Source/Sea.swift", "App/App.xcodeproj/project.pbxproj",
        ] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("{ objects = { R = { isa = PBXProject; }; }; rootObject = R; }".utf8).write(to: file)
        }
        let project = try XcodeProject(folder.appendingPathComponent("App/App.xcodeproj"))
        XCTAssertEqual(
            project.libraries(in: []).mapValues { library in
                library.sources.map { $0.path.replacingOccurrences(of: folder.path + "/", with: "") }
            },
            ["Lake": ["Pods/Lake/Lake.swift"], "Sea": ["Carthage/Checkouts/Sea/Source/Sea.swift"]])
    }

    func testMistakesAreNamed() throws {
        XCTAssertThrowsError(try package(target: "Lakes")) {
            XCTAssertEqual("\($0)", "Rivers.xcodeproj has no app for iOS called 'Lakes'. Apps: Rivers")
        }
        XCTAssertThrowsError(try XcodeProject(URL(fileURLWithPath: "/nowhere/App.xcodeproj"))) {
            XCTAssertTrue("\($0)".hasPrefix("/nowhere/App.xcodeproj/project.pbxproj is missing"), "\($0)")
        }
    }
}
