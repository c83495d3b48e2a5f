extension UICollectionViewListCell {
    var cellAccessibility: AccessibilityDefaults {
        let words = spokenLabels(below: contentView).joined(separator: ", ")
        let isSaid = !words.isEmpty
        return AccessibilityDefaults(
            isElement: isSaid, label: isSaid ? words : nil, traits: isSelected ? .selected : .none)
    }
}
