import Foundation
import UIKit

/// The machine's own pace, to read the other figures by.
@MainActor enum Pace {
    static func report() {
        var copy = Samples()
        let size = 64 << 20
        let source = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        memset(source, 1, size)
        memset(target, 2, size)
        for _ in 0..<9 { copy.add { memcpy(target, source, size) } }
        source.deallocate()
        target.deallocate()
        var allocate = Samples()
        for _ in 0..<31 {
            allocate.add(per: 10_000) {
                for _ in 0..<10_000 {
                    let pointer = malloc(72)
                    keep(pointer)
                    free(pointer)
                }
            }
        }
        var shape = Samples()
        let label = UILabel()
        for sample in 0..<31 {
            let text = Texts.text(1_000_000 + sample)
            shape.add(per: text.count) {
                label.text = text
                keep(label.sizeThatFits(CGSize(width: 1_000_000, height: 0)))
            }
        }
        print(
            "pace: memcpy \(String(format: "%.1f", Double(size) / copy.median)) GB/s, malloc and free "
                + "\(String(format: "%.0f", allocate.median)) ns, shaping \(String(format: "%.0f", shape.median)) ns a "
                + "character")
    }
}

/// Texts of about 120 characters, a different one for each number.
enum Texts {
    private static let words = [
        "measure", "the", "row", "once", "and", "show", "it", "where", "list", "scrolls", "without", "a", "jump",
        "between", "frames", "height", "width", "label", "estimate", "anchor",
    ]

    static func text(_ number: Int) -> String {
        var text = "\(number)"
        var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
        while text.utf8.count < 113 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += " " + words[Int(state >> 33) % words.count]
        }
        return text
    }
}
