import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `NSDataAsset`, and of data sets in asset catalogs.
@MainActor final class DataAssetTests: XCTestCase {
    func testDataAssets() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Data.bundle")
        let set = folder.appendingPathComponent("Assets.xcassets/Words.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[1]".utf8).write(to: set.appendingPathComponent("words.json"))
        try Data(#"{"data":[{"filename":"words.json","idiom":"universal"}],"info":{"version":1}}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let asset = try XCTUnwrap(NSDataAsset(name: "Words", bundle: bundle))
        XCTAssertEqual(asset.data, Data("[1]".utf8))
        XCTAssertEqual(asset.typeIdentifier, "public.json")
        XCTAssertNil(NSDataAsset(name: "Others", bundle: bundle))
    }
}
