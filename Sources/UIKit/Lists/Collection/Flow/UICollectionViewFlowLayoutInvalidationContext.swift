/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Sizes, insets and spacings are asked of the delegate again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Lines are broken again.
    open var invalidateFlowLayoutAttributes = true
}
