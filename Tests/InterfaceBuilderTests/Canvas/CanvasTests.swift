import InterfaceBuilder
import XCTest

/// Kind: oracle — documents that Xcode's releases saved.
///
/// The screens for which Xcode's releases laid documents out; numbers from documents that they saved.
final class CanvasTests: XCTestCase {
    private func margins(
        _ width: Double, _ place: CellMargins.Place, isInset: Bool = false, device: String, _ toolsVersion: Int
    ) -> InterfaceInsets {
        CellMargins(
            contentWidth: width, accessory: nil, place: place, isInset: isInset,
            device: CanvasDevice(id: device, isLandscape: false, toolsVersion: toolsVersion), toolsVersion: toolsVersion
        ).margins
    }

    /// A cell that nobody drew wider than 320 points has narrow margins on wide phones too.
    func testMarginsOfCellsThatStandAlone() {
        for version in [14_490, 15_705, 17_701, 22_505] {
            XCTAssertEqual(margins(320, .alone, device: "retina6_1", version).left, 16, "\(version)")
            XCTAssertEqual(margins(331, .alone, device: "retina6_1", version).right, 20, "\(version)")
            XCTAssertEqual(margins(414, .alone, device: "retina6_1", version).left, 20, "\(version)")
        }
        XCTAssertEqual(margins(320, .alone, device: "retina4_7", 16_097).left, 15)
        XCTAssertEqual(margins(600, .alone, device: "retina4_7", 17_701).left, 16)
    }

    /// It is the table's width that counts; Xcode 26 has higher rows.
    func testMarginsInInsetTables() {
        let inset = margins(374, .tableController, isInset: true, device: "retina6_1", 24_506)
        XCTAssertEqual(inset, InterfaceInsets(top: 15, left: 20, bottom: 15, right: 20))
        XCTAssertEqual(margins(320, .tableController, device: "retina6_1", 17_701).left, 16)
        XCTAssertEqual(margins(375, .tableController, device: "retina4_7", 22_505).top, 11)
    }

    /// The device's width decides, from 393 on, and not the row's.
    func testMarginsGoByTheDevice() {
        XCTAssertEqual(margins(393, .table, device: "retina6_12", 22_505).left, 20)
        XCTAssertEqual(margins(361, .alone, device: "retina6_12", 22_505).left, 20)
        XCTAssertEqual(margins(390, .table, device: "retina6_0", 19_529).left, 16)
    }

    /// Views with sizes of their own: as recorded, a 393 by 447 one of 21507 has a content of 388.
    func testSafeAreasOfFreeViews() {
        func area(_ width: Double, _ height: Double, _ device: String, _ version: Int) -> [Double] {
            let canvas = CanvasDevice(id: device, isLandscape: false, toolsVersion: version)
            let insets = CanvasBars(toolsVersion: version).safeAreaAlone(width: width, height: height, on: canvas)
            return [insets.top, insets.bottom]
        }
        XCTAssertEqual(area(393, 447, "retina6_12", 21_507), [59, 0])
        XCTAssertEqual(area(393, 447, "retina6_12", 22_505), [59, 34])
        XCTAssertEqual(area(393, 840, "retina6_12", 21_507), [59, 22])
        XCTAssertEqual(area(375, 200, "retina4_7", 22_505), [20, 0])
        XCTAssertEqual(area(375, 200, "retina4_7", 21_507), [0, 0])
    }

    func testSafeAreasOfWholeScreens() {
        func top(_ device: String, _ version: Int, alone: Bool, bar: Double = 0) -> [Double] {
            let canvas = CanvasDevice(id: device, isLandscape: false, toolsVersion: version)
            var bars = CanvasBars(toolsVersion: version)
            bars.navigationBar = bar
            let area =
                alone
                ? bars.safeAreaAlone(
                    width: canvas.width, height: canvas.height, on: canvas)
                : bars.safeArea(width: canvas.width, height: canvas.height, on: canvas)
            return [area.top, area.bottom]
        }
        XCTAssertEqual(top("retina6_12", 24_506, alone: true), [118, 68])
        XCTAssertEqual(top("retina6_12", 22_505, alone: true), [59, 34])
        XCTAssertEqual(top("retina6_3", 24_506, alone: false), [124, 68])
        XCTAssertEqual(top("retina6_3", 24_506, alone: false, bar: 44), [106, 34])
        XCTAssertEqual(top("retina6_0", 19_529, alone: true), [44, 34])
        XCTAssertEqual(top("retina6_0", 21_507, alone: true), [47, 34])
        XCTAssertEqual(top("retina6_7", 17_506, alone: true), [44, 34])
        XCTAssertEqual(top("retina5_9", 20_037, alone: true), [44, 34])
        XCTAssertEqual(top("retina5_9", 22_155, alone: true), [50, 34])
        XCTAssertEqual(top("retina4_7", 21_507, alone: false), [0, 0])
        XCTAssertEqual(top("retina4_7", 24_506, alone: false), [20, 0])
    }
}
