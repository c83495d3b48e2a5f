import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the products of Masu's Package.swift.
final class ProductTests: XCTestCase {
    /// Products that no app imports by a name of Apple's.
    private static let own: Set<String> = [
        "ApplicationCommand", "ConstraintSolver", "Inspector", "LayoutTrace", "ListGeometry", "ObjectiveCRuntime",
        "TextLayout", "WindowHost",
    ]

    func testEveryProductIsKnown() throws {
        let manifest = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Package.swift").standardizedFileURL, encoding: .utf8)
        let products = Set(manifest.matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.1) })
        XCTAssertGreaterThan(products.count, 40)
        XCTAssertEqual(products.filter { !ImportedModules.isThere($0) && !Self.own.contains($0) }.sorted(), [])
        XCTAssertEqual(ImportedModules.frameworks.subtracting(products).sorted(), [], "a package can't name them")
    }
}
