extension UIScrollView {
    func scrollValue(forKey key: String) -> Any?? {
        switch key {
        case "contentOffset": .some(contentOffset)
        case "contentSize": .some(contentSize)
        case "contentInset": .some(contentInset)
        case "adjustedContentInset": .some(adjustedContentInset)
        case "zoomScale": .some(zoomScale)
        case "panGestureRecognizer": .some(panGestureRecognizer)
        default: nil
        }
    }
}
