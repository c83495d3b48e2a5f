import Foundation
import UIKit

/// A screen of texts at 390 × 844 points and three pixels each: its drawing commands, and the whole way to a PNG.
@MainActor func benchmarkPicture() throws {
    let host = try textScreen()
    let size = host.screenSize
    try check(try host.png().count > 50_000, "the picture of \(size) is empty")
    var (commands, picture) = (Samples(), Samples())
    for round in 0..<23 {
        var (a, b) = (Samples(), Samples())
        a.add { keep(host.displayList()) }
        try b.add { keep(try host.png()) }
        guard round > 1 else { continue }
        commands.values += a.values
        picture.values += b.values
    }
    Report.line(
        "picture (PNG at @3x)", ours: picture, peer: nil, limit: ("its commands alone", commands.median),
        aim: "<= 5 ms", holds: picture.median <= 5e6)
}
