import UIKit
import XCTest

@testable import Inspector

/// What the inspector says about a screen whose numbers follow from three constraints.
@MainActor final class AnswerTests: XCTestCase {
    private func find(_ name: String, in node: [String: Any]) -> [String: Any]? {
        if node["name"] as? String == name { return node }
        for child in node["children"] as? [[String: Any]] ?? [] {
            if let found = find(name, in: child) { return found }
        }
        return nil
    }

    private func identifier(of name: String, _ visitor: Visitor) async throws -> Int {
        let tree = try await visitor.ask("tree").object
        let root = try XCTUnwrap(tree["root"] as? [String: Any])
        return try XCTUnwrap(find(name, in: root)?["id"] as? Int)
    }

    func testTreeAndClick() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let tree = try await visitor.ask("tree").object
        XCTAssertEqual(tree["version"] as? Int, 1)
        let state = try XCTUnwrap(tree["state"] as? [String: Any])
        XCTAssertEqual(state["width"] as? Double, 375)
        XCTAssertEqual(state["height"] as? Double, 667)
        XCTAssertEqual(state["device"] as? String, "iphone-se2")
        XCTAssertEqual(state["contentSize"] as? String, "L")
        let root = try XCTUnwrap(tree["root"] as? [String: Any])
        let label = try XCTUnwrap(find("label", in: root))
        XCTAssertEqual(label["type"] as? String, "UILabel")
        XCTAssertEqual(label["text"] as? String, "A")
        let frame = try XCTUnwrap(label["frame"] as? [String: Double])
        XCTAssertEqual(frame["x"], 20)
        XCTAssertEqual(frame["y"], 40)
        XCTAssertEqual(frame["width"], 100)
        let id = try XCTUnwrap(label["id"] as? Int)

