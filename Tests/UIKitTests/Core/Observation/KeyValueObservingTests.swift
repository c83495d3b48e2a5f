import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `NSKeyValueObservation` and of key-value observing by strings.
@MainActor final class KeyValueObservingTests: XCTestCase {
    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }

    func testOldAndNewValues() async throws {
        let view = scrollView()
        var heard: [(CGPoint?, CGPoint?)] = []
        let observation = view.observe(\.contentOffset, options: [.old, .new]) { changed, change in
            XCTAssertTrue(changed === view)
            XCTAssertEqual(change.kind, .setting)
            XCTAssertFalse(change.isPrior)
            heard.append((change.oldValue, change.newValue))
        }
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
        XCTAssertEqual(heard.map { $0.0?.y }, [0, 40])
        XCTAssertEqual(heard.map { $0.1?.y }, [40, 70])
        observation.invalidate()
        view.contentOffset = .zero
        XCTAssertEqual(heard.count, 2)
    }

    func testValuesOnlyWhereTheyAreAskedFor() async throws {
        let view = scrollView()
        var changes = 0
        let observation = view.observe(\.contentSize) { _, change in
            changes += 1
            XCTAssertNil(change.oldValue)
            XCTAssertNil(change.newValue)
        }
        view.contentSize.height = 7
        XCTAssertEqual(changes, 1)
        observation.invalidate()
    }

    func testInitialAndPrior() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let observation = view.observe(\.frame, options: [.initial, .prior, .new, .old]) { _, change in
            heard.append(
                "\(change.isPrior) \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
        }
        view.frame.size.width = 20
        XCTAssertEqual(heard, ["false -1.0 10.0", "true 10.0 -1.0", "false 10.0 20.0"])
        observation.invalidate()
    }

    func testAnObservationEndsWhenItIsLetGoOf() async throws {
        let view = UIView()
        var changes = 0
        var observation: NSKeyValueObservation? = view.observe(\.alpha) { _, _ in changes += 1 }
        view.alpha = 0.5
        XCTAssertNotNil(observation)
        observation = nil
        view.alpha = 0.2
        XCTAssertEqual(changes, 1)
    }

    func testTheSubclassIsHeardTooAndTheObserverDoesNotHoldTheObject() async throws {
        final class Table: UITableView {}
        var table: Table? = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        weak let gone = table
        var changes = 0
        let observation = table?.observe(\.contentInset, options: .new) { _, _ in changes += 1 }
        table?.contentInset.top = 5
        XCTAssertEqual(changes, 1)
        table = nil
        XCTAssertNil(gone)
        observation?.invalidate()
    }

    func testAutoLayoutAndLayersAreHeard() async throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 20),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        var (bounds, layer): ([CGSize], [CGSize]) = ([], [])
        let first = child.observe(\.bounds, options: .new) { _, change in bounds.append(change.newValue!.size) }
        let second = child.layer.observe(\.bounds, options: .new) { _, change in layer.append(change.newValue!.size) }
        parent.layoutIfNeeded()
        XCTAssertEqual(bounds, [CGSize(width: 30, height: 20)])
        XCTAssertEqual(layer, bounds)
        first.invalidate()
        second.invalidate()
    }

    func testADragIsHeard() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let view = scrollView()
        view.frame = controller.view.bounds
        view.contentSize.height = 3000
        controller.view.addSubview(view)
        host.show(controller)
        var offsets: [CGFloat] = []
        var states: [UIGestureRecognizer.State] = []
        let observation = view.observe(\.contentOffset, options: .new) { _, change in
            offsets.append(change.newValue!.y)
        }
        let gesture = view.panGestureRecognizer.observe(\.state, options: .new) { gesture, _ in
            states.append(gesture.state)
        }
        host.play(.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.3))
        XCTAssertGreaterThan(offsets.count, 2)
        XCTAssertEqual(offsets, offsets.sorted())
        XCTAssertEqual(states.first, .began)
        XCTAssertEqual(states.last, .ended)
        observation.invalidate()
        gesture.invalidate()
    }

    // MARK: By strings

    private final class Observer: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let new = change?[.newKey].map { "\($0)" } ?? "–"
            heard.append("\(keyPath ?? "") \(new)")
            if keyPath == "tag" {
                super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
        }
    }

    func testByString() async throws {
        let (view, observer) = (scrollView(), Observer())
        var context = 0
        view.addObserver(observer, forKeyPath: "contentSize", options: [.new], context: &context)
        view.addObserver(observer, forKeyPath: "hidden", options: [.new, .initial], context: nil)
        view.addObserver(observer, forKeyPath: "layer.opacity", options: [.new], context: nil)
        view.contentSize = CGSize(width: 1, height: 2)
        view.isHidden = true
        view.alpha = 0.5
        XCTAssertEqual(
            observer.heard, ["hidden false", "contentSize (1.0, 2.0)", "hidden true", "layer.opacity 0.5"])
        view.removeObserver(observer, forKeyPath: "contentSize", context: &context)
        view.removeObserver(observer, forKeyPath: "hidden")
        view.removeObserver(observer, forKeyPath: "layer.opacity")
        view.contentSize = .zero
        XCTAssertEqual(observer.heard.count, 4)
    }

    func testWhatIsWrongIsNamed() async throws {
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        let (view, observer) = (UIView(), Observer())
        view.addObserver(observer, forKeyPath: "colour", options: [], context: nil)
        XCTAssertEqual(raised.last?.name, .unknownKey)
        view.removeObserver(observer, forKeyPath: "frame")
        XCTAssertEqual(raised.last?.name, .range)
        XCTAssertTrue(raised.last?.reason.contains("is not registered as an observer") ?? false)
        view.addObserver(NSObject(), forKeyPath: "frame", options: [], context: nil)
        XCTAssertEqual(raised.last?.name, .internalInconsistency)
        view.addObserver(observer, forKeyPath: "tag", options: [], context: nil)
        view.willChangeValue(forKey: "tag")
        view.didChangeValue(forKey: "tag")
        XCTAssertTrue(raised.last?.reason.contains("message was received but not handled") ?? false)
        view.removeObserver(observer, forKeyPath: "tag")
        XCTAssertEqual(raised.count, 4)
    }

    // MARK: An app's own values

    private final class Model: NSObject {
        var name = "a" {
            willSet { willChangeValue(for: \.name) }
            didSet { didChangeValue(for: \.name) }
        }
        var count = 0
        func add() {
            willChangeValue(forKey: "count")
            count += 1
            didChangeValue(forKey: "count")
        }
    }

    func testAModelThatAnnouncesItsChanges() async throws {
        let (model, observer) = (Model(), Observer())
        var names: [String] = []
        let observation = model.observe(\.name, options: [.old, .new]) { _, change in
            names.append("\(change.oldValue ?? "")→\(change.newValue ?? "")")
        }
        model.addObserver(observer, forKeyPath: "count", options: [.new], context: nil)
        model.name = "b"
        model.add()
        XCTAssertEqual(names, ["a→b"])
        XCTAssertEqual(observer.heard, ["count 1"])
        model.removeObserver(observer, forKeyPath: "count")
        observation.invalidate()
    }

    func testNothingIsLeftOver() async throws {
        let before = ObservedValues.shared.count
        for _ in 0..<200 {
            let view = UIView()
            let observation = view.observe(\.frame) { _, _ in }
            view.frame.size.width = 1
            observation.invalidate()
        }
        XCTAssertEqual(ObservedValues.shared.count, before)
    }
}
