import UIKit

/// The same feed cell with frames computed by hand.
final class FrameCell: FeedCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: place(width: targetSize.width, sets: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(width: contentView.bounds.width, sets: true)
    }

    private func place(width: CGFloat, sets: Bool) -> CGFloat {
        let inner = width - 32
        let side = width - 16 - 20 - 8 - 64
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
            if sets { view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size) }
        }
        func natural(_ index: Int, _ limit: CGFloat) -> CGSize {
            let size = labels[index].sizeThatFits(CGSize(width: limit, height: 0))
            return CGSize(width: min(size.width, limit), height: size.height)
        }
        func wide(_ index: Int) -> CGSize {
            CGSize(width: inner, height: labels[index].sizeThatFits(CGSize(width: inner, height: 0)).height)
        }
        put(pictures[0], 16, 12, CGSize(width: 40, height: 40))
        put(pictures[2], width - 36, 12, CGSize(width: 20, height: 20))
        var y: CGFloat = 12
        for index in 0..<3 {
            let size = natural(index, side)
            put(labels[index], 64, y, size)
            y += size.height + 2
        }
        y += 6
        let body = wide(3)
        put(labels[3], 16, y, body)
        y += body.height + 8
        put(pictures[1], 16, y, CGSize(width: inner, height: inner / 2))
        y += inner / 2 + 4
        let caption = natural(4, inner)
        put(labels[4], 16, y, caption)
        y += caption.height + 4
        let note = wide(5)
        put(labels[5], 16, y, note)
        y += note.height
        for row in 0..<2 {
            y += 6
            var x: CGFloat = 16
            var height: CGFloat = 0
            for index in (6 + row * 3)..<(9 + row * 3) {
                let size = natural(index, .greatestFiniteMagnitude)
                put(labels[index], x, y, size)
                x += size.width + 10
                if height == 0 { height = size.height }
            }
            y += height
        }
        return y + 12
    }
}
