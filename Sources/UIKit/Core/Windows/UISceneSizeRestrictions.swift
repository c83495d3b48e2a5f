/// The sizes that a user can give to a scene.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// Points; no limit at first.
    open var minimumSize = CGSize.zero
    /// Points; no limit at first.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// True if the scene may cover the whole screen, whatever its maximum.
    open var allowsFullScreen = true

    /// The allowed size nearest to one that is wanted; the minimum counts where both limits can't be kept.
    func allowed(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height))
    }
}
