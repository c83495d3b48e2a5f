/// A container whose bars lie over its children's content, as what lies below containers knows it.
@MainActor protocol BarContainer: UIViewController {
    /// The child on top.
    var topChild: UIViewController? { get }
    /// Whether the bar gets lower as the content is scrolled up.
    var barFollowsContent: Bool { get }
}
