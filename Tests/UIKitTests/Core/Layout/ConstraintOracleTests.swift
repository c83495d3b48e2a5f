import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — constraint scenes recorded on UIKit.
///
/// The constraint scenes that were recorded on UIKit, with the rounding that they were recorded with.
@MainActor final class ConstraintOracleTests: XCTestCase {
    private struct Recording: Decodable {
        let scenes: [Scene]
    }

    private struct Scene: Decodable {
        struct View: Decodable {
            let path: String
            let frameBased: Bool
            let frame: [CGFloat]
            let intrinsic: [CGFloat]?
            let hugging: [Float]?
            let compression: [Float]?
        }
        struct Constraint: Decodable {
            let item: String
            let attribute: String
            let relation: String
            let toItem: String?
            let toAttribute: String?
            let multiplier: CGFloat
            let constant: CGFloat
            let priority: Float
        }
        struct Insets: Decodable {
            let top: CGFloat
            let left: CGFloat
            let bottom: CGFloat
            let right: CGFloat
        }
        let name: String
        let rootSize: [CGFloat]
        let rootSafeAreaInsets: Insets?
        let views: [View]
        let constraints: [Constraint]
    }

    private static func load<Contents: Decodable>(_ name: String, as type: Contents.Type) throws -> Contents {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/measurements/\(name)")
        return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    }

    func testRecordedScenes() async throws {
        let recording = try Self.load("constraints-and-stacks.json", as: Recording.self)
        XCTAssertGreaterThanOrEqual(recording.scenes.count, 6)
        for scene in recording.scenes { check(scene) }
    }

    /// Baselines of stub views, as the recording's note derives them: 27 and 13 from the top, 5 and 3 from the bottom.
    private static let baselines: [CGFloat: (CGFloat, CGFloat)] = [33: (27, 5), 16: (13, 3), 26: (21, 5), 14: (11, 3)]

    private func check(_ scene: Scene) {
        let root = FixtureView()
        root.frame = CGRect(x: 0, y: 0, width: scene.rootSize[0], height: scene.rootSize[1])
        var views: [String: UIView] = ["": root]
        for node in scene.views.sorted(by: { $0.path.count < $1.path.count }) where !node.path.isEmpty {
            let view = FixtureView()
            views[node.path] = view
            if node.frameBased {
                view.frame = CGRect(x: node.frame[0], y: node.frame[1], width: node.frame[2], height: node.frame[3])
            } else {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            if let size = node.intrinsic {
                view.content = CGSize(width: size[0], height: size[1])
                if scene.name == "constraints_baseline" {
                    view.baselines = Self.baselines[size[1]].map { (firstFromTop: $0.0, lastFromBottom: $0.1) }
                }
            }
            for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
                if let value = node.hugging?[index] {
                    view.setContentHuggingPriority(UILayoutPriority(value), for: axis)
                }
                if let value = node.compression?[index] {
                    view.setContentCompressionResistancePriority(UILayoutPriority(value), for: axis)
                }
            }
            let parent = node.path.split(separator: ".").dropLast().joined(separator: ".")
            views[parent]?.addSubview(view)
        }
        if let insets = scene.rootSafeAreaInsets {
            root.setSafeAreaInsets(
                UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
        }
        for text in scene.constraints { activate(text, views, in: scene) }
        root.layoutIfNeeded()
        for node in scene.views {
            guard let view = views[node.path] else { continue }
            let frame: [CGFloat]
            if node.frameBased || node.path.isEmpty {
                frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            } else {
                let solved = root.layoutHost?.solvedRectangle(of: view) ?? .null
                // Off screen, Catalyst puts origins on whole points and sizes on halves.
                frame = [
                    nearest(solved.minX, 1), nearest(solved.minY, 1), nearest(solved.width, 0.5),
                    nearest(solved.height, 0.5),
                ]
            }
            XCTAssertEqual(frame, node.frame, "\(scene.name), view \(node.path)")
        }
    }

    private func activate(_ text: Scene.Constraint, _ views: [String: UIView], in scene: Scene) {
        guard let first = views[text.item], let attribute = ConstraintText.attribute(text.attribute) else {
            XCTFail("\(scene.name) names \(text.item).\(text.attribute)")
            return
        }
        let relation: NSLayoutConstraint.Relation =
            text.relation == "<=" ? .lessThanOrEqual : text.relation == ">=" ? .greaterThanOrEqual : .equal
        let second = text.toItem.flatMap { views[$0] }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil
                ? .notAnAttribute : text.toAttribute.flatMap(ConstraintText.attribute) ?? attribute,
            multiplier: text.multiplier, constant: text.constant)
        constraint.priority = UILayoutPriority(text.priority)
        constraint.isActive = true
    }

    /// Ties away from zero.
    private func nearest(_ value: CGFloat, _ grid: CGFloat) -> CGFloat {
        ((value / grid).magnitude + 0.5 + 1e-6).rounded(.down) * grid * (value < 0 ? -1 : 1)
    }
}
