/// Making objects of registered and overridden classes; see `UITableViewCell.make`.
extension UICollectionReusableView {
    @_silgen_name("masu_UICollectionReusableView_make")
    convenience init(making frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("masu_UICollectionReusableView_make")
    private static func allocate(making frame: CGRect) -> Self

    static func make(frame: CGRect) -> Self { allocate(making: frame) }
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("masu_UICollectionViewLayoutAttributes_make")
    convenience init(making: Void) {
        self.init()
    }

    @_silgen_name("masu_UICollectionViewLayoutAttributes_make")
    private static func allocate(making: Void) -> Self

    static func make() -> Self { allocate(making: ()) }
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("masu_UICollectionViewLayoutInvalidationContext_make")
    convenience init(making: Void) {
        self.init()
    }

    @_silgen_name("masu_UICollectionViewLayoutInvalidationContext_make")
    private static func allocate(making: Void) -> Self

    static func make() -> Self { allocate(making: ()) }
}
