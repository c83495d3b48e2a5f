import Foundation
import HeadlessHost
import UIKit

/// The size of an app's scene, as command lines spell it.
package enum SceneSize: Equatable {
    /// Points.
    case points(CGSize)
    case part(ScreenPart)

    /// - Parameter text: `500x700` or the name of a part of a tablet's screen.
    init(_ text: String, of flag: String = "--size") throws(UsageError) {
        if let part = ScreenPart(rawValue: text.lowercased()) {
            self = .part(part)
            return
        }
        guard let size = CGSize(points: text) else {
            let parts = ScreenPart.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\(flag) is a size in points, as 500x700, or one of \(parts), not '\(text)'.")
        }
        self = .points(size)
    }

    /// - Throws: `UsageError` where the device doesn't divide its screen like that.
    @MainActor package func apply(to host: HeadlessHost) throws(UsageError) {
        switch self {
        case .points(let size): host.resize(to: size)
        case .part(let part):
            guard host.show(in: part) else {
                throw UsageError(
                    "\(host.deviceName) has no part '\(part.rawValue)' as it is turned: tablets have, halves from 1024 "
                        + "points of width on, windows of Stage Manager from iOS 16 on.")
            }
        }
    }

    /// The sizes of a drag as it is spelt, `320x568..1024x1366`, 8 points apart at most.
    package static func path(_ text: String) throws(UsageError) -> [CGSize] {
        var sizes: [CGSize] = []
        for word in text.components(separatedBy: "..") {
            guard let size = CGSize(points: word) else {
                throw UsageError(
                    "--resize is a path of sizes in points, as 320x568..1024x1366, not '\(text)'.")
            }
            guard let last = sizes.last else {
                sizes.append(size)
                continue
            }
            let (dx, dy) = (size.width - last.width, size.height - last.height)
            let steps = max(1, Int((max(abs(dx), abs(dy)) / 8).rounded(.up)))
            for step in 1...steps {
                let share = CGFloat(step) / CGFloat(steps)
                sizes.append(CGSize(width: last.width + dx * share, height: last.height + dy * share))
            }
        }
        return sizes
    }
}

extension CGSize {
    /// A size as `500x700`; nil for anything but two numbers from 1 to 16384.
    fileprivate init?(points text: String) {
        let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).compactMap {
            Double($0)
        }
        guard numbers.count == 2, text.lowercased().split(separator: "x").count == 2,
            numbers.allSatisfy({ $0 >= 1 && $0 <= 16_384 })
        else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}
