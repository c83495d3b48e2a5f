import Graphics

/// The picture and the title of an item, large, on a rounded card.
///
/// Provenance: estimated — a card of at most 270 pt with corners of 20, a picture of 64 and a title in the third text style, 16 pt
/// apart: pictures of iOS 13.
final class LargeContentCard: UIView {
    private static let width: CGFloat = 270
    private static let padding: CGFloat = 24
    private static let gap: CGFloat = 16
    private static let pictureSide: CGFloat = 64

    init(_ item: any UILargeContentViewerItem) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        isUserInteractionEnabled = false
        let room = Self.width - 2 * Self.padding
        var y = Self.padding
        var parts: [UIView] = []
        if let image = item.largeContentImage {
            let insets = item.largeContentImageInsets
            let natural = CGSize(
                width: image.size.width + insets.left + insets.right,
                height: image.size.height + insets.top + insets.bottom)
            let grows = item.scalesLargeContentImage || image.isSymbolImage
            let side = max(natural.width, natural.height, 1)
            let scale = grows || side > Self.pictureSide ? Self.pictureSide / side : 1
            let picture = UIImageView(image: image)
            picture.tintColor = .label
            picture.contentMode = .scaleAspectFit
            picture.frame = CGRect(x: 0, y: y, width: natural.width * scale, height: natural.height * scale)
            parts.append(picture)
            y = picture.frame.maxY + Self.gap
        }
        if let title = item.largeContentTitle, !title.isEmpty {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title3)
            label.text = title
            label.textAlignment = .center
            label.numberOfLines = 0
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: 0, y: y, width: min(size.width, room), height: size.height)
            parts.append(label)
            y = label.frame.maxY + Self.gap
        }
        let content = parts.map(\.frame.width).max() ?? 0
        bounds.size = CGSize(width: content + 2 * Self.padding, height: y - Self.gap + Self.padding)
        for part in parts {
            part.center.x = bounds.midX
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for LargeContentCard: an interaction makes it") }
}
