import CairoRenderer
import Graphics
import InterfaceBuilder

extension CanvasSceneMaker {
    /// The reason why a tree shows nothing but its ground; nil where it shows something.
    func emptiness(of layout: CanvasLayout, _ root: MarkupElement) -> String? {
        let lists = layout.frames.dropFirst().filter { document.object($0.id).map(Self.isListWithoutContent) ?? false }
        guard Self.isOfOneColor(layout.root, without: lists.compactMap { layout.view($0.id) }) else { return nil }
        let frames = layout.frames.dropFirst()
        if frames.isEmpty {
            if root.name == "tableView" || root.name == "collectionView" {
                return "its list has no prototypes, or nothing to draw in them"
            }
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

    /// True for a list that has neither rows nor anything around them in the document.
    private static func isListWithoutContent(_ element: MarkupElement) -> Bool {
        let contents = ["prototypes", "sections", "cells", "subviews"]
        let parts = ["tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView"]
        return ["tableView", "collectionView"].contains(element.name)
            && contents.allSatisfy { element.children(of: $0).isEmpty }
            && parts.allSatisfy { element.child(key: $0) == nil }
    }

    /// True if a picture of the tree on white has a single colour: looked at rather than reasoned, since views of one
    /// colour, or with nothing in them, show as little as none.
    ///
    /// - Parameter grounds: views whose own colour doesn't count.
    private static func isOfOneColor(_ view: UIView, without grounds: [UIView]) -> Bool {
        let alphas = grounds.map(\.alpha)
        for ground in grounds { ground.alpha = 0 }
        defer { for (ground, alpha) in zip(grounds, alphas) { ground.alpha = alpha } }
        let picture = try? CairoRenderer(cacheLimit: 0).render(
            view.displayList(), size: view.bounds.size, scale: 0.5, background: .white)
        guard let picture, picture.width > 0, picture.height > 0 else { return true }
        let first = picture.pixel(x: 0, y: 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.pixel(x: x, y: y) != first { return false }
        }
        return true
    }
}

extension CanvasLayout {
    /// Puts a pale square in the place of each picture that isn't there, as Interface Builder does.
    func markMissingPictures() { Self.markMissingPictures(in: root) }

    private static func markMissingPictures(in view: UIView) {
        if let picture = view as? UIImageView, let image = picture.image, image.cgImage == nil,
            image.content.symbol == nil, picture.backgroundColor == nil
        {
            picture.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.15)
        }
        for subview in view.subviews { markMissingPictures(in: subview) }
    }
}
