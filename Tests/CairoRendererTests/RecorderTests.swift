import CairoRenderer
import Foundation
import TestSupport
import XCTest

@testable import Graphics

/// Kind: property — what the recorder leaves out and joins must not change a picture.
///
/// Drawing that the recorder leaves out or joins must not change a picture.
final class RecorderTests: XCTestCase {
    private struct Script {
        var recorder = DisplayListRecorder()
        /// Every command as it was given.
        var all: [DisplayList.Command] = []
        var isGroup: [Bool] = []
    }

    func testElisionChangesNoPixel() throws {
        var random = SeededGenerator(seed: 77)
        let renderer = CairoRenderer()
        var (given, kept) = (0, 0)
        for round in 0..<400 {
            var script = Script()
            for _ in 0..<25 { step(&script, &random) }
            while let group = script.isGroup.popLast() {
                script.all.append(group ? .endGroup : .restore)
                group ? script.recorder.endGroup() : script.recorder.restore()
            }
            let (list, full) = (script.recorder.list, DisplayList(commands: script.all))
            list.checkInvariants()
            full.checkInvariants()
            let size = CGSize(width: 12, height: 12)
            let found = try renderer.render(list, size: size, scale: 2, background: .white)
            let expected = try renderer.render(full, size: size, scale: 2, background: .white)
            // A group of alpha 1 rounds translucent pixels once more.
            let comparison = found.comparison(with: expected, tolerance: 2)
            XCTAssertTrue(comparison.isMatch, "round \(round) of seed 77: \(comparison)\n\(list)\n--\n\(full)")
            given += full.commands.count
            kept += list.commands.count
        }
        XCTAssertLessThan(kept, given * 2 / 3, "the scripts give much to leave out")
    }

    private func step(_ script: inout Script, _ random: inout SeededGenerator) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
        let rect = CGRect(x: number(-4...20), y: number(-4...20), width: number(0...12), height: number(0...12))
        switch Int.random(in: 0...9, using: &random) {
        case 0, 1:
            script.all.append(.save)
            script.isGroup.append(false)
            script.recorder.save()
        case 2:
            let alpha = [0, 0.5, 1][Int.random(in: 0...2, using: &random)]
            script.all.append(.beginGroup(alpha: alpha))
            script.isGroup.append(true)
            script.recorder.beginGroup(alpha: alpha)
        case 3, 4:
            guard let group = script.isGroup.popLast() else { return }
            script.all.append(group ? .endGroup : .restore)
            group ? script.recorder.endGroup() : script.recorder.restore()
        case 5:
            let moves = [
                CGAffineTransform.identity, CGAffineTransform(translationX: number(-4...4), y: number(-4...4)),
                CGAffineTransform(scaleX: 1.5, y: 1), CGAffineTransform(scaleX: 1, y: -1).translatedBy(x: 0, y: -10),
            ]
            let move = moves[Int.random(in: 0...3, using: &random)]
            script.all.append(.transform(move))
            script.recorder.transform(move)
        case 6:
            script.all.append(.clip(Path(rect: rect), .nonZero))
            script.recorder.clip(rect)
        default:
            let colors = [Color.clear, red, blue.multiplyingAlpha(by: 0.5), .black]
            let color = colors[Int.random(in: 0...3, using: &random)]
            script.all.append(.fill(Path(rect: rect), .nonZero, color))
            script.recorder.fill(rect, color)
        }
    }
}
