import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIPickerView` and `UIDatePicker`, published sizes, and the geometry of
/// a cylinder.
@MainActor final class PickerViewTests: XCTestCase {
    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var calls: [String] = []
        var rows = [["apple", "pear", "plum", "fig", "lime"], ["one", "two", "three"]]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            calls.append("\(component): \(rows[component][row])")
        }
    }

    private func shown(_ source: Fruits) throws -> (HeadlessHost, UIPickerView) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        controller.view.addSubview(picker)
        host.settle()
        return (host, picker)
    }

    func testSizes() async throws {
        let picker = UIPickerView()
        XCTAssertEqual(picker.frame, CGRect(x: 0, y: 0, width: 320, height: 216))
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
        XCTAssertEqual(picker.numberOfComponents, 0)
        let source = Fruits()
        picker.dataSource = source
        picker.delegate = source
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual(picker.numberOfRows(inComponent: 0), 5)
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 0)
        XCTAssertEqual(picker.rowSize(forComponent: 0).height, 32)
    }

    func testRowsLieOnACylinder() async throws {
        let wheel = PickerWheel(radius: 108)
        let middle = try XCTUnwrap(wheel.appearance(at: 0))
        XCTAssertEqual(middle.offset, 0)
        XCTAssertEqual(middle.flatness, 1)
        // A sixth of a turn: half as high, at √3/2 of the radius.
        let aside = try XCTUnwrap(wheel.appearance(at: 108 * .pi / 3))
        XCTAssertEqual(aside.offset, 108 * 3.0.squareRoot() / 2, accuracy: 1e-9)
        XCTAssertEqual(aside.flatness, 0.5, accuracy: 1e-9)
        XCTAssertNil(wheel.appearance(at: 108 * .pi / 2 + 1))
        XCTAssertEqual(wheel.distance(at: aside.offset), 108 * .pi / 3, accuracy: 1e-9)
    }

    /// A selection by the program is shown, and the delegate isn't told.
    func testSelectionByProgram() async throws {
        let source = Fruits()
        let (host, picker) = try shown(source)
        picker.selectRow(2, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
        host.settle()
        let labels = labelsInMiddle(of: picker)
        XCTAssertEqual(labels, ["plum", "one"])
        picker.selectRow(3, inComponent: 0, animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(labelsInMiddle(of: picker), ["fig", "one"])
        XCTAssertEqual(source.calls, [])
    }

    private func labelsInMiddle(of picker: UIPickerView) -> [String] {
        picker.columns.compactMap { column in
            column.subviews.compactMap { $0 as? PickerRow }.first {
                abs($0.center.y - column.bounds.midY) < 1 && !$0.isHidden
            }
            .flatMap { ($0.content as? UILabel)?.text }
        }
    }

    /// A wheel that is dragged comes to rest at a row, and then the delegate is told, once.
    func testSelectionByDragging() async throws {
        let source = Fruits()
        let (host, picker) = try shown(source)
        let start = CGPoint(x: 80, y: 108)
        host.play(.drag(from: start, to: CGPoint(x: 80, y: 108 - 70), duration: 1))
        host.advanceUntilStill()
        XCTAssertEqual(source.calls.count, 1)
        let column = picker.columns[0]
        XCTAssertEqual(
            column.contentOffset.y + column.contentInset.top, CGFloat(picker.selectedRow(inComponent: 0)) * 32)
        XCTAssertEqual(source.calls, ["0: \(source.rows[0][picker.selectedRow(inComponent: 0)])"])
        XCTAssertGreaterThan(picker.selectedRow(inComponent: 0), 0)
    }

    func testSelectionByTapping() async throws {
        let source = Fruits()
        let (host, picker) = try shown(source)
        // The next row is seen 108 · sin(32 / 108) below the middle.
        host.play(.tap(at: CGPoint(x: 240, y: 108 + 108 * sin(32.0 / 108))))
        host.advanceUntilStill()
        XCTAssertEqual(source.calls, ["1: two"])
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 1)
    }

    func testReloadingKeepsTheRowsNumber() async throws {
        let source = Fruits()
        let (host, picker) = try shown(source)
        picker.selectRow(4, inComponent: 0, animated: false)
        source.rows[0].removeLast(3)
        picker.reloadComponent(0)
        host.settle()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
        source.rows[0] = []
        picker.reloadAllComponents()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
        XCTAssertEqual(source.calls, [])
    }

    func testViewsAreReusedAndFillTheirRows() async throws {
        final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view == nil { made += 1 }
                let view = view ?? UIView()
                view.tag = row
                return view
            }
        }
        let source = Views()
        let picker = UIPickerView()
        (picker.dataSource, picker.delegate) = (source, source)
        picker.layoutIfNeeded()
        XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 100, height: 40))
        XCTAssertEqual(picker.view(forRow: 0, forComponent: 0)?.tag, 0)
        XCTAssertEqual(picker.view(forRow: 0, forComponent: 0)?.bounds.size, CGSize(width: 100, height: 40))
        XCTAssertNil(picker.view(forRow: 500, forComponent: 0))
        for row in stride(from: 0, through: 600, by: 3) {
            picker.selectRow(row, inComponent: 0, animated: false)
            picker.layoutIfNeeded()
        }
        XCTAssertLessThan(source.made, 20)
    }

    func testWheelsAreAdjustable() async throws {
        let source = Fruits()
        let (_, picker) = try shown(source)
        let column = picker.columns[1]
        XCTAssertTrue(column.isAccessibilityElement)
        XCTAssertTrue(column.accessibilityTraits.contains(.adjustable))
        XCTAssertEqual(column.accessibilityValue, "one")
        column.accessibilityIncrement()
        XCTAssertEqual(source.calls, ["1: two"])
    }
}
