import Foundation
import HeadlessHost
import UIKit

extension ShownScreen {
    /// The screen in a line, and a line for each element with its number: short enough to be read whole.
    func markedTree() throws -> ScreenReport {
        let marks = ScreenMarks(of: window)
        let records: [any Encodable] = [record] + marks.all.map(MarkRecord.init)
        return try ScreenReport(text: heading + marks.all.map(\.line).joined(), records)
    }

    private var record: ScreenRecord {
        let traits = UIScreen.main.traitCollection
        return ScreenRecord(
            controller: topController.map { "\(type(of: $0))" }, device: host.deviceName,
            width: Double(host.screenSize.width), height: Double(host.screenSize.height),
            isDark: traits.userInterfaceStyle == .dark, isRightToLeft: traits.layoutDirection == .rightToLeft,
            textSize: Self.words(for: traits.preferredContentSizeCategory))
    }

    private static func words(for size: UIContentSizeCategory) -> String {
        size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    }

    /// The controller on top, the device, and what differs from a device as it is delivered.
    private var heading: String {
        let traits = UIScreen.main.traitCollection
        var words = [
            topController.map { "\(type(of: $0))" } ?? "no controller",
            "\(host.deviceName) \(Double(host.screenSize.width).points)×\(Double(host.screenSize.height).points)",
        ]
        if traits.userInterfaceStyle == .dark { words.append("dark") }
        if traits.layoutDirection == .rightToLeft { words.append("right to left") }
        if traits.preferredContentSizeCategory != .large {
            words.append("text size \(Self.words(for: traits.preferredContentSizeCategory))")
        }
        return words.joined(separator: ", ") + "\n"
    }

    private var topController: UIViewController? {
        var controller = window.rootViewController
        while let shown = controller {
            if let presented = shown.presentedViewController {
                controller = presented
            } else if let top = (shown as? UINavigationController)?.topViewController {
                controller = top
            } else if let selected = (shown as? UITabBarController)?.selectedViewController {
                controller = selected
            } else {
                return shown
            }
        }
        return controller
    }

    /// The view of a mark that is named by its number: `#3`.
    func markedView(_ name: String) throws(UsageError) -> UIView? {
        guard name.hasPrefix("#") else { return nil }
        let marks = ScreenMarks(of: window)
        guard let number = Int(name.dropFirst()), let mark = marks[number] else {
            throw UsageError(
                "There is no element \(name): the screen's numbers are 1 to \(marks.all.count). --tree prints them.")
        }
        return mark.view
    }

    /// Touches the middle of what is seen of a marked element.
    ///
    /// - Returns: false where the name is no number.
    func tapMark(_ name: String) throws(UsageError) -> Bool {
        guard let view = try markedView(name) else { return false }
        let frame = view.convert(view.bounds, to: nil).intersection(window.bounds)
        host.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        return true
    }

    /// The picture with a frame around each marked element and its number in the corner.
    ///
    /// - Parameter scale: pixels per point; nil for the device's.
    func markedPNG(scale: Double? = nil) throws -> Data {
        settle()
        let marks = ScreenMarks(of: window)
        let picture = try UIImage(data: png(scale: scale)).map { UIImageView(image: $0) }
        let canvas = UIView(frame: window.bounds)
        if let picture {
            picture.frame = canvas.bounds
            canvas.addSubview(picture)
        }
        for mark in marks.all { MarkDrawing.add(mark, to: canvas) }
        return try renderPNG(of: canvas, scale: scale ?? host.scale)
    }
}
