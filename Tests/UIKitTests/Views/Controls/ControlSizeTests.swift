import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle, documented — frames that Interface Builder recorded; specification A3.6.
///
/// Intrinsic sizes and insets: Interface Builder's recorded frames unless another source is named.
@MainActor final class ControlSizeTests: XCTestCase {
    private func with(_ release: SystemRelease, _ body: () -> Void) {
        BehaviourProfile.current = BehaviourProfile(release: release)
        body()
        BehaviourProfile.current = BehaviourProfile(release: .iOS13)
    }

    private func frameSize(_ view: UIView) -> CGSize {
        let size = view.intrinsicContentSize
        return view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: size.width, height: size.height)).size
    }

    func testSwitch() async throws {
        XCTAssertEqual(UISwitch().intrinsicContentSize, CGSize(width: 49, height: 31))
        XCTAssertEqual(frameSize(UISwitch()), CGSize(width: 51, height: 31))
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
        XCTAssertEqual(control.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
        with(.iOS26) {
            XCTAssertEqual(UISwitch().intrinsicContentSize, CGSize(width: 61, height: 28))
            XCTAssertEqual(frameSize(UISwitch()), CGSize(width: 63, height: 28))
        }
    }

    func testSliderProgressStepperIndicatorPages() async throws {
        let slider = UISlider()
        XCTAssertEqual(slider.intrinsicContentSize, CGSize(width: -1, height: 30))
        XCTAssertEqual(slider.alignmentRectInsets, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        XCTAssertEqual(frameSize(slider).height, 31)
        XCTAssertEqual(UIProgressView().intrinsicContentSize, CGSize(width: -1, height: 2))
        XCTAssertEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
        XCTAssertEqual(UIActivityIndicatorView(style: .medium).intrinsicContentSize, CGSize(width: 20, height: 20))
        XCTAssertEqual(UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        with(.iOS14) {
            XCTAssertEqual(UIProgressView().intrinsicContentSize, CGSize(width: -1, height: 4))
            XCTAssertEqual(pages.intrinsicContentSize, CGSize(width: 155.5, height: 26))
        }
        with(.iOS12) {
            XCTAssertEqual(UIProgressView().intrinsicContentSize.height, 2)
            XCTAssertEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 29))
            XCTAssertEqual(pages.intrinsicContentSize, CGSize(width: 39, height: 37))
        }
    }

    /// Section A3.6 of the behavioural specification.
    func testHuggingAndCompression() async throws {
        func priorities(_ view: UIView) -> [Float] {
            [
                view.contentHuggingPriority(for: .horizontal).rawValue,
                view.contentHuggingPriority(for: .vertical).rawValue,
                view.contentCompressionResistancePriority(for: .horizontal).rawValue,
                view.contentCompressionResistancePriority(for: .vertical).rawValue,
            ]
        }
        for view in [
            UIButton(type: .system), UITextField(), UITextView(), UISegmentedControl(), UISlider(), UIPageControl(),
        ] {
            XCTAssertEqual(priorities(view), [250, 250, 750, 750], "\(view)")
        }
        for view in [UIActivityIndicatorView(style: .medium), UISwitch(), UIStepper()] {
            XCTAssertEqual(priorities(view), [750, 750, 750, 750], "\(view)")
        }
        XCTAssertEqual(priorities(UIProgressView()), [250, 750, 750, 750])
    }

    /// Widths of segmented controls that nothing stretches, with the titles of all their segments; older ones to a point
    /// a segment, since San Francisco's kerning isn't known.
    func testSegmentedControlWidths() async throws {
        let modern: [([String], CGFloat)] = [
            (["Solid", "Gradient"], 145), (["UIKit", "SwiftUI", "Options"], 203),
        ]
        for (titles, width) in modern {
            let control = UISegmentedControl(items: titles)
            XCTAssertEqual(frameSize(control), CGSize(width: width, height: 32), "\(titles)")
            XCTAssertEqual(control.alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
        }
        let older: [([String], CGFloat)] = [
            (["disabled", "enabled"], 133), (["Bottom", "Top"], 119), (["Horizontal", "Vertical"], 155),
            (["F", "L/T", "FB", "C", "T/B", "LB"], 215), (["No Cache", "IndexPath Cache", "Key Cache"], 353),
            (["Standard", "Satellite"], 141), (["Standard", "Satelite", "Directions"], 230), (["Light", "Dark"], 91),
            (["Flat", "Native"], 107),
        ]
        with(.iOS12) {
            for (titles, width) in older {
                let size = frameSize(UISegmentedControl(items: titles))
                XCTAssertEqual(size.width, width, accuracy: CGFloat(titles.count), "\(titles)")
                XCTAssertEqual(size.height, 29)
            }
        }
    }

    func testSegmentWidths() async throws {
        let control = UISegmentedControl(items: ["a", "wide segment"])
        control.setWidth(40, forSegmentAt: 0)
        control.frame = CGRect(x: 0, y: 0, width: 241, height: 32)
        XCTAssertEqual(control.segmentGeometry.frames(in: control.bounds).map(\.width), [40, 200])
        control.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(control.segmentGeometry.frames(in: control.bounds).map(\.minX), [201, 0])
    }

    func testSegmentsAreInsertedAndRemoved() async throws {
        let control = UISegmentedControl(items: ["a", "b"])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 2, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, -1)
        XCTAssertEqual((0..<2).map { control.titleForSegment(at: $0) }, ["c", "a"])
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        defer { UIKitException.handler = nil }
        control.selectedSegmentIndex = 7
        XCTAssertEqual(reasons.count, 1)
        XCTAssertEqual(control.selectedSegmentIndex, -1)
    }

    func testValuesStayInTheirRange() async throws {
        let slider = UISlider()
        slider.value = 2
        XCTAssertEqual(slider.value, 1)
        slider.minimumValue = 5
        XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [5, 5, 5])
        slider.value = .nan
        XCTAssertEqual(slider.value, 5)
        let progress = UIProgressView()
        progress.progress = 3
        XCTAssertEqual(progress.progress, 1)
        let stepper = UIStepper()
        XCTAssertEqual([stepper.minimumValue, stepper.maximumValue, stepper.stepValue], [0, 100, 1])
        stepper.value = 1000
        XCTAssertEqual(stepper.value, 100)
        let pages = UIPageControl()
        pages.currentPage = 4
        XCTAssertEqual(pages.currentPage, 0)
    }
}
