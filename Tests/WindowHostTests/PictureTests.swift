import CairoRenderer
import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: model — the window's memory beside the whole picture drawn anew in each frame.
@MainActor final class PictureTests: XCTestCase {
    /// Rows below a bar that blurs them, one of which spins.
    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            cell.textLabel?.text = String(repeating: "Row \(indexPath.row). ", count: indexPath.row % 5 + 1)
            let indicator = UIActivityIndicatorView(style: .medium)
            if indexPath.row == 3 { indicator.startAnimating() }
            cell.accessoryView = indexPath.row == 3 ? indicator : nil
            return cell
        }
    }

    func testEachFrameIsThePictureDrawnAsAWhole() async throws {
        let controller = UINavigationController(rootViewController: Rows(style: .plain))
        let shown = try UnseenWindow(controller)
        defer { shown.close() }
        let (window, renderer) = (shown.window, CairoRenderer())
        let size = shown.host.screenSize
        var (frames, pixels, distances): (Int, Int, [Int]) = (0, 0, [])
        window.everyFrame = {
            do {
                let list = try XCTUnwrap(window.shown?.list)
                let memory = try window.window.picture.memory()
                XCTAssertTrue(memory.isKept)
                let bitmap = try renderer.render(
                    list, size: size, scale: Double(memory.width) / Double(size.width), background: .black)
                frames += 1
                pixels += memory.width * memory.height
                distances += Self.distances(of: memory, from: bitmap)
            } catch {
                XCTFail("frame \(frames): \(error)")
            }
        }
        let up = TouchScript.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), duration: 0.1)
        try window.play(HostScript([], duration: 0.3).followed(by: HostScript(up, duration: 0.5)))
        XCTAssertGreaterThan(frames, 40)
        // A slanted edge may be rounded otherwise where an area cuts it.
        XCTAssertLessThanOrEqual(distances.max() ?? 0, 24)
        XCTAssertLessThan(distances.count, pixels / 10_000)
    }

    /// The greatest distance of a channel in each pixel that differs.
    private static func distances(of memory: PictureMemory, from bitmap: Bitmap) -> [Int] {
        var result: [Int] = []
        bitmap.pixels.withUnsafeBytes { bytes in
            for row in 0..<memory.height {
                for column in 0..<memory.width {
                    let place = row * memory.bytesPerRow + column * 4
                    let found = memory.start.load(fromByteOffset: place, as: UInt32.self)
                    let wanted = (row * memory.width + column) * 4
                    let red = Int((found >> 16) & 255) - Int(bytes[wanted])
                    let green = Int((found >> 8) & 255) - Int(bytes[wanted + 1])
                    let blue = Int(found & 255) - Int(bytes[wanted + 2])
                    let distance = max(abs(red), abs(green), abs(blue))
                    if distance > 0 { result.append(distance) }
                }
            }
        }
        return result
    }

    /// The window has other memory after its size changed, and is drawn as a whole.
    func testAResizedWindowIsDrawnAnew() async throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        let shown = try UnseenWindow(controller)
        defer { shown.close() }
        shown.host.perform(.resize(CGSize(width: 500, height: 600)))
        shown.window.deviceWasResized()
        _ = shown.handOver()
        try shown.window.draw()
        let memory = try shown.window.window.picture.memory()
        let middle = memory.start + (memory.height / 2) * memory.bytesPerRow + memory.width * 2
        let pixel = middle.load(as: UInt32.self) & 0xff_ffff
        XCTAssertEqual(pixel >> 16, 255, String(pixel, radix: 16))
        XCTAssertLessThan(pixel & 0xff, 80)
    }
}
