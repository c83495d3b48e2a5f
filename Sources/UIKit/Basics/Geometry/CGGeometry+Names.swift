/// Members of CoreGraphics for the structures that Foundation declares on Linux.
extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(shortNumber(point.x)), \(shortNumber(point.y))}" }
public func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(shortNumber(size.width)), \(shortNumber(size.height))}"
}
public func NSStringFromCGRect(_ rectangle: CGRect) -> String {
    "{\(NSStringFromCGPoint(rectangle.origin)), \(NSStringFromCGSize(rectangle.size))}"
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(shortNumber).joined(separator: ", ") + "}"
}
