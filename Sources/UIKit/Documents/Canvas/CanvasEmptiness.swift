import InterfaceBuilder

extension CanvasSceneMaker {
    /// The reason why a tree shows nothing but its ground; nil where it shows something.
    func emptiness(of layout: CanvasLayout, _ root: MarkupElement) -> String? {
        guard !layout.root.subviews.contains(where: Self.showsAnything), layout.root.ownDrawingIsPlain else {
            return nil
        }
        let frames = layout.frames.dropFirst()
        if frames.isEmpty {
            return root["customClass"].map { "its view has no subviews; \($0) may draw or add some" }
                ?? "its view has no subviews"
        }
        let classes = Set(frames.compactMap(\.customClass)).sorted()
        if !classes.isEmpty {
            return "its views are drawn by classes of the program: \(classes.joined(separator: ", "))"
        }
        if frames.allSatisfy({ layout.view($0.id)?.isHidden ?? true }) { return "all its views are hidden" }
        let kinds = Set(frames.map(\.element)).sorted()
        return "none of its views has anything to draw: \(kinds.joined(separator: ", "))"
    }

    private static func showsAnything(_ view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0 else { return false }
        return !view.ownDisplayList().isEmpty || view.subviews.contains(where: showsAnything)
    }
}

extension UIView {
    /// The view draws no more than a background.
    fileprivate var ownDrawingIsPlain: Bool { ownDisplayList().commands.count <= 1 }
}

extension CanvasLayout {
    /// Puts a pale square in the place of each picture that isn't there, as Interface Builder does.
    func markMissingPictures() {
        for frame in frames {
            guard let picture = view(frame.id) as? UIImageView, let image = picture.image, image.cgImage == nil,
                image.content.symbol == nil, picture.backgroundColor == nil
            else { continue }
            picture.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.15)
        }
    }
}
