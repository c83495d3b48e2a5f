/// Items in lines, as many in each as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
}
