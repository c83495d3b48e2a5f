import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// The scenes of one release on the device that recorded them, shown when their numbers are first asked for.
@MainActor final class ReleaseStage {
    typealias Measures = [String: [String: [Double]]]

    let release: SystemRelease
    private var measured: [String: Measures] = [:]
    private(set) var host: HeadlessHost?

    init(_ release: SystemRelease) { self.release = release }

    /// The numbers of a scene's parts, by part and name.
    func measures(of scene: String) throws -> Measures {
        if let known = measured[scene] { return known }
        guard let make = Self.scenes[scene] else { throw FixtureError(text: "there is no scene '\(scene)'") }
        let device =
            switch release.major {
            case 16, 17: "iphone-15-pro"
            case 18: "iphone-16-pro"
            default: "iphone-17-pro"
            }
        host = try HeadlessHost(device: device, release: release)
        let result = try make(self)
        measured[scene] = result
        host = nil
        return result
    }

    static let scenes: [String: (ReleaseStage) throws -> Measures] = [
        "table": { try $0.table() }, "list": { try $0.list() }, "headers": { try $0.headers() },
        "back": { try $0.back(title: "First") }, "back-untitled": { try $0.back(title: nil) },
        "tabs": { try $0.tabs() }, "controls": { try $0.controls() }, "narrow-list": { try $0.narrowList() },
        "tab-screen": { try $0.tabScreen() }, "buttons": { try $0.buttons() }, "stacks": { try $0.stacks() },
        "sheets": { try $0.sheets() }, "alert": { try $0.alert() }, "settings": { try $0.settings() },
        "wide-bar": { try $0.wideBar() }, "two-lines": { try $0.twoLines() }, "plain-list": { try $0.plainList() },
        "picture-row": { try $0.pictureRow() }, "actions": { try $0.actions() },
    ]

    // MARK: Measuring

    func shown() throws -> HeadlessHost { try XCTUnwrap(host) }

    func show(_ controller: UIViewController) throws {
        let host = try shown()
        host.show(controller)
        host.advanceUntilStill()
    }

    /// A view's frame on the screen.
    func frame(_ view: UIView?) -> [String: [Double]]? {
        guard let view else { return nil }
        return frame(view.convert(view.bounds, to: nil))
    }

    func frame(_ rect: CGRect) -> [String: [Double]] {
        ["frame": [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }]
    }

    /// The first view below another, itself included, that fulfils a condition.
    func find<View: UIView>(
        _ type: View.Type = View.self, in view: UIView, where condition: (View) -> Bool = { _ in true }
    ) -> View? {
        if let found = view as? View, condition(found) { return found }
        for subview in view.subviews where !subview.isHidden {
            if let found = find(type, in: subview, where: condition) { return found }
        }
        return nil
    }

    func label(_ text: String, in view: UIView) -> UILabel? { find(UILabel.self, in: view) { $0.text == text } }

    /// The frame of the accessible element with one of some labels.
    func element(_ labels: [String], role: UIAccessibilityTraits = .none) throws -> [String: [Double]]? {
        try shown().accessibilityElements().first {
            labels.contains($0.label ?? "") && $0.traits.isSuperset(of: role)
        }.map { frame($0.frame) }
    }
}

/// The pixels of the screen, to be measured as the recorded pictures were.
@MainActor struct ScreenPixels {
    private let bitmap: Bitmap
    private let scale: Double

    init(_ host: HeadlessHost) throws {
        host.settle()
        bitmap = try renderBitmap(of: host.shownWindow, scale: host.scale)
        scale = host.scale
    }

    /// 0 to 255; nil outside.
    private func brightness(_ x: Int, _ y: Int) -> Double? {
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
        let pixel = bitmap.pixel(x: x, y: y)
        return (Double(pixel.red) + Double(pixel.green) + Double(pixel.blue)) / 3
    }

    /// The horizontal line in a column between two heights: the rows that differ from the pixel at the first of them, and
    /// how far that colour reaches on both sides. Points.
    func line(x: Double, from top: Double, to bottom: Double) -> CGRect? {
        let column = Int(x * scale)
        guard let ground = brightness(column, Int(top * scale)) else { return nil }
        let rows = (Int(top * scale)..<Int(bottom * scale)).filter {
            abs((brightness(column, $0) ?? ground) - ground) > 4
        }
        guard let first = rows.first, let last = rows.last, let colour = brightness(column, first) else { return nil }
        func reach(_ step: Int) -> Int {
            var end = column
            while let next = brightness(end + step, first), abs(next - colour) <= 4 { end += step }
            return end
        }
        let (left, right) = (reach(-1), reach(1))
        return CGRect(
            x: Double(left) / scale, y: Double(first) / scale, width: Double(right - left + 1) / scale,
            height: Double(last - first + 1) / scale)
    }

    /// The lengths and middles of what stands out from the ground along a row or column, in points; a pixel that is
    /// partly covered counts as a part.
    func runs(_ start: CGPoint, _ end: CGPoint) -> [(length: Double, middle: Double)] {
        let isRow = start.y == end.y
        let (from, to) = isRow ? (start.x, end.x) : (start.y, end.y)
        let across = Int((isRow ? start.y : start.x) * scale)
        let values = (Int(from * scale)..<Int(to * scale)).map { index in
            (isRow ? brightness(index, across) : brightness(across, index)) ?? 255
        }
        guard let ground = values.first else { return [] }
        var runs: [(length: Double, middle: Double)] = []
        var open: [Double] = []
        var begin = 0
        func close() {
            let most = open.max() ?? 0
            guard most > 3 else { return open = [] }
            let weights = open.map { $0 / most }
            let sum = weights.reduce(0, +)
            let middle = zip(weights.indices, weights).map { (Double(begin + $0) + 0.5) * $1 }.reduce(0, +) / sum
            runs.append((sum / scale, from + middle / scale))
            open = []
        }
        for (index, value) in values.enumerated() {
            let difference = abs(value - ground)
            if difference > 3 {
                if open.isEmpty { begin = index }
                open.append(difference)
            } else if !open.isEmpty {
                close()
            }
        }
        if !open.isEmpty { close() }
        return runs
    }
}
