import Foundation
import UIKit

/// The keys of a window, shown over its screen by F1.
@MainActor final class KeyList: UIView {
    init(fitting size: CGSize) {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.1, alpha: 0.92)
        layer.cornerRadius = 14
        let keys = Self.column(WindowCommand.listed.map(\.keys), weight: .semibold)
        let meanings = Self.column(WindowCommand.listed.map(\.meaning), weight: .regular)
        keys.frame.origin = CGPoint(x: 20, y: 18)
        meanings.frame.origin = CGPoint(x: keys.frame.maxX + 16, y: 18)
        addSubview(keys)
        addSubview(meanings)
        let own = CGSize(width: meanings.frame.maxX + 20, height: meanings.frame.maxY + 18)
        frame = CGRect(
            x: ((size.width - own.width) / 2).rounded(), y: ((size.height - own.height) / 2).rounded(),
            width: own.width, height: own.height)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for KeyList: a window makes it") }

    private static func column(_ lines: [String], weight: UIFont.Weight) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 13, weight: weight)
        label.textColor = .white
        label.text = lines.joined(separator: "\n")
        label.sizeToFit()
        return label
    }
}
