import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — safe areas and margins recorded on UIKit.
///
/// Safe areas and margins as recorded on UIKit.
@MainActor final class SafeAreaOracleTests: XCTestCase {
    private var recording: [String: Any] = [:]

    override func setUp() async throws {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/measurements/safe-area-and-margins.json")
        recording = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    private func insets(_ value: Any?) -> UIEdgeInsets {
        let sides = value as? [String: NSNumber] ?? [:]
        func side(_ name: String) -> CGFloat { CGFloat(sides[name]?.doubleValue ?? .nan) }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }

    private func numbers(_ value: Any?) -> [CGFloat] { (value as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) } }

    private func frame(_ value: Any?) -> CGRect {
        let numbers = numbers(value)
        guard numbers.count == 4 else { return .null }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func root(_ size: Any?) -> UIView {
        let size = numbers(size)
        return UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    }

    func testPropagation() async throws {
        let section = try XCTUnwrap(recording["safeAreaPropagation"] as? [String: Any])
        let rows = try XCTUnwrap(section["rows"] as? [[String: Any]])
        XCTAssertEqual(rows.count, 9)
        for row in rows {
            let root = root(section["parentSize"])
            root.setSafeAreaInsets(insets(section["parentInsets"]))
            let child = UIView(frame: frame(row["child"]))
            root.addSubview(child)
            XCTAssertEqual(child.safeAreaInsets, insets(row["insets"]), "\(child.frame)")
            child.frame = .zero
            child.frame = frame(row["child"])
            XCTAssertEqual(child.safeAreaInsets, insets(row["insets"]), "\(child.frame), moved there")
        }
    }

    func testGuides() async throws {
        for guide in try XCTUnwrap(recording["guides"] as? [[String: Any]]) {
            let name = guide["name"] as? String ?? ""
            guard name.hasPrefix("safeAreaLayoutGuide") || name.hasPrefix("layoutMarginsGuide") else { continue }
            let root = root(guide["bounds"])
            if let safe = guide["safeArea"] { root.setSafeAreaInsets(insets(safe)) }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let own = name.hasPrefix("safe") ? root.safeAreaLayoutGuide : root.layoutMarginsGuide
            XCTAssertEqual(own.layoutFrame, .zero, "a guide that takes no part has no frame")
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: own.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: own.trailingAnchor),
                view.topAnchor.constraint(equalTo: own.topAnchor),
                view.bottomAnchor.constraint(equalTo: own.bottomAnchor),
            ])
            root.layoutIfNeeded()
            XCTAssertEqual(own.layoutFrame, frame(guide["layoutFrame"]), name)
            XCTAssertEqual(view.frame, frame(guide["layoutFrame"]), name)
        }
    }

    func testLayoutMargins() async throws {
        for row in try XCTUnwrap(recording["layoutMargins"] as? [[String: Any]]) {
            let name = row["case"] as? String ?? ""
            if row["container"] != nil {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                root.setSafeAreaInsets(insets(row["rootSafeArea"]))
                let container = UIView(frame: frame(row["container"]))
                root.addSubview(container)
                XCTAssertEqual(container.safeAreaInsets, insets(row["containerSafeArea"]), name)
                XCTAssertEqual(container.layoutMargins, insets(row["margins"]), name)
                continue
            }
            let view = root(row["bounds"])
            view.insetsLayoutMarginsFromSafeArea = row["insetsLayoutMarginsFromSafeArea"] as? Bool ?? true
            view.setSafeAreaInsets(insets(row["safeArea"]))
            XCTAssertEqual(view.layoutMargins, insets(row["margins"]), name)
        }
    }

    func testPreservedMargins() async throws {
        for row in try XCTUnwrap(recording["preservesSuperviewLayoutMargins"] as? [[String: Any]]) {
            let parent = root(row["parentSize"])
            parent.layoutMargins = insets(row["parentMargins"])
            let child = UIView(frame: frame(row["child"]))
            child.layoutMargins = insets(row["childBase"])
            child.preservesSuperviewLayoutMargins = true
            parent.addSubview(child)
            XCTAssertEqual(child.layoutMargins, insets(row["margins"]))
        }
    }

    func testAdditionalInsetsAreAdded() async throws {
        for row in try XCTUnwrap(recording["additionalSafeAreaInsets"] as? [[String: Any]]) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            root.setSafeAreaInsets(insets(row["inherited"]))
            let controller = UIViewController()
            controller.view.frame = root.bounds
            root.addSubview(controller.view)
            controller.additionalSafeAreaInsets = insets(row["additional"])
            XCTAssertEqual(controller.view.safeAreaInsets, insets(row["insets"]))
        }
    }

    func testCallbackOrder() async throws {
        final class Spy: UIView {
            var events: [String] = []
            override func layoutMarginsDidChange() { events.append("layoutMarginsDidChange") }
            override func safeAreaInsetsDidChange() { events.append("safeAreaInsetsDidChange") }
        }
        let expected = try XCTUnwrap(recording["callbackOrder"] as? [String: Any])
        let view = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(view.events, expected["onFirstSafeAreaChange"] as? [String])
        view.events = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.events, expected["onSettledRelayout"] as? [String])
    }

    /// The recording is of a pad at 920 points; where its rule doesn't reach that limit, ours says the same.
    func testReadableWidthBelowTheLimit() async throws {
        let section = try XCTUnwrap(recording["readableContentGuide"] as? [String: Any])
        for row in try XCTUnwrap(section["rows"] as? [[NSNumber]]) {
            let (width, side) = (CGFloat(row[0].doubleValue), CGFloat(row[1].doubleValue))
            guard width - 2 * side <= 672 else { continue }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
            view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
            let insets = view.readableContentInsets
            XCTAssertEqual(insets.left, CGFloat(row[2].doubleValue))
            XCTAssertEqual(width - insets.left - insets.right, CGFloat(row[3].doubleValue))
        }
    }
}