        let onIt = try await visitor.ask("hit?x=25&y=45").object
        XCTAssertEqual(onIt["id"] as? Int, id, "labels take no touches, and are found nevertheless")
        let around = try await visitor.ask("hit?x=300&y=500").object
        let view = try await identifier(of: "LabelController.view", visitor)
        XCTAssertEqual(around["id"] as? Int, view)
        let beside = try await visitor.ask("hit?x=9000&y=1").object
        XCTAssertNil(beside["id"])
        let later = try await identifier(of: "label", visitor)
        XCTAssertEqual(later, id, "a view keeps its number")
    }

    func testConstraintsByAxisAndExplanations() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let id = try await identifier(of: "label", visitor)
        let details = try await visitor.ask("view?id=\(id)").object
        func words(_ axis: String) -> [String] {
            (details[axis] as? [[String: Any]] ?? []).compactMap { $0["words"] as? String }
        }
        XCTAssertTrue(words("horizontal").contains("label.width == 100"), "\(details)")
        XCTAssertTrue(words("horizontal").contains("label.leading == LabelController.view.leading + 20"), "\(details)")
        XCTAssertTrue(words("vertical").contains("label.top == LabelController.view.top + 40"), "\(details)")
        XCTAssertFalse(words("vertical").contains { $0.contains("width == 100") })
        XCTAssertEqual(details["isAmbiguous"] as? Bool, false)
        let answer = try await visitor.ask("explanation?id=\(id)&of=width").object
        let answers = try XCTUnwrap(answer["answers"] as? [[String: Any]])
        let label = try XCTUnwrap(visitor.controller as? LabelController).label
        XCTAssertEqual(answers.first?["text"] as? String, label.account(of: .width).text)
        let all = try await visitor.ask("explanation?id=\(id)").object
        let subjects = (all["answers"] as? [[String: Any]] ?? []).compactMap { $0["of"] as? String }
        XCTAssertEqual(subjects, ["lines", "height", "width", "x", "y"])
    }

    func testThePictureIsThatOfTheHost() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let picture = try await visitor.ask("screen.png?revision=1")
        XCTAssertEqual(picture.fields["content-type"], "image/png")
        XCTAssertEqual(picture.body, try visitor.host.png())
    }

    func testTheRevisionChangesWithThePictureOnly() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let first = try await visitor.ask("state").object["revision"] as? Int
        let same = try await visitor.ask("state").object["revision"] as? Int
        XCTAssertEqual(first, same)
        visitor.controller.view.backgroundColor = .red
        let other = try await visitor.ask("state").object["revision"] as? Int
        XCTAssertEqual(other, first.map { $0 + 1 })
    }

    func testATrialTellsWhatWouldMoveAndMovesNothing() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let id = try await identifier(of: "label", visitor)
        let details = try await visitor.ask("view?id=\(id)").object
        let widths = (details["horizontal"] as? [[String: Any]] ?? []).filter {
            $0["words"] as? String == "label.width == 100"
        }
        let constraint = try XCTUnwrap(widths.first?["id"] as? Int)
        let answer = try await visitor.post(
            "trial", "{\"version\":1,\"kind\":\"constant\",\"id\":\(constraint),\"number\":150}")
        XCTAssertEqual(answer.status, 200, answer.text)
        let moves = try XCTUnwrap(answer.object["moves"] as? [[String: Any]])
        XCTAssertEqual(moves.compactMap { $0["name"] as? String }, ["label"])
        XCTAssertEqual((moves.first?["to"] as? [String: Double])?["width"], 150)
        XCTAssertEqual((moves.first?["from"] as? [String: Double])?["width"], 100)
        let label = try XCTUnwrap(visitor.controller as? LabelController).label
        XCTAssertEqual(label.frame.width, 100)
        let larger = try await visitor.post(
            "trial", "{\"version\":1,\"kind\":\"text\",\"id\":\(id),\"text\":\"A\\nB\"}")
        XCTAssertEqual(larger.status, 200, larger.text)
        XCTAssertEqual(label.text, "A")
    }

    func testDeviceAndTextSize() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let label = try XCTUnwrap(visitor.controller as? LabelController).label
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        visitor.host.settle()
        let height = label.frame.height
        let answer = try await visitor.post(
            "settings", "{\"version\":1,\"device\":\"iphone-x\",\"contentSize\":\"AX5\"}")
        XCTAssertEqual(answer.status, 200, answer.text)
        XCTAssertEqual(answer.object["device"] as? String, "iphone-x")
        XCTAssertEqual(answer.object["contentSize"] as? String, "AX5")
        XCTAssertEqual(answer.object["height"] as? Double, 812)
        XCTAssertEqual(visitor.host.window.frame.height, 812)
        XCTAssertGreaterThan(label.frame.height, height)
    }

    func testTheTraceIsGivenInParts() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let label = try XCTUnwrap(visitor.controller as? LabelController)
        label.width.constant = 120
        visitor.host.settle()
        let first = try await visitor.ask("trace").object
        let events = try XCTUnwrap(first["events"] as? [[String: Any]])
        XCTAssertTrue(events.contains { ($0["line"] as? String)?.contains("frame") == true }, "\(events)")
        XCTAssertEqual(events.compactMap { $0["sequence"] as? Int }, Array(1...events.count))
        let rest = try await visitor.ask("trace?after=\(events.count - 1)").object
        XCTAssertEqual((rest["events"] as? [[String: Any]])?.first?["sequence"] as? Int, events.count)
    }

    func testTheExportHoldsEveryView() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let export = try await visitor.ask("export.json")
        XCTAssertEqual(export.fields["content-disposition"], "attachment; filename=\"inspector.json\"")
        func count(_ node: [String: Any]) -> Int {
            1 + (node["children"] as? [[String: Any]] ?? []).reduce(0) { $0 + count($1) }
        }
        let tree = try XCTUnwrap(export.object["tree"] as? [String: Any])
        let root = try XCTUnwrap(tree["root"] as? [String: Any])
        XCTAssertEqual((export.object["views"] as? [Any])?.count, count(root))
    }

    func testClosingLetsGoOfWhoWaits() async throws {
        let queue = RequestQueue()
        let asking = Task.detached { () -> Int in
            do { _ = try queue.ask(.init(method: .get, path: "tree")) } catch {
                return (error as? Refusal)?.status ?? 0
            }
            return 200
        }
        queue.wait(upTo: 10)
        queue.close()
        let status = await asking.value
        XCTAssertEqual(status, 503)
        XCTAssertThrowsError(try RequestQueue().ask(.init(method: .get, path: "tree"), patience: 0.01)) {
            XCTAssertEqual(($0 as? Refusal)?.status, 503)
        }
    }
}
