/// Lists as sections.
extension NSCollectionLayoutSection {
    /// A section of rows: each as wide as the section, as high as its content, 44 points by estimate.
    ///
    /// Space around sections and groups' sides are those of a table of the same style.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedRow))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = ListSection(configuration: configuration)
        section.contentInsets = ListMetrics.insets(configuration, layoutEnvironment)
        section.boundarySupplementaryItems = boundaryItems(configuration)
        section.paddingBefore = ListMetrics.headerTopPadding(configuration)
        return section
    }

    private static func boundaryItems(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedPart))
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        // A plain list's headers and footers float, as a plain table's do.
        let floats = configuration.appearance == .plain
        if configuration.headerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            items.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        for item in items { item.pinToVisibleBounds = floats }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists of one configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// Numbers of lists.
///
/// Provenance: claimed — lists of 44 pt a row and the space around groups: lists are said to look like tables, whose
/// numbers these are; no list was measured.
/// Provenance: estimated — lists' 28 pt for headers and accessories, 10 between accessories and a level of indentation:
/// no source gives them.
@MainActor enum ListMetrics {
    static let estimatedRow: CGFloat = TableMetrics.automaticEstimate
    static let estimatedPart: CGFloat = 28
    static let indentationWidth: CGFloat = 10
    /// The spacing between accessories, and between them and the content.
    static let accessorySpacing: CGFloat = 10
    /// The width that accessories of a column share where they ask for the standard one.
    static let standardAccessoryWidth: CGFloat = 28

    static func sideInset(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ traits: UITraitCollection, width: CGFloat
    ) -> CGFloat {
        switch appearance {
        case .insetGrouped, .sidebar:
            BehaviourProfile.current.listCardInset(
                isRegular: traits.horizontalSizeClass == .regular, width: width,
                screenWidth: UIScreen.main.sceneBounds.width)
        case .plain, .grouped, .sidebarPlain: 0
        }
    }

    /// A header or footer brings its own space, and takes the place of the section's.
    static func insets(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSDirectionalEdgeInsets {
        let traits = environment.traitCollection
        let side = sideInset(configuration.appearance, traits, width: environment.container.contentSize.width)
        let space =
            configuration.appearance.isGrouped
            ? BehaviourProfile.current.listSectionSpace(pixel: 1 / max(1, traits.displayScale)) : 0
        return NSDirectionalEdgeInsets(
            top: configuration.headerMode == .supplementary ? 0 : space, leading: side,
            bottom: configuration.footerMode == .supplementary ? 0 : space, trailing: side)
    }

    static func headerTopPadding(_ configuration: UICollectionLayoutListConfiguration) -> CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        if let padding = configuration.headerTopPadding { return max(0, padding) }
        let isPlain = configuration.appearance == .plain && configuration.headerMode == .supplementary
        return isPlain ? BehaviourProfile.current.automaticHeaderTopPadding : 0
    }
}
