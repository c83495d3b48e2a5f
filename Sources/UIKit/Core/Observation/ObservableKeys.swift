extension UIResponder: KeyObservable {}
extension CALayer: KeyObservable {}
extension UIGestureRecognizer: KeyObservable {}

extension UIView {
    func viewValue(forKey key: String) -> Any?? {
        switch key {
        case "frame": .some(frame)
        case "bounds": .some(bounds)
        case "center": .some(center)
        case "transform": .some(transform)
        case "alpha": .some(alpha)
        case "hidden", "isHidden": .some(isHidden)
        case "backgroundColor": .some(backgroundColor)
        case "tintColor": .some(tintColor)
        case "userInteractionEnabled", "isUserInteractionEnabled": .some(isUserInteractionEnabled)
        case "tag": .some(tag)
        case "layer": .some(layer)
        case "safeAreaInsets": .some(safeAreaInsets)
        default: nil
        }
    }
}

extension CALayer {
    func layerValue(forKey key: String) -> Any?? {
        switch key {
        case "frame": .some(frame)
        case "bounds": .some(bounds)
        case "position": .some(position)
        case "anchorPoint": .some(anchorPoint)
        case "opacity": .some(opacity)
        case "hidden", "isHidden": .some(isHidden)
        case "cornerRadius": .some(cornerRadius)
        case "zPosition": .some(zPosition)
        case "contents": .some(contents)
        default: nil
        }
    }
}
