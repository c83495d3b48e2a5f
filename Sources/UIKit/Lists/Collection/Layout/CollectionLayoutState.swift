/// The state that every layout keeps.
struct CollectionLayoutState {
    private(set) var listReference: ConstraintItemReference?
    @MainActor var collectionView: UICollectionView? {
        get { listReference?.view as? UICollectionView }
        set { listReference = newValue?.constraintItemReference }
    }
    var decorations: [String: ReuseRegistration<UICollectionReusableView.Type>] = [:]
    /// The dirty flag of an invalidation, cleared before `prepare()`.
    var needsPrepare = true
}

extension UICollectionViewLayout {
    /// An invalidation context of the layout's own class.
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            UIKitException.raise(
                .internalInconsistency,
                "\(shortClassName(of: self)).invalidationContextClass is \(Self.invalidationContextClass), which is no "
                    + "UICollectionViewLayoutInvalidationContext. Return a subclass of it.")
            return UICollectionViewLayoutInvalidationContext()
        }
        return type.make()
    }

    func makeInvalidationContext(
        preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidation.preferred.append(PreferredAttributes(preferred: preferred, original: original))
        switch original.representedElementCategory {
        case .cell: context.invalidateItems(at: [original.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(ofKind: original.values.element.kind, at: [original.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(ofKind: original.values.element.kind, at: [original.indexPath])
        }
        return context
    }

    func makeMovementContext(
        _ targets: [IndexPath], from previous: [IndexPath], position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidation.movement = LayoutInvalidation.Movement(
            previous: previous, targets: targets, position: position)
        return context
    }

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        layoutState.needsPrepare = true
        collectionView?.layoutWasInvalidated(context)
    }

    func registerDecoration(_ viewClass: AnyClass?, kind: String) {
        guard let viewClass else {
            layoutState.decorations[kind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            UIKitException.raise(
                .invalidArgument,
                "\(viewClass) was registered for decoration views of kind \(kind), which are "
                    + "UICollectionReusableViews. Register a subclass of UICollectionReusableView.")
            return
        }
        layoutState.decorations[kind] = .type(type)
    }

    /// The attributes that the layout now gives an element.
    func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }

    func appearing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let attributes = attributes(of: element)?.copied else { return nil }
        attributes.alpha = 0
        return attributes
    }

    /// The element's last place, in indexes before the update, though the layout has those after it already.
    func disappearing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let attributes = collectionView?.lastAttributes(of: element)?.copied else { return nil }
        attributes.alpha = 0
        return attributes
    }

    func movingAttributes(_ indexPath: IndexPath, _ position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }
}
