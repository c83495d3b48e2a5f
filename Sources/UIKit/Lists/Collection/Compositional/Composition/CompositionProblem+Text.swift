import CollectionArrangement

extension CompositionProblem {
    /// The problem in UIKit's words.
    var text: String {
        switch self {
        case .noRoom(let insets, let size, let group):
            "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no "
                + "room for any subitems itself. Inspect the parent and ensure the contentInsets "
                + "(\(bracketed([insets.top, insets.leading, insets.bottom, insets.trailing]))) do not result in a "
                + "negative effectiveContentSize when applied to size: \(bracketed([size.width, size.height])).\n"
                + "Group: \(group)"
        case .firstPartTooLong(let available, let group):
            "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
                + "fit even a single item. Inspect the spacing and size of the items in this group and ensure that "
                + "they fit into the group when its effective size is "
                + "\(bracketed([available.width, available.height])).\nGroup: \(group)"
        }
    }
}

/// Numbers as UIKit's structures print them: `{0, 16, 0, 16}`.
func bracketed(_ numbers: [CGFloat]) -> String { "{" + numbers.map(shortNumber).joined(separator: ", ") + "}" }
