extension UICollectionView {
    @_silgen_name("masu_UICollectionView_make")
    convenience init(making frame: CGRect, layout: __owned UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    @_silgen_name("masu_UICollectionView_make")
    private static func allocate(making frame: CGRect, layout: __owned UICollectionViewLayout) -> Self

    public static func _make(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        allocate(making: frame, layout: layout)
    }
}
