import ApplicationCommand
import Foundation
import Inspector
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: documented — Documentation/inspector.md.
///
/// The inspector of a gallery's screen, asked over HTTP.
@MainActor final class GalleryInspectorTests: XCTestCase {
    private func ask(_ path: String, of inspector: Inspector) async throws -> [String: Any] {
        let url = try XCTUnwrap(URL(string: path, relativeTo: inspector.address)).absoluteURL
        let asking = Task.detached { try Data(contentsOf: url) }
        let answering = Task { @MainActor in
            while !Task.isCancelled {
                inspector.answerRequests()
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { answering.cancel() }
        let data = try await asking.value
        return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func nodes(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }

    func testTheTreeHasEveryViewAndExplanationsAreThoseOfTheCommand() async throws {
        let screen = try Screen("flexible-rows")
        defer { screen.close() }
        let inspector = try Inspector(screen.session.host)
        defer { inspector.close() }
        let tree = try await ask("tree", of: inspector)
        let all = nodes(try XCTUnwrap(tree["root"] as? [String: Any]))
        let dump = screen.session.host.textDump().split(separator: "\n")
        XCTAssertEqual(all.count, dump.count, "as many views as the host's own dump has lines")
        XCTAssertEqual(Set(all.compactMap { $0["id"] as? Int }).count, all.count)
        let title = try XCTUnwrap(all.first { $0["name"] as? String == "titleLabel" }?["id"] as? Int)
        for component in ["x", "y", "width", "height"] {
            let explanation = try await ask("explanation?id=\(title)&of=\(component)", of: inspector)
            let said = (explanation["answers"] as? [[String: Any]])?.first?["text"] as? String
            let printed = try screen.session.screen.answers(to: Question("frame:titleLabel.\(component)"))
            XCTAssertEqual(said, printed.first?.text)
        }
        let label = try XCTUnwrap(screen.session.host.window.views(named: "titleLabel").first)
        let cell = try XCTUnwrap(sequence(first: label, next: \.superview).compactMap { $0 as? UITableViewCell }.first)
        let place = try XCTUnwrap(screen.table.indexPath(for: cell))
        let row = try await ask("explanation?id=\(title)&of=row", of: inspector)
        let said = (row["answers"] as? [[String: Any]])?.first?["text"] as? String
        XCTAssertEqual(
            said, try screen.session.screen.answers(to: Question("row:\(place.section),\(place.row)")).first?.text)
    }
}
