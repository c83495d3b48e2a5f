/// An object with coordinates that can be converted to the screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

/// The transform of one of the framework's spaces to the screen.
@MainActor private func screenTransform(of space: any UICoordinateSpace) -> CGAffineTransform {
    (space as? UIView)?.toScreen ?? .identity
}

@MainActor private func passage(
    from first: any UICoordinateSpace, to second: any UICoordinateSpace
) -> CGAffineTransform {
    first === second ? .identity : screenTransform(of: first).concatenating(screenTransform(of: second).inverted())
}

extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(passage(from: self, to: coordinateSpace))
    }
    @_disfavoredOverload
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(passage(from: coordinateSpace, to: self))
    }
    @_disfavoredOverload
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(passage(from: self, to: coordinateSpace))
    }
    @_disfavoredOverload
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(passage(from: coordinateSpace, to: self))
    }
}

/// The screen's own coordinates, which rotate with the interface.
extension UIScreen: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(passage(from: self, to: coordinateSpace))
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(passage(from: coordinateSpace, to: self))
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(passage(from: self, to: coordinateSpace))
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(passage(from: coordinateSpace, to: self))
    }

    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
    /// The scene's own coordinates, which begin where the screen's do.
    public var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }
}
