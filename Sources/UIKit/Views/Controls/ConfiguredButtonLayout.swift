/// The layout of a configured button's content: image or indicator beside title and subtitle, inside insets.
@MainActor struct ConfiguredButtonLayout {
    private let button: UIButton
    private let configuration: UIButton.Configuration

    init(_ button: UIButton, _ configuration: UIButton.Configuration) {
        self.button = button
        self.configuration = configuration
    }

    private struct Measures {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var text = CGSize.zero
        var content = CGSize.zero
    }

    private var insets: UIEdgeInsets {
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: flips ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: flips ? insets.leading : insets.trailing)
    }
    private var flips: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var isImageBeside: Bool {
        !configuration.imagePlacement.contains(.top) && !configuration.imagePlacement.contains(.bottom)
    }
    /// True if the image is left of the text, or above it.
    private var isImageFirst: Bool {
        let placement = configuration.imagePlacement
        return isImageBeside ? placement.contains(.trailing) == flips : placement.contains(.top)
    }
    private var label: UILabel? { button.parts.label }
    private var subtitleLabel: UILabel? { button.parts.subtitleLabel }

    /// - Parameter width: the button's, within which text wraps; nil for no limit.
    func size(wrappedAt width: CGFloat?) -> CGSize {
        let limit = width.map { $0 - insets.left - insets.right - indicatorRoom } ?? .greatestFiniteMagnitude
        let content = measures(within: limit).content
        return CGSize(
            width: content.width + indicatorRoom + insets.left + insets.right,
            height: max(content.height, indicatorSize.height) + insets.top + insets.bottom)
    }

    private var indicatorSize: CGSize { configuration.indicatorImage(in: button)?.size ?? .zero }
    /// The chevrons' width and their distance.
    private var indicatorRoom: CGFloat {
        indicatorSize == .zero ? 0 : indicatorSize.width + UIButton.Configuration.indicatorGap
    }

    /// The rectangle for the content, and that of the chevrons behind it.
    private func rooms(in bounds: CGRect) -> (content: CGRect, indicator: CGRect) {
        var room = bounds.inset(by: insets)
        let size = indicatorSize
        guard size != .zero else { return (room, .zero) }
        room.size.width -= indicatorRoom
        if flips { room.origin.x += indicatorRoom }
        let measures = measures(within: room.width)
        let content = aligned(measures.content, in: room, hasTitle: measures.text != .zero)
        let gap = UIButton.Configuration.indicatorGap
        return (
            room,
            CGRect(
                x: flips ? content.minX - gap - size.width : content.maxX + gap,
                y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        )
    }

    private func measures(within width: CGFloat) -> Measures {
        var measures = Measures()
        measures.image = imageSize
        let gap = configuration.imagePadding
        let hasText = !(label?.text ?? "").isEmpty || !(subtitleLabel?.text ?? "").isEmpty
        let hasImage = measures.image != .zero
        let room = max(1, isImageBeside && hasImage ? width - measures.image.width - gap : width)
        measures.title = size(of: label, within: room)
        measures.subtitle = size(of: subtitleLabel, within: room)
        let between = measures.title.height > 0 && measures.subtitle.height > 0 ? configuration.titlePadding : 0
        measures.text = CGSize(
            width: max(measures.title.width, measures.subtitle.width),
            height: measures.title.height + between + measures.subtitle.height)
        let space = hasText && hasImage ? gap : 0
        measures.content =
            isImageBeside
            ? CGSize(
                width: measures.image.width + space + measures.text.width,
                height: max(measures.image.height, measures.text.height))
            : CGSize(
                width: max(measures.image.width, measures.text.width),
                height: measures.image.height + space + measures.text.height)
        return measures
    }

    private func size(of label: UILabel?, within width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        var size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        size.width = min(size.width, width)
        return size
    }

    private var imageSize: CGSize {
        if configuration.showsActivityIndicator, let indicator = button.parts.activityIndicator {
            return indicator.intrinsicContentSize
        }
        return configuration.shownImage(in: button)?.size ?? .zero
    }

    func titleFrame(in bounds: CGRect) -> CGRect { frames(in: bounds).title }

    private func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let room = rooms(in: bounds).content
        let measures = measures(within: room.width)
        let content = aligned(measures.content, in: room, hasTitle: measures.text != .zero)
        let gap = measures.text == .zero || measures.image == .zero ? 0 : configuration.imagePadding
        var image = CGRect(origin: content.origin, size: measures.image)
        var text = CGRect(origin: content.origin, size: measures.text)
        if isImageBeside {
            if isImageFirst {
                text.origin.x = content.minX + measures.image.width + gap
            } else {
                image.origin.x = content.maxX - measures.image.width
            }
            image.origin.y = content.midY - measures.image.height / 2
            text.origin.y = content.midY - measures.text.height / 2
        } else {
            image.origin.x = content.midX - measures.image.width / 2
            text.origin.x = content.midX - measures.text.width / 2
            if isImageFirst {
                text.origin.y = content.minY + measures.image.height + gap
            } else {
                image.origin.y = content.minY + measures.text.height + gap
            }
        }
        var title = CGRect(origin: text.origin, size: measures.title)
        var subtitle = CGRect(
            x: text.minX, y: text.maxY - measures.subtitle.height, width: measures.subtitle.width,
            height: measures.subtitle.height)
        let share = textShare
        title.origin.x += (text.width - title.width) * share
        subtitle.origin.x += (text.width - subtitle.width) * share
        return (onPixels(image), onPixels(title), onPixels(subtitle))
    }

    /// The content's place in the button. Where it is to fill its room, image and label are stretched: a lone image stays in the
    /// middle and a line in its height's, while an image behind its title goes to the far end.
    ///
    /// Provenance: estimated — a filled button's parts: a stretched label and image view show their content in the middle, and
    /// an image at the far end is how apps get one there; no record has such a button.
    private func aligned(_ size: CGSize, in room: CGRect, hasTitle: Bool) -> CGRect {
        var frame = CGRect(origin: room.origin, size: size)
        switch button.effectiveContentHorizontalAlignment {
        case .left, .leading: break
        case .fill where !hasTitle || !isImageBeside: frame.origin.x += (room.width - size.width) / 2
        case .fill: frame.size.width = isImageBeside && !isImageFirst ? max(room.width, size.width) : size.width
        case .right, .trailing: frame.origin.x += room.width - size.width
        case .center: frame.origin.x += (room.width - size.width) / 2
        }
        switch button.contentVerticalAlignment {
        case .top: break
        case .bottom: frame.origin.y += room.height - size.height
        case .center, .fill: frame.origin.y += (room.height - size.height) / 2
        }
        return frame
    }

    /// The fraction of a line's free width to its left.
    private var textShare: CGFloat {
        switch resolvedTitleAlignment {
        case .leading: flips ? 1 : 0
        case .trailing: flips ? 0 : 1
        case .center, .automatic: 0.5
        }
    }

    /// Automatic is leading beside an image or a subtitle, else centred.
    var resolvedTitleAlignment: UIButton.Configuration.TitleAlignment {
        guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
        return isImageBeside && (imageSize != .zero || configuration.subtitle != nil) ? .leading : .center
    }

    private func onPixels(_ frame: CGRect) -> CGRect {
        let grid = button.pixelGrid
        return CGRect(
            x: CGFloat(grid.round(Double(frame.minX))), y: CGFloat(grid.round(Double(frame.minY))), width: frame.width,
            height: frame.height)
    }

    func apply() {
        let frames = frames(in: button.bounds)
        label?.frame = frames.title
        subtitleLabel?.frame = frames.subtitle
        button.parts.imageView?.frame = frames.image
        button.parts.activityIndicator?.frame = frames.image
        button.parts.indicatorView?.frame = onPixels(rooms(in: button.bounds).indicator)
        guard let background = button.parts.backgroundView else { return }
        background.frame = button.bounds
        background.layer.cornerRadius = configuration.cornerRadius(height: button.bounds.height)
        background.layer.cornerCurve = .continuous
    }
}
