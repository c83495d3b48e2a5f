extension UIBarItem: UIAppearance, AppearanceCustomisable {}

extension UIView {
    /// For what isn't a view itself, and is shown by this one.
    func applyAppearances(to item: UIBarItem) {
        guard Appearances.isInUse else { return }
        Appearances.apply(to: item, in: [self] + appearanceSurroundings, under: traitCollection)
    }
}
