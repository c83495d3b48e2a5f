import HeadlessHost
import XCTest

@testable import UIKit

/// The calls, in order.
@MainActor final class EventLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view that logs its touches.
final class TouchedView: UIView {
    let name: String
    let log: EventLog

    init(_ name: String, _ log: EventLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("no coder in this test") }

    private func add(_ what: String, _ touches: Set<UITouch>) {
        log.add(touches.count == 1 ? "\(name) \(what)" : "\(name) \(what) \(touches.count)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }
}

/// Is sent what recognisers send.
final class GestureTarget: NSObject {
    private let log: EventLog
    init(_ log: EventLog) { self.log = log }
    @MainActor func heard(_ sender: UIGestureRecognizer) { log.add("\(sender.name ?? "") \(sender.state)") }
    var action: Selector { Selector("heard:", GestureTarget.heard(_:)) }
}

/// Logs the states that recognisers send, by their names.
@MainActor final class GestureListener: NSObject, UIGestureRecognizerDelegate {
    let log: EventLog
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

    init(_ log: EventLog) {
        self.log = log
        target = GestureTarget(log)
    }

    private let target: GestureTarget

    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.addTarget(target, action: target.action)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequired(gestureRecognizer, otherGestureRecognizer) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer, touch)
    }
}

/// A screen of 375 by 667 points with an outer view of 300 by 400 at (20, 100), and in it an inner one of 200 by 200 at
/// (50, 50): on the screen, (70, 150).
@MainActor final class TouchFixture {
    let host: HeadlessHost
    let log = EventLog()
    let controller = UIViewController()
    let outer: TouchedView
    let inner: TouchedView
    let listener: GestureListener
    /// A place in the inner view.
    let place = CGPoint(x: 150, y: 250)

    init() throws {
        host = try HeadlessHost()
        outer = TouchedView("outer", log, frame: CGRect(x: 20, y: 100, width: 300, height: 400))
        inner = TouchedView("inner", log, frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        listener = GestureListener(log)
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        host.show(controller)
    }

    func step(_ kind: TouchScript.Step.Kind, _ x: CGFloat = 150, _ y: CGFloat = 250, finger: Int = 0) {
        host.play(TouchScript([.init(kind, at: CGPoint(x: x, y: y), time: 0, finger: finger)]))
    }
}
