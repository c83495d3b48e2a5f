import XCTest

/// Kind: documented — our description of the manifest's order, on manifests of the test's own.
final class ManifestTests: XCTestCase {
    private let text = """
        let package = Package(name: "P", products: [.library(name: "B", targets: ["B"])], targets: low + high)
        var low: [Target] {
            [
                .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
                .target(name: "ListGeometry"),  // .target(name: "Commented")
            ]
        }
        var high: [Target] {
            [
                .target(
                    name: "UIKit", dependencies: ["ListGeometry", .target(name: "Graphics")],
                    resources: [.copy("R")]),
                .target(name: "Graphics", dependencies: []),
                .target(name: "TestSupport", path: "Tests/TestSupport"),
                .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
            ]
        }
        """

    func testTargetsAreReadInOrder() {
        let manifest = Manifest(text)
        XCTAssertEqual(
            manifest.targets.map(\.name), ["CPNG", "ListGeometry", "UIKit", "Graphics", "TestSupport", "UIKitTests"])
        XCTAssertEqual(
            manifest.targets.map(\.dependencies), [[], [], ["ListGeometry", "Graphics"], [], [], ["UIKit"]])
        XCTAssertEqual(manifest.sourceTargets.map(\.name), ["CPNG", "ListGeometry", "UIKit", "Graphics"])
        XCTAssertEqual(manifest.targets.map(\.line), [4, 5, 10, 13, 14, 15])
    }

    func testATargetBeforeItsDependencyOrItsLayerIsFound() {
        let manifest = Manifest(text)
        XCTAssertEqual(manifest.orderViolations().map(\.line), [10])
        XCTAssertEqual(manifest.layerViolations(LayerRule.table).map(\.line), [13])
    }

    func testUnsafeFlagsAreFound() {
        let bad = Manifest(".target(name: \"A\", swiftSettings: [.unsafeFlags([\"-Ounchecked\"])])")
        XCTAssertEqual(bad.file.uses(of: [unsafeFlags]).count, 1)
        XCTAssertEqual(Manifest("// unsafeFlags").file.uses(of: [unsafeFlags]), [])
    }
}
