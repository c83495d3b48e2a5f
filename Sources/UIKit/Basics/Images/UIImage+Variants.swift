extension UIImage {
    private func changing(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = self.content
        change(&content)
        return UIImage(content: content)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in one colour, wherever pictures aren't tinted by the view that shows them.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changing { $0.tint = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Keeps the edges' size when resized and tiles the middle.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Keeps the edges' size when resized; insets in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing { $0.caps = ImageContent.Caps(insets: capInsets, mode: resizingMode) }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }
}
