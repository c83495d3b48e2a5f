/// Scrolls pages, whoever its delegate is: apps look for it among a controller's views and watch how far it scrolled.
final class PageScrollView: UIScrollView {
    weak var pages: PageStrip?

    override func dragWillBegin() { pages?.begin() }
    override func motionDidEnd() { pages?.settle() }
}
