import XCTest

@testable import UIKit

/// Kind: documented — an app's `Info.plist`, beside which its frameworks have lists of their own.
@MainActor final class ApplicationBundlesTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func bundle(_ name: String, kind: String) throws -> Bundle {
        let place = folder.appendingPathComponent("Rivers_\(name).resources/Resources")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let list = [
            "CFBundlePackageType": kind, "CFBundleName": name, "CFBundleIdentifier": "org.example.\(name)",
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        try data.write(to: place.appendingPathComponent("Info.plist"))
        return try XCTUnwrap(Bundle(path: place.deletingLastPathComponent().path))
    }

    /// A framework whose name sorts before the app's isn't the app.
    func testTheAppsListIsReadWhateverElseLiesBeside() async throws {
        let bundles = [
            try bundle("Core", kind: "FMWK"), try bundle("Rivers", kind: "APPL"), try bundle("Tools", kind: "APPL"),
        ]
        let application = try XCTUnwrap(ApplicationBundles.application(among: bundles, executable: "Rivers"))
        XCTAssertEqual(application.bundlePath, bundles[1].bundlePath)
        let information = ApplicationBundles.information(in: [application] + bundles)
        XCTAssertEqual(information?["CFBundleName"] as? String, "Rivers")
        XCTAssertNil(ApplicationBundles.application(among: [bundles[0]], executable: "Rivers"))
        XCTAssertNil(ApplicationBundles.information(in: []))
    }

    /// Foundation's `Bundle(identifier:)`: the bundle of a framework that the app has.
    func testBundlesAreFoundByTheirIdentifiers() async throws {
        let bundles = [try bundle("Core", kind: "FMWK"), try bundle("Rivers", kind: "APPL")]
        let found = ApplicationBundles.identified("org.example.Core", among: bundles)
        XCTAssertEqual(found?.bundlePath, bundles[0].bundlePath)
        XCTAssertNil(ApplicationBundles.identified("org.example.Waters", among: bundles))
        XCTAssertNil(Bundle._identified("org.example.Waters"))
    }
}
