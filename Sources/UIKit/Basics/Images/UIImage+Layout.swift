extension UIImage {
    private func changing(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = self.content
        change(&content)
        return UIImage(content: content)
    }

    /// A picture that right-to-left views show mirrored.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

    /// The picture with left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing {
            $0.pixels = $0.pixels?.mirrored
            $0.symbol?.isMirrored.toggle()
            if let caps = $0.caps {
                let insets = caps.insets
                $0.caps?.insets = UIEdgeInsets(
                    top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
            }
        }
    }

    /// - Parameter baselineOffset: the distance from the bottom up to the baseline of text beside the picture, in
    /// points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

    public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
    public var hasBaseline: Bool { content.baselineOffset != nil }

    /// Stretches one point after the caps; 0 for a side that is stretched as a whole.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    public var leftCapWidth: Int { Int(capInsets.left) }
    public var topCapHeight: Int { Int(capInsets.top) }

    /// Fills a rectangle of the current context with copies of the picture, the first at the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = GraphicsContextStack.current(for: "drawAsPattern(in:)"), size.width > 0, size.height > 0
        else { return }
        context.saveGState()
        context.clip(to: rect)
        for place in tiles(in: rect, from: .zero) { draw(in: place) }
        context.restoreGState()
    }

    /// The rectangles of the tiled copies that cover a rectangle.
    func tiles(in rect: CGRect, from origin: CGPoint) -> [CGRect] {
        let size = self.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
        let columns =
            Int(
                ((rect.minX - origin.x) / size.width).rounded(.down))..<Int(
                ((rect.maxX - origin.x) / size.width).rounded(.up))
        let rows =
            Int(
                ((rect.minY - origin.y) / size.height).rounded(.down))..<Int(
                ((rect.maxY - origin.y) / size.height).rounded(.up))
        return rows.flatMap { row in
            columns.map { column in
                CGRect(
                    x: origin.x + CGFloat(column) * size.width, y: origin.y + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
            }
        }
    }
}

/// Pictures are decoded when they are read, so there is nothing left to prepare.
extension UIImage {
    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }
    public var byPreparingForDisplay: UIImage? {
        get async { self }
    }

    /// The picture scaled as large as fits a size, in its own aspect ratio; nil for one without a size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let share = min(size.width / own.width, size.height / own.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let wanted = CGSize(width: own.width * share, height: own.height * share)
        return UIGraphicsImageRenderer(size: wanted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: wanted))
        }
    }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage {
    /// The mean of the pixels; clear for a picture without any.
    var meanColor: CGColor {
        guard let pixels = content.pixels?.stored.bitmap.pixels, !pixels.isEmpty else {
            return CGColor(gray: 0, alpha: 0)
        }
        var sums = (0, 0, 0, 0)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            sums.0 += Int(pixels[start])
            sums.1 += Int(pixels[start + 1])
            sums.2 += Int(pixels[start + 2])
            sums.3 += Int(pixels[start + 3])
        }
        guard sums.3 > 0 else { return CGColor(gray: 0, alpha: 0) }
        // The bytes are premultiplied by alpha.
        let alpha = CGFloat(sums.3)
        return CGColor(
            red: CGFloat(sums.0) / alpha, green: CGFloat(sums.1) / alpha, blue: CGFloat(sums.2) / alpha,
            alpha: alpha / CGFloat(pixels.count / 4) / 255)
    }
}
