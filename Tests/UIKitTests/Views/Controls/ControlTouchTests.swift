import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of control events; the 70 points around a control that UIKit's tracking is
/// published to allow.
///
/// Touches played through a host.
@MainActor final class ControlTouchTests: XCTestCase {
    private final class Controller: UIViewController {
        var content: UIView
        init(_ content: UIView) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("no coder in this test") }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(content)
        }
    }

    private func host(_ control: UIView, at origin: CGPoint = CGPoint(x: 100, y: 200)) throws -> HeadlessHost {
        let host = try HeadlessHost()
        control.frame.origin = origin
        host.show(Controller(control))
        return host
    }

    private func log(_ control: UIControl) -> () -> [String] {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "changed"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log.lines.append(name) }, for: event) }
        return { log.lines }
    }

    func testTap() async throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let lines = log(button)
        let host = try host(button)
        host.play(TouchScript([.init(.down, at: CGPoint(x: 110, y: 210), time: 0)]))
        XCTAssertTrue(button.isHighlighted)
        XCTAssertTrue(button.isTracking)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 110, y: 210), time: 0)]))
        XCTAssertFalse(button.isHighlighted)
        XCTAssertEqual(lines(), ["down", "up"])
    }

    /// A button that shows its touch glows while a finger is on it, and only then.
    func testAGlow() async throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.backgroundColor = .black
        button.showsTouchWhenHighlighted = true
        let host = try host(button)
        func layers() -> Int { (button.layer.sublayers ?? []).count { $0 is CAGradientLayer } }
        host.play(TouchScript([.init(.down, at: CGPoint(x: 110, y: 210), time: 0)]))
        XCTAssertEqual(layers(), 1)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 110, y: 210), time: 0)]))
        XCTAssertEqual(layers(), 0)
    }

    /// A finger is inside until it is 70 points beyond the edge.
    func testSlop() async throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let lines = log(button)
        let host = try host(button)
        func step(_ kind: TouchScript.Step.Kind, _ x: CGFloat) {
            host.play(TouchScript([.init(kind, at: CGPoint(x: x, y: 220), time: 0)]))
        }
        step(.down, 140)
        step(.move, 180 + 69)
        XCTAssertTrue(button.isHighlighted)
        step(.move, 180 + 71)
        XCTAssertFalse(button.isHighlighted)
        step(.move, 140)
        step(.move, 10)
        step(.up, 10)
        XCTAssertEqual(
            lines(),
            ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside"])
    }

    func testDisabledControlsSwallowTouches() async throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.isEnabled = false
        let lines = log(button)
        let host = try host(button)
        host.play(.tap(at: CGPoint(x: 110, y: 210)))
        XCTAssertEqual(lines(), [])
        XCTAssertFalse(button.isHighlighted)
    }

    func testDisablingEndsTheTouch() async throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let lines = log(button)
        let host = try host(button)
        host.play(TouchScript([.init(.down, at: CGPoint(x: 110, y: 210), time: 0)]))
        button.isEnabled = false
        host.play(TouchScript([.init(.up, at: CGPoint(x: 110, y: 210), time: 0)]))
        XCTAssertEqual(lines(), ["down", "cancel"])
    }

    func testSwitch() async throws {
        let control = UISwitch()
        let lines = log(control)
        let host = try host(control)
        host.play(.tap(at: CGPoint(x: 120, y: 215)))
        XCTAssertTrue(control.isOn)
        host.play(.drag(from: CGPoint(x: 140, y: 215), to: CGPoint(x: 100, y: 215), duration: 0.2))
        XCTAssertFalse(control.isOn)
        control.isOn = true
        XCTAssertEqual(lines().filter { $0 == "changed" }.count, 2)
    }

    func testSliderFollowsTheFinger() async throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 31))
        slider.maximumValue = 200
        let lines = log(slider)
        let host = try host(slider, at: CGPoint(x: 50, y: 200))
        // The track is 228 wide, the thumb 28: 200 points of travel from 66 on.
        host.play(.drag(from: CGPoint(x: 66, y: 215), to: CGPoint(x: 166, y: 215), duration: 0.1))
        XCTAssertEqual(slider.value, 100, accuracy: 0.01)
        XCTAssertTrue(lines().contains("changed"))
        host.play(.tap(at: CGPoint(x: 260, y: 215)))
        XCTAssertEqual(slider.value, 100, accuracy: 0.01)
        slider.value = 500
        XCTAssertEqual(slider.value, 200)
    }

    func testStepperStepsAndRepeats() async throws {
        let stepper = UIStepper()
        let lines = log(stepper)
        let host = try host(stepper)
        host.play(.tap(at: CGPoint(x: 180, y: 215)))
        XCTAssertEqual(stepper.value, 1)
        host.play(.tap(at: CGPoint(x: 110, y: 215)))
        host.play(.tap(at: CGPoint(x: 110, y: 215)))
        XCTAssertEqual(stepper.value, 0)
        XCTAssertEqual(lines().filter { $0 == "changed" }.count, 2)
        host.play(TouchScript([.init(.down, at: CGPoint(x: 180, y: 215), time: 0)]))
        host.advance(by: 1.05)
        let held = stepper.value
        XCTAssertGreaterThanOrEqual(held, 5)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 180, y: 215), time: 0)]))
        host.advance(by: 1)
        XCTAssertEqual(stepper.value, held)
    }

    /// The repetition keeps its pace where animations are off.
    func testStepperRepeatsByTheClock() async throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let stepper = UIStepper()
        let host = try host(stepper)
        host.play(TouchScript([.init(.down, at: CGPoint(x: 180, y: 215), time: 0)]))
        host.advance(by: 0.4)
        XCTAssertEqual(stepper.value, 1)
        host.advance(by: 0.15)
        XCTAssertEqual(stepper.value, 2)
        host.play(TouchScript([.init(.up, at: CGPoint(x: 180, y: 215), time: 0)]))
    }

    func testDraggedSwitchSendsOnceWhereItIsLifted() async throws {
        let control = UISwitch()
        let lines = log(control)
        let host = try host(control)
        let there = TouchScript.drag(from: CGPoint(x: 105, y: 215), to: CGPoint(x: 148, y: 215), duration: 0.1).steps
        let back = TouchScript.drag(from: CGPoint(x: 148, y: 215), to: CGPoint(x: 102, y: 215), duration: 0.1).steps
        host.play(TouchScript(Array(there.dropLast() + back.dropFirst())))
        XCTAssertFalse(control.isOn)
        XCTAssertFalse(lines().contains("changed"))
        host.play(.drag(from: CGPoint(x: 105, y: 215), to: CGPoint(x: 148, y: 215), duration: 0.1))
        XCTAssertTrue(control.isOn)
        XCTAssertEqual(lines().filter { $0 == "changed" }.count, 1)
    }

    func testSegmentsSendOnlyChanges() async throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        let lines = log(control)
        let host = try host(control)
        let width = control.bounds.width
        host.play(.tap(at: CGPoint(x: 100 + width / 2, y: 215)))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        host.play(.tap(at: CGPoint(x: 100 + width / 2, y: 215)))
        control.setEnabled(false, forSegmentAt: 2)
        host.play(.tap(at: CGPoint(x: 100 + width - 5, y: 215)))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertEqual(lines().filter { $0 == "changed" }.count, 1)
    }

    func testPageControlGoesAPageByHalf() async throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 2
        let lines = log(control)
        let host = try host(control)
        host.play(.tap(at: CGPoint(x: 180, y: 213)))
        host.play(.tap(at: CGPoint(x: 180, y: 213)))
        XCTAssertEqual(control.currentPage, 1)
        host.play(.tap(at: CGPoint(x: 110, y: 213)))
        XCTAssertEqual(control.currentPage, 0)
        XCTAssertEqual(lines().filter { $0 == "changed" }.count, 2)
    }

    func testClearButton() async throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.text = "text"
        field.clearButtonMode = .always
        let host = try host(field)
        host.play(.tap(at: CGPoint(x: 100 + 200 - 14, y: 217)))
        XCTAssertEqual(field.text, "")
    }

    func testActivityIndicatorTurnsWithTheHostsTime() async throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        let host = try host(indicator)
        XCTAssertTrue(indicator.isHidden)
        indicator.startAnimating()
        host.settle()
        let first = displayList(of: indicator)
        XCTAssertEqual(displayList(of: indicator), first)
        host.advance(by: 0.3)
        XCTAssertNotEqual(displayList(of: indicator), first)
        XCTAssertTrue(UIApplication.shared.isAnimating)
        indicator.stopAnimating()
        XCTAssertFalse(UIApplication.shared.isAnimating)
        XCTAssertTrue(indicator.isHidden)
    }
}
