import UIKit

/// A mark as it is seen in a picture: a thin frame in one of six colours, and the number on a plate of that colour.
@MainActor enum MarkDrawing {
    private static let colours: [UIColor] = [
        .systemRed, .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
    ]

    static func add(_ mark: ScreenMark, to canvas: UIView) {
        let colour = colours[mark.number % colours.count]
        let frame = mark.frame.intersection(canvas.bounds)
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
        let outline = UIView(frame: frame)
        outline.layer.borderWidth = 1
        outline.layer.borderColor = colour.cgColor
        canvas.addSubview(outline)
        canvas.addSubview(plate(mark.number, colour, at: frame, depth: mark.depth))
    }

    /// Deeper marks' plates stand further in, so that a list's and its first row's are both read.
    private static func plate(_ number: Int, _ colour: UIColor, at frame: CGRect, depth: Int) -> UIView {
        let label = UILabel()
        label.text = "\(number)"
        label.font = .boldSystemFont(ofSize: 9)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = colour
        label.sizeToFit()
        let size = CGSize(width: label.bounds.width + 4, height: 11)
        let right = frame.maxX - size.width - CGFloat(depth) * 14
        label.frame = CGRect(origin: CGPoint(x: max(frame.minX, right), y: frame.minY), size: size)
        return label
    }
}
