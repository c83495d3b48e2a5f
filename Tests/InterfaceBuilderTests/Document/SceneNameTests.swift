import InterfaceBuilder
import XCTest

/// Kind: oracle — the comments that Interface Builder writes before the scenes of public documents.
final class SceneNameTests: XCTestCase {
    private func name(_ controller: String) throws -> String {
        SceneName.of(try MarkupParser.parse(Array(controller.utf8)))
    }

    func testClassesInWords() throws {
        let recorded = [
            ("ItemViewController", "Item View Controller"), ("QRScannerViewController", "Scanner View Controller"),
            ("UTXOViewController", "View Controller"), ("OnBoardVC", "On BoardVC"),
            ("ListKMLContentsViewController", "ListKML Contents View Controller"),
            (
                "DisplayDeviceLocationWithNMEADataSourcesViewController",
                "Display Device Location WithNMEA Data Sources View Controller"
            ),
            ("ColorsCollectionVIewController", "Colors CollectionV Iew Controller"),
            ("MILLegendTableViewController", "Legend Table View Controller"),
        ]
        for (name, words) in recorded {
            XCTAssertEqual(try self.name("<viewController id=\"c\" customClass=\"\(name)\"/>"), words)
        }
    }

    func testTitlesComeBeforeClasses() throws {
        XCTAssertEqual(try name("<viewController id=\"c\" title=\"Feed\" customClass=\"A\"/>"), "Feed")
        XCTAssertEqual(
            try name(
                "<viewController id=\"c\" customClass=\"A\"><navigationItem key=\"navigationItem\" title=\"B\"/></viewController>"
            ),
            "B")
        XCTAssertEqual(
            try name(
                "<navigationController id=\"c\"><tabBarItem key=\"tabBarItem\" title=\"C\"/></navigationController>"),
            "C")
        XCTAssertEqual(try name("<tableViewController id=\"c\"/>"), "Table View Controller")
        XCTAssertEqual(
            try name("<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"D\" id=\"c\"/>"), "D")
    }
}
