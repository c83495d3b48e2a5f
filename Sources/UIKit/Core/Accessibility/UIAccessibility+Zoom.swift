/// Zoom, which enlarges the part of the screen that the user works in.
extension UIAccessibility {
    public enum ZoomType: Int, Sendable {
        case insertionPoint
    }

    /// Tells Zoom of the place that matters now, in a view of the app's that draws its own text.
    ///
    /// - Parameter frame: in the view's coordinates.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {
        UIApplication.shared.assistance.zoomFocus = convertToScreenCoordinates(frame, in: view)
    }

    /// Tells that a gesture of the app's has three fingers, as Zoom's own have: a user of Zoom is asked which should win.
    /// Hosts have no Zoom, so that nobody is asked.
    public static func registerGestureConflictWithZoom() {}
}
