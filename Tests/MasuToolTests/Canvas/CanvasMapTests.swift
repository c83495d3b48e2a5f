import Foundation
import XCTest

@testable import MasuTool

/// Kind: property — a canvas keeps the document's arrangement, shows every scene, and leads each arrow from edge to edge.
final class CanvasMapTests: XCTestCase {
    private let size = CGSize(width: 375, height: 667)

    private func scene(_ id: String, _ x: CGFloat?, _ y: CGFloat = 0, size: CGSize? = nil) -> CanvasMap.Scene {
        CanvasMap.Scene(id: id, size: size ?? self.size, location: x.map { CGPoint(x: $0, y: y) })
    }

    func testScenesKeepTheirDistances() {
        let map = CanvasMap([scene("a", -500, -300), scene("b", 400, 500)], [], initial: nil)
        XCTAssertEqual(map.frames[0].origin, CGPoint(x: CanvasMap.margin, y: CanvasMap.margin + CanvasMap.titleHeight))
        XCTAssertEqual(map.frames[1].minX - map.frames[0].minX, 900)
        XCTAssertEqual(map.frames[1].minY - map.frames[0].minY, 800)
        XCTAssertEqual(map.size.width, 900 + 375 + 2 * CanvasMap.margin)
    }

    func testNoSceneCoversAnother() {
        var state: UInt64 = 22
        func random(_ limit: UInt64) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat((state >> 33) % limit)
        }
        for count in 1...30 {
            let scenes = (0..<count).map { index in
                scene(
                    "\(index)", index % 7 == 6 ? nil : random(1500), random(1500),
                    size: CGSize(width: 100 + random(600), height: 40 + random(900)))
            }
            let map = CanvasMap(scenes, [], initial: nil)
            for (index, frame) in map.frames.enumerated() {
                XCTAssertEqual(frame.size, scenes[index].size)
                XCTAssertTrue(CGRect(origin: .zero, size: map.size).contains(frame))
                for other in map.frames[..<index] {
                    let shared = frame.intersection(other)
                    XCTAssertTrue(shared.isNull || shared.width <= 1 || shared.height <= 1, "\(frame) \(other)")
                }
            }
        }
    }

    func testLargerDevicesMoveScenesApart() {
        let map = CanvasMap(
            [scene("a", 0), scene("b", 750)], [], initial: nil, stretch: CGSize(width: 2, height: 1))
        XCTAssertEqual(map.frames[1].minX - map.frames[0].minX, 1500)
    }

    func testArrowsRunFromEdgeToEdge() {
        let places = [("a", CGFloat(0), CGFloat(0)), ("b", 800, 0), ("c", 0, 900)].map { scene($0.0, $0.1, $0.2) }
        let links = [("a", "b"), ("b", "a"), ("a", "c"), ("a", "b"), ("a", "a")].map {
            CanvasMap.Link(source: $0.0, destination: $0.1)
        }
        let map = CanvasMap(places, links, initial: "a")
        XCTAssertEqual(map.arrows.count, links.count)
        for (arrow, link) in zip(map.arrows, links) {
            let from = map.frames[["a", "b", "c"].firstIndex(of: link.source) ?? 0]
            let to = map.frames[["a", "b", "c"].firstIndex(of: link.destination) ?? 0]
            XCTAssertTrue(Self.isOnEdge(arrow.start, Self.titled(from, at: arrow.start)), "\(arrow)")
            XCTAssertTrue(Self.isOnEdge(arrow.end, Self.titled(to, at: arrow.end)), "\(arrow)")
            XCTAssertEqual(arrow.point(at: 0), arrow.start)
            XCTAssertEqual(arrow.point(at: 1), arrow.end)
            XCTAssertTrue(arrow.bounds.insetBy(dx: -1, dy: -1).contains(arrow.point(at: 0.5)))
        }
        XCTAssertEqual(map.arrows[0].start.x, map.frames[0].maxX)
        XCTAssertEqual(map.arrows[0].end.x, map.frames[1].minX)
        XCTAssertEqual(map.arrows[2].end.y, map.frames[2].minY - CanvasMap.titleHeight, "above the title")
        XCTAssertEqual(Set(map.arrows.map(\.start.y)).count, 5, "arrows share a side's length")
        XCTAssertEqual(map.entry?.end, CGPoint(x: map.frames[0].minX, y: map.frames[0].midY))
        XCTAssertEqual(map.entry?.angle, 0)
    }

    /// The scene's frame, with its title where the point is above it.
    private static func titled(_ frame: CGRect, at point: CGPoint) -> CGRect {
        guard point.y < frame.minY else { return frame }
        let height = CanvasMap.titleHeight
        return CGRect(x: frame.minX, y: frame.minY - height, width: frame.width, height: frame.height + height)
    }

    private static func isOnEdge(_ point: CGPoint, _ rect: CGRect) -> Bool {
        let upright = abs(point.x - rect.minX) < 1e-6 || abs(point.x - rect.maxX) < 1e-6
        let level = abs(point.y - rect.minY) < 1e-6 || abs(point.y - rect.maxY) < 1e-6
        return rect.insetBy(dx: -1e-6, dy: -1e-6).contains(point) && (upright || level)
    }

    func testAnEmptyCanvas() {
        let map = CanvasMap([], [], initial: "a")
        XCTAssertNil(map.entry)
        XCTAssertEqual(map.size, CGSize(width: 2 * CanvasMap.margin, height: 2 * CanvasMap.margin))
    }

    func testRoomForLabels() {
        let label = CGSize(width: 100, height: 15)
        func arrow(to rect: CGRect) -> CanvasArrow {
            let places = ["a": CGRect(x: 0, y: 0, width: 100, height: 200), "b": rect]
            return CanvasArrow.between([("a", "b")], places)[0]
        }
        XCTAssertTrue(arrow(to: CGRect(x: 240, y: 0, width: 100, height: 200)).hasRoom(for: label))
        XCTAssertFalse(arrow(to: CGRect(x: 160, y: 0, width: 100, height: 300)).hasRoom(for: label))
        XCTAssertTrue(arrow(to: CGRect(x: 0, y: 260, width: 100, height: 200)).hasRoom(for: label))
        XCTAssertFalse(arrow(to: CGRect(x: 0, y: 230, width: 100, height: 200)).hasRoom(for: label))
    }
}
