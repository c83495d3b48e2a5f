extension UIScrollView {
    /// The axes along which constraints place the subviews and yet leave the content's size open, in words; nil if there are
    /// none.
    ///
    /// Interface Builder's "scrollable content size is ambiguous". Only constraints count: a size that code sets is no
    /// reason to leave a chain of constraints open. For debugging only: costs small linear programs.
    package var openContent: String? {
        guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }),
            let guide = scroll.contentGuide, let host = solvedHost, let item = host.knownItem(of: guide)
        else { return nil }
        let open = host.engine.ambiguousQuantities(of: item)
        switch (open.contains(.width), open.contains(.height)) {
        case (true, true):
            return "its content's width and height are open: no chain of constraints joins opposite edges of it"
        case (true, false):
            return "its content's width is open: no chain of constraints joins the content's leading and trailing edges"
        case (false, true):
            return "its content's height is open: no chain of constraints joins the content's top and bottom"
        case (false, false): return nil
        }
    }
}
