import Foundation
import UIKit

/// The compiler's errors over the last screen that could be built, for as long as a file holds them.
@MainActor final class BuildNotice {
    private let file: URL
    private let label = UILabel()
    private var shown: String?

    /// - Parameter file: written by whoever builds, and deleted when it builds again.
    init(_ file: URL) {
        self.file = file
        label.numberOfLines = 0
        label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        label.textColor = .white
        label.backgroundColor = UIColor(red: 0.6, green: 0, blue: 0, alpha: 0.9)
        label.accessibilityIdentifier = "build errors"
    }

    /// Shows what the file says now at the window's upper edge, or nothing.
    func update(in window: UIWindow) {
        let text = try? String(contentsOf: file, encoding: .utf8)
        if text == shown, text == nil || label.superview === window { return }
        shown = text
        guard let text else { return label.removeFromSuperview() }
        label.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let width = window.bounds.width
        let height = min(label.sizeThatFits(CGSize(width: width, height: 0)).height, window.bounds.height / 2)
        label.frame = CGRect(x: 0, y: window.safeAreaInsets.top, width: width, height: height)
        window.addSubview(label)
    }
}
