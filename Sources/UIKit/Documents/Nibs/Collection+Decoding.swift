import InterfaceBuilder

/// Collection views of documents, their layouts and cells.
extension UICollectionView {
    static func layout(from coder: NSCoder) -> UICollectionViewLayout {
        guard let nib = coder as? NibCoder, let element = nib.element.child(key: "collectionViewLayout") else {
            return UICollectionViewFlowLayout()
        }
        if element.name == "collectionViewFlowLayout" {
            let type = nib.loader.customClass(of: element, base: UICollectionViewFlowLayout.self)
            let layout = (type.init(coder: coder) ?? UICollectionViewFlowLayout())
            layout.decode(element)
            nib.loader.register(layout, element)
            return layout
        }
        let type = nib.loader.customClass(of: element, base: UICollectionViewLayout.self)
        let layout = type.init(coder: coder) ?? UICollectionViewFlowLayout()
        nib.loader.register(layout, element)
        return layout
    }

    func decodeCollection(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        if let prefetches = element.flag("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
        guard !nib.loader.options.showsContents else { return showCells(of: element, nib.loader) }
        guard !nib.loader.options.isCanvas else { return }
        for prototype in element.children(of: "cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype: prototype, loader: nib.loader), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader), ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"] else {
                continue
            }
            register(
                UINib(prototype: prototype, loader: nib.loader), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
    }
}

extension UICollectionViewFlowLayout {
    fileprivate func decode(_ element: MarkupElement) {
        if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = CGFloat(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = CGFloat(spacing) }
        scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = Self.size(element, "itemSize") { itemSize = size }
        if element.flag("automaticEstimatedItemSize") == true {
            estimatedItemSize = Self.automaticSize
        } else if let size = Self.size(element, "estimatedItemSize") {
            estimatedItemSize = size
        }
        if let size = Self.size(element, "headerReferenceSize") { headerReferenceSize = size }
        if let size = Self.size(element, "footerReferenceSize") { footerReferenceSize = size }
        if let inset = element.insets(key: "sectionInset") { sectionInset = UIEdgeInsets(inset) }
        switch element["sectionInsetReference"] {
        case "safeArea": sectionInsetReference = .fromSafeArea
        case "layoutMargins": sectionInsetReference = .fromLayoutMargins
        default: break
        }
    }

    private static func size(_ element: MarkupElement, _ key: String) -> CGSize? {
        element.size(key: key).map { CGSize(width: $0.width, height: $0.height) }
    }
}

extension UICollectionReusableView {
    func decodeReuse(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        reuse.identifier = nib.element["reuseIdentifier"]
    }
}

extension UICollectionViewCell {
    func decodeCell(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeOwnContentView(nib.element, nib.loader)
    }
}
