/// A container whose bars lie over its children's content, as the floors below containers know it.
@MainActor protocol BarContainer: UIViewController {
    /// The child on top.
    var topChild: UIViewController? { get }
    /// True if the bar collapses as the content is scrolled up.
    var barFollowsContent: Bool { get }
}
