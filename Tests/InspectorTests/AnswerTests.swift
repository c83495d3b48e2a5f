import ImageCoding
import TestSupport
import UIKit
import XCTest

@testable import Inspector

/// Kind: documented, property — Documentation/inspector.md; a page that is told of changes knows what a new page is
/// told.
///
/// The inspector's answers about a screen whose numbers follow from three constraints.
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

    /// A property is changed on the screen, told as Swift and taken back; what it doesn't take is refused in words.
    func testPropertiesAreChangedAndTakenBack() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let id = try await identifier(of: "label", visitor)
        func value(_ name: String) async throws -> String? {
            let answer = try await visitor.ask("properties?id=\(id)").object
            let found = (answer["properties"] as? [[String: Any]] ?? []).first { $0["name"] as? String == name }
            return found?["value"] as? String
        }
        let before = try await value("alpha")
        XCTAssertEqual(before, "1")
        func edit(_ name: String, _ value: String) async throws -> [String: Any] {
            let body: [String: Any] = ["version": 1, "of": "view", "id": id, "name": name, "value": value]
            return try await visitor.ask("edit", posting: JSONSerialization.data(withJSONObject: body)).object
        }
        var answer = try await edit("alpha", "0.25")
        XCTAssertEqual(answer["edits"] as? [String], ["label.alpha = 0.25"])
        answer = try await edit("text", "a \"b\"")
        XCTAssertEqual(answer["edits"] as? [String], ["label.alpha = 0.25", "label.text = \"a \\\"b\\\"\""])
        answer = try await edit("alpha", "2")
        XCTAssertEqual(answer["error"] as? String, "alpha is a number from 0.0 to 1.0, not '2'.")
        answer = try await edit("textColor", "red")
        XCTAssertEqual(answer["error"] as? String, "textColor is a colour such as #3366CCFF, or empty, not 'red'.")
        answer = try await edit("nonsense", "1")
        XCTAssertEqual(
            answer["error"] as? String, "View \(id) has no property 'nonsense' that can be changed.")
        answer = try await visitor.ask(
            "undo", posting: JSONSerialization.data(withJSONObject: ["version": 1] as [String: Any])
        ).object
        XCTAssertEqual(answer["edits"] as? [String], [])
        let (alpha, text) = (try await value("alpha"), try await value("text"))
        XCTAssertEqual(alpha, "1")
        XCTAssertEqual(text, "A")
    }

    /// The page's questions aren't in the trace; its changes are.
    func testLookingLeavesNoTraces() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let id = try await identifier(of: "label", visitor)
        func events() async throws -> Int {
            (try await visitor.ask("trace").object["events"] as? [Any])?.count ?? 0
        }
        let before = try await events()
        for path in ["explanation?id=\(id)", "view?id=\(id)", "findings", "export.json", "properties?id=\(id)"] {
            _ = try await visitor.ask(path).object
        }
        _ = try await visitor.ask(
            "trial",
            posting: JSONSerialization.data(
                withJSONObject: ["version": 1, "kind": "text", "id": id, "text": "long"] as [String: Any])
        ).object
        let after = try await events()
        XCTAssertEqual(after, before)
        let body: [String: Any] = ["version": 1, "of": "view", "id": id, "name": "text", "value": "longer"]
        _ = try await visitor.ask("edit", posting: JSONSerialization.data(withJSONObject: body)).object
        let changed = try await events()
        XCTAssertGreaterThan(changed, after)
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

    func testWhatIsWrongIsListed() async throws {
        let controller = LabelController()
        let visitor = try Visitor(controller)
        defer { visitor.close() }
        let sound = try await visitor.ask("findings").object
        XCTAssertEqual((sound["findings"] as? [Any])?.count, 0)
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = nil }
        controller.label.widthAnchor.constraint(equalToConstant: 90).isActive = true
        let faulty = try await visitor.ask("findings").object
        let texts = (faulty["findings"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        XCTAssertEqual(texts.count, 1)
        XCTAssertTrue(texts.first?.contains("label.width == 90 (AnswerTests.swift:") == true, "\(texts)")
    }

    func testTheTraceNamesKindsEndsAndViews() async throws {
        let controller = LabelController()
        let visitor = try Visitor(controller)
        defer { visitor.close() }
        let id = try await identifier(of: "label", visitor)
        controller.width.constant = 120
        let answer = try await visitor.ask("trace").object
        let events = try XCTUnwrap(answer["events"] as? [[String: Any]])
        let moved = try XCTUnwrap(
            events.last { ($0["line"] as? String)?.contains("frame") == true && $0["view"] as? Int == id }, "\(events)")
        XCTAssertEqual(moved["kind"] as? String, "frameChange")
        let passes = Set(events.filter { $0["kind"] as? String == "layoutPass" }.compactMap { $0["sequence"] as? Int })
        let ended = Set(events.compactMap { $0["ends"] as? Int })
        XCTAssertFalse(passes.isEmpty)
        XCTAssertTrue(passes.isSubset(of: ended))
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

    func testOnlyWhatHasBecomeOtherIsTold() async throws {
        let controller = LabelController()
        let visitor = try Visitor(controller)
        defer { visitor.close() }
        func changes(_ question: String) async throws -> (mark: Int, isWhole: Bool, names: [String], gone: Int) {
            let answer = try await visitor.ask(question).object
            let rows = answer["rows"] as? [[String: Any]] ?? []
            return (
                try XCTUnwrap(answer["mark"] as? Int), try XCTUnwrap(answer["isWhole"] as? Bool),
                rows.compactMap { $0["name"] as? String }, (answer["gone"] as? [Int])?.count ?? -1
            )
        }
        let first = try await changes("changes")
        XCTAssertTrue(first.isWhole)
        XCTAssertEqual(first.names.first, "UIWindow")
        let nothing = try await changes("changes?after=\(first.mark)")
        XCTAssertEqual(nothing.mark, first.mark)
        XCTAssertTrue(!nothing.isWhole && nothing.names.isEmpty && nothing.gone == 0)
        controller.width.constant = 120
        let wider = try await changes("changes?after=\(first.mark)")
        XCTAssertEqual(wider.names, ["label"])
        controller.label.removeFromSuperview()
        let without = try await changes("changes?after=\(wider.mark)")
        XCTAssertEqual(without.names, ["LabelController.view"], "its children are others")
        XCTAssertEqual(without.gone, 1)
        let since = try await changes("changes?after=\(first.mark)")
        XCTAssertEqual(since.gone, 1)
        let unknown = try await changes("changes?after=999")
        XCTAssertTrue(unknown.isWhole, "a mark of another run")
    }

    func testLayersAreDrawnAlone() async throws {
        let controller = LabelController()
        let visitor = try Visitor(controller)
        defer { visitor.close() }
        controller.label.transform = CGAffineTransform(rotationAngle: .pi / 2)
        func layer(_ name: String) async throws -> (id: Int, layer: [String: Any]) {
            let answer = try await visitor.ask("changes?layers=1").object
            let row = try XCTUnwrap((answer["rows"] as? [[String: Any]])?.first { $0["name"] as? String == name })
            return (try XCTUnwrap(row["id"] as? Int), try XCTUnwrap(row["layer"] as? [String: Any]))
        }
        let label = try await layer("label")
        XCTAssertEqual(label.layer["width"] as? Double, 100)
        let map = try XCTUnwrap(label.layer["transform"] as? [Double])
        XCTAssertEqual(map[0], 0, accuracy: 1e-9)
        XCTAssertEqual(map[1], 1, accuracy: 1e-9)
        // A quarter turn about the middle of 100 × h at (20, 40): the picture's corner is at the upper right.
        let height = try XCTUnwrap(label.layer["height"] as? Double)
        XCTAssertEqual(map[4], 70 + height / 2, accuracy: 1e-9)
        XCTAssertEqual(map[5], 40 + height / 2 - 50, accuracy: 1e-9)
        let view = try await layer("LabelController.view")
        XCTAssertNotNil(view.layer["picture"], "its background")
        let window = try await layer("UIWindow")
        XCTAssertNil(window.layer["picture"], "it draws nothing itself")
        let before = try XCTUnwrap(label.layer["picture"] as? Int)
        controller.view.backgroundColor = .red
        let same = try await layer("label")
        XCTAssertEqual(same.layer["picture"] as? Int, before)
        let other = try await layer("LabelController.view")
        XCTAssertNotEqual(other.layer["picture"] as? Int, view.layer["picture"] as? Int)
        let picture = try await visitor.ask("layer.png?id=\(view.id)")
        XCTAssertEqual(picture.fields["content-type"], "image/png")
        let bitmap = try ImageDecoder().decode([UInt8](picture.body)).bitmap
        XCTAssertEqual(bitmap.width, 750)
        XCTAssertTrue(
            stride(from: 0, to: bitmap.pixels.count, by: 4).allSatisfy {
                bitmap.pixels[$0] == 255 && bitmap.pixels[$0 + 1] < 100
            }, "nothing but the red ground: the label isn't in it")
    }

    /// Random changes: what a page that is told changes knows is what a new page is told.
    func testToldChangesComeToTheWhole() async throws {
        var generator = SeededGenerator(seed: 4)
        var journal = TreeJournal()
        var marks: [(mark: Int, known: [Int: TreeRow])] = [(0, [:])]
        var tree: [Int: TreeRow] = [:]
        for step in 0..<400 {
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let id = Int.random(in: 1...12, using: &generator)
                if Int.random(in: 0..<3, using: &generator) == 0 {
                    tree[id] = nil
                } else {
                    let name = "\(Int.random(in: 0...2, using: &generator))"
                    tree[id] = TreeRow(
                        id: id, children: [], name: name, type: "UIView", frame: Rectangle(.zero), isVisible: true)
                }
            }
            let walk = tree.keys.sorted().compactMap { tree[$0] }
            journal.record(walk)
            XCTAssertEqual(journal.checkInvariants(), [], "step \(step), seed 4")
            let place = Int.random(in: 0..<marks.count, using: &generator)
            let told = journal.changes(after: marks[place].mark, in: walk)
            var known = told.isWhole ? [:] : marks[place].known
            for id in told.gone { known[id] = nil }
            for row in told.rows { known[row.id] = row }
            XCTAssertEqual(known, tree, "step \(step), seed 4")
            marks.append((journal.mark, known))
        }
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

    func testRelease() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let answer = try await visitor.post("settings", "{\"version\":1,\"release\":\"26\"}")
        XCTAssertEqual(answer.status, 200, answer.text)
        XCTAssertEqual(answer.object["release"] as? String, "26")
        XCTAssertEqual(
            answer.object["releases"] as? [String], ["13", "14", "15", "16", "17", "18", "26", "27"])
        XCTAssertEqual(UIDevice.current.systemVersion, "26.4")
        let refused = try await visitor.post("settings", "{\"version\":1,\"release\":\"19\"}")
        XCTAssertEqual(refused.status, 400)
        XCTAssertTrue(refused.text.contains("The nearest are 17 and 18"), refused.text)
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
