import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `nibName`, and documents that Xcode wrote.
@MainActor final class DocumentLookupTests: XCTestCase {
    /// The documentation of `nibName`: a document of the class's name, found without its module's.
    func testAControllerFindsTheDocumentOfItsClass() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ListScreenTests.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NamedTable">
            <connections><outlet property="view" destination="t" id="c"/></connections></placeholder>
            <tableView style="plain" rowHeight="58" translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
            </tableView></objects></document>
            """
        let file = folder.appendingPathComponent("NamedTableController.xib")
        try document.write(to: file, atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let controller = NamedTableController(nibName: nil, bundle: bundle)
        XCTAssertEqual(controller.tableView.rowHeight, 58)
        XCTAssertTrue(controller.view.translatesAutoresizingMaskIntoConstraints)
    }

    /// Xcode puts the target's module into documents; what stands there may be an older name.
    func testAClassOfTheTargetIsOneOfTheAppsModule() async throws {
        let name = String(describing: NamedTableController.self)
        XCTAssertNil(InterfaceClasses.type(named: name, module: "RenamedSince", isOfTarget: true))
        let delegate = ModuleDelegate()
        UIApplication.shared.delegate = delegate
        XCTAssertTrue(
            InterfaceClasses.type(named: name, module: "RenamedSince", isOfTarget: true) == NamedTableController.self)
        XCTAssertNil(InterfaceClasses.type(named: name, module: "OtherModule"))
    }
}

final class NamedTableController: UITableViewController {}

private final class ModuleDelegate: NSObject, UIApplicationDelegate {}
