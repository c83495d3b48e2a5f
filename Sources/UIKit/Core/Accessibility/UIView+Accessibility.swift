/// The app's accessibility settings of a view, or else the view's defaults.
extension UIView {
    var accessibilityAttributes: AccessibilityAttributes? { viewStyle.accessibility }

    var ensuredAccessibility: AccessibilityAttributes {
        if let attributes = viewStyle.accessibility { return attributes }
        let made = AccessibilityAttributes()
        viewStyle.accessibility = made
        return made
    }

    var accessibilityScreenFrame: CGRect {
        accessibilityAttributes?.frame ?? bounds.applying(toScreen)
    }

    var accessibilityMiddle: CGPoint {
        if let point = accessibilityAttributes?.activationPoint { return point }
        let frame = accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func accessibilityIndex(of element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }
}
