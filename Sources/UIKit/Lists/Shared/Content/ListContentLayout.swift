import AutoLayout

/// The positions of a list content's parts: image first, texts beside it, below each other or, where wanted and
/// possible, side by side; all of it centred inside the margins.
///
/// Pure: sizes and answers of text measurement in, rectangles out. Leading is left here; the view mirrors.
@MainActor struct ListContentLayout {
    /// Effective margins; leading and trailing.
    var margins: NSDirectionalEdgeInsets
    /// The image's size as shown; nil without one.
    var imageSize: CGSize?
    /// The room for the image, at least its size.
    var imageRoom = CGSize.zero
    var imageToText: CGFloat
    var isSideBySide: Bool
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var grid: PixelGrid
    /// A text's size wrapped at a width, nil meaning unlimited; nil where there is no text.
    var text: ((CGFloat?) -> CGSize)?
    var secondaryText: ((CGFloat?) -> CGSize)?

    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
        /// The size that the parts and the margins need.
        var size: CGSize
    }

    /// The distance by which the image moves the text.
    var imageSpace: CGFloat { imageSize == nil ? 0 : imageRoom.width + (hasText ? imageToText : 0) }

    /// - Parameter size: of the view; nil components take what the content needs.
    func frames(width: CGFloat?, height: CGFloat?) -> Frames {
        let available = width.map { max(0, $0 - margins.leading - margins.trailing - imageSpace) }
        let texts = textFrames(available)
        let contentHeight = max(texts.size.height, imageSize == nil ? 0 : imageRoom.height)
        let needed = CGSize(
            width: margins.leading + imageSpace + texts.size.width + margins.trailing,
            height: margins.top + contentHeight + margins.bottom)
        let height = height ?? needed.height
        let middle = margins.top + (height - margins.top - margins.bottom) / 2
        func centred(_ length: CGFloat) -> CGFloat { CGFloat(grid.round(Double(middle - length / 2))) }
        var frames = Frames(size: needed)
        if let imageSize {
            frames.image = CGRect(
                x: CGFloat(grid.round(Double(margins.leading + (imageRoom.width - imageSize.width) / 2))),
                y: centred(imageSize.height), width: imageSize.width, height: imageSize.height)
        }
        let origin = CGPoint(x: margins.leading + imageSpace, y: centred(texts.size.height))
        frames.text = texts.text?.offsetBy(dx: origin.x, dy: origin.y)
        frames.secondaryText = texts.secondaryText?.offsetBy(dx: origin.x, dy: origin.y)
        return frames
    }

    private var hasText: Bool { text != nil || secondaryText != nil }

    /// The frames of the texts, from the text area's corner.
    private func textFrames(_ width: CGFloat?) -> Frames {
        if isSideBySide, let side = sideBySide(width) { return side }
        var frames = Frames(size: .zero)
        var bottom: CGFloat = 0
        if let size = text?(width) {
            frames.text = CGRect(x: 0, y: 0, width: width ?? size.width, height: size.height)
            frames.size.width = size.width
            bottom = size.height
        }
        if let size = secondaryText?(width) {
            if frames.text != nil { bottom += verticalPadding }
            frames.secondaryText = CGRect(x: 0, y: bottom, width: width ?? size.width, height: size.height)
            frames.size.width = max(frames.size.width, size.width)
            bottom += size.height
        }
        frames.size.height = bottom
        return frames
    }

    /// Nil where the two don't fit on one line.
    private func sideBySide(_ width: CGFloat?) -> Frames? {
        guard let first = text?(nil), let second = secondaryText?(nil) else { return nil }
        let needed = first.width + horizontalPadding + second.width
        guard needed <= (width ?? .infinity) + 1e-6 else { return nil }
        let height = max(first.height, second.height)
        let end = width ?? needed
        func top(_ size: CGSize) -> CGFloat { CGFloat(grid.round(Double(height - size.height) / 2)) }
        return Frames(
            text: CGRect(x: 0, y: top(first), width: first.width, height: first.height),
            secondaryText: CGRect(
                x: end - second.width, y: top(second), width: second.width, height: second.height),
            size: CGSize(width: needed, height: height))
    }
}
