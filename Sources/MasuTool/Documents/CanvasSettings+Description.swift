import UIKit

extension CanvasSettings {
    /// Device, text size and direction in short, where they aren't the recorded ones.
    var summary: String {
        var words: [String] = []
        if let device { words.append(device.name) }
        if contentSize != .large { words.append(Self.shortName(of: contentSize)) }
        if isRightToLeft { words.append("rtl") }
        return words.joined(separator: " ")
    }

    /// The names in the order of `UIContentSizeCategory.ordered`.
    static let contentSizeNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    static func shortName(of size: UIContentSizeCategory) -> String {
        UIContentSizeCategory.ordered.firstIndex(of: size).map { contentSizeNames[$0] } ?? size.rawValue
    }

    static func contentSize(named name: String) -> UIContentSizeCategory? {
        contentSizeNames.firstIndex(of: name.uppercased()).map { UIContentSizeCategory.ordered[$0] }
    }
}
