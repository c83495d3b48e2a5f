/// A frame of reference on the screen: points and rectangles of one are turned into those of another.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace.convert(CGRect(origin: point, size: .zero), from: self, to: coordinateSpace).origin
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace.convert(CGRect(origin: point, size: .zero), from: coordinateSpace, to: self).origin
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace.convert(rect, from: self, to: coordinateSpace)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace.convert(rect, from: coordinateSpace, to: self)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen as it is turned now.
    public var coordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace.convert(CGRect(origin: point, size: .zero), from: self, to: coordinateSpace).origin
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace.convert(CGRect(origin: point, size: .zero), from: coordinateSpace, to: self).origin
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace.convert(rect, from: self, to: coordinateSpace)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace.convert(rect, from: coordinateSpace, to: self)
    }
}

extension UIWindowScene {
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// Conversion by way of the screen: a view's window stands where its frame says.
@MainActor private enum ScreenPlace {
    static func convert(_ rect: CGRect, from: any UICoordinateSpace, to: any UICoordinateSpace) -> CGRect {
        if let from = from as? UIView, let to = to as? UIView, from.window === to.window {
            return from.convert(rect, to: to as UIView?)
        }
        var rect = rect
        if let view = from as? UIView {
            rect = view.convert(rect, to: nil as UIView?)
            if let window = view.window { rect = rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY) }
        }
        guard let view = to as? UIView else { return rect }
        if let window = view.window { rect = rect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY) }
        return view.convert(rect, from: nil as UIView?)
    }
}
