/// Content that a cache may let go of while nobody uses it, which Foundation on Linux lacks. Its caches don't ask: nothing is discarded
/// but by `discardContentIfPossible()`.
public protocol NSDiscardableContent: AnyObject {
    /// True where the content is there, and then kept until `endContentAccess()`.
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
