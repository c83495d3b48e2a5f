import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of the controls' picture setters, and arithmetic.
///
/// Pictures that controls are drawn with in place of their own look.
@MainActor final class ControlImageTests: XCTestCase {
    private func image(_ color: Color, width: Int = 2, height: Int = 2) -> UIImage {
        UIImage(bitmap: Bitmap(width: width, height: height, color: color), scale: 1)
    }
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func color(_ view: UIView, _ x: Int, _ y: Int) throws -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        let pixel = try XCTUnwrap(picture.cgImage).bitmap.pixel(x: x, y: y)
        switch (pixel.red > 200, pixel.green > 200, pixel.blue > 200) {
        case (true, false, false): return "red"
        case (false, true, false): return "green"
        case (false, false, true): return "blue"
        default: return "other"
        }
    }

    func testSegmentsHaveBackgroundsAndDividers() async throws {
        let control = UISegmentedControl(items: ["", ""])
        control.setBackgroundImage(image(red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(green), for: .selected, barMetrics: .default)
        control.setDividerImage(
            image(blue, width: 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.frame = CGRect(x: 0, y: 0, width: 104, height: 32)
        control.selectedSegmentIndex = 1
        XCTAssertEqual(try color(control, 20, 3), "red")
        XCTAssertEqual(try color(control, 52, 3), "blue")
        XCTAssertEqual(try color(control, 80, 3), "green")
        XCTAssertEqual(control.backgroundImage(for: .selected, barMetrics: .default), image(green))
    }

    func testSegmentsKnowTheirActions() async throws {
        let actions = ["a", "b"].map { UIAction(title: $0, identifier: UIAction.Identifier($0)) { _ in } }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        XCTAssertEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("b")), 1)
        XCTAssertEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("c")), NSNotFound)
        XCTAssertTrue(control.actionForSegment(at: 0) === actions[0])
        control.setAction(UIAction(title: "c", identifier: UIAction.Identifier("c")) { _ in }, forSegmentAt: 0)
        XCTAssertEqual(control.titleForSegment(at: 0), "c")
        XCTAssertNil(control.actionForSegment(at: 5))
    }

    func testASlidersTrackIsDrawnOnBothSides() async throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.setMinimumTrackImage(image(red, height: 9), for: .normal)
        slider.setMaximumTrackImage(image(green, height: 3), for: .normal)
        slider.value = 0.5
        XCTAssertEqual(try color(slider, 30, 12), "red", "a picture keeps its height")
        XCTAssertEqual(try color(slider, 170, 15), "green")
        XCTAssertNotEqual(try color(slider, 170, 12), "green")
        XCTAssertEqual(slider.currentMinimumTrackImage, image(red, height: 9))
    }

    func testASteppersHalves() async throws {
        let stepper = UIStepper()
        stepper.setBackgroundImage(image(red), for: .normal)
        stepper.setBackgroundImage(image(blue), for: .disabled)
        stepper.setIncrementImage(image(green, width: 6, height: 6).withRenderingMode(.alwaysOriginal), for: .normal)
        // At the least value the minus can't be pressed.
        XCTAssertEqual(try color(stepper, 4, 4), "blue")
        XCTAssertEqual(try color(stepper, 90, 4), "red")
        XCTAssertEqual(try color(stepper, Int(stepper.bounds.width * 0.75), Int(stepper.bounds.midY)), "green")
        XCTAssertNotNil(stepper.incrementImage(for: .highlighted))
        XCTAssertNil(stepper.decrementImage(for: .normal))
    }

    func testProgressHasPictures() async throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        view.trackImage = image(red)
        view.progressImage = image(green)
        view.progress = 0.5
        XCTAssertEqual(try color(view, 20, 1), "green")
        XCTAssertEqual(try color(view, 80, 1), "red")
    }

    func testPagesHaveIndicators() async throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .green
        control.preferredIndicatorImage = image(blue, width: 8, height: 8)
        XCTAssertEqual(try color(control, 100, 20), "red", "in the indicators' tint")
        control.currentPage = 1
        XCTAssertEqual(try color(control, 100, 20), "green")
        control.setCurrentPageIndicatorImage(
            image(blue, width: 8, height: 8).withRenderingMode(.alwaysOriginal), forPage: 1)
        XCTAssertEqual(try color(control, 100, 20), "blue")
        XCTAssertNil(control.indicatorImage(forPage: 1))
    }

    /// A finger that moves along the dots goes through the pages, and lifting it changes nothing more.
    func testScrubbingThroughPages() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        control.numberOfPages = 10
        controller.view.addSubview(control)
        var pages: [Int] = []
        control.addAction(UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        host.play(.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 295, y: 120), duration: 0.5))
        XCTAssertEqual(pages.last, 9)
        XCTAssertEqual(pages, pages.sorted())
        XCTAssertEqual(control.interactionState, .none)
        control.allowsContinuousInteraction = false
        control.currentPage = 5
        host.play(.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 160, y: 120), duration: 0.5))
        XCTAssertEqual(control.currentPage, 6)
    }

    func testSwitchesOfPhonesSlide() async throws {
        let control = UISwitch()
        control.preferredStyle = .checkbox
        XCTAssertEqual(control.style, .sliding)
    }

    private final class SearchListener: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    }

    func testASearchFieldsButtonIsThereWhileItIsEmpty() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
        let listener = SearchListener()
        bar.delegate = listener
        bar.showsBookmarkButton = true
        controller.view.addSubview(bar)
        host.settle()
        let button = try XCTUnwrap(bar.searchTextField.rightView)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        host.play(.tap(at: place))
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        XCTAssertEqual((bar.searchTextField.rightView as? UIButton)?.isSelected, true)
        host.play(.tap(at: place))
        XCTAssertEqual(listener.calls, ["bookmark", "results"])
        bar.text = "plum"
        XCTAssertNil(bar.searchTextField.rightView)
        bar.text = ""
        XCTAssertNotNil(bar.searchTextField.rightView)
        bar.setImage(image(green), for: .search, state: .normal)
        XCTAssertEqual((bar.searchTextField.leftView as? UIImageView)?.image, image(green))
        bar.setImage(nil, for: .search, state: .normal)
        XCTAssertTrue(bar.searchTextField.leftView is MagnifyingGlass)
        // Apps cast it, and change its tint and its picture.
        let glass = try XCTUnwrap(bar.searchTextField.leftView as? UIImageView)
        let before = DisplayList { glass.recordContent(into: &$0) }
        glass.tintColor = .red
        XCTAssertNotEqual(DisplayList { glass.recordContent(into: &$0) }, before)
        glass.image = image(green)
        XCTAssertNotEqual(DisplayList { glass.recordContent(into: &$0) }, before)
    }
}
