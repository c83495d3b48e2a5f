/// `print(view.frame)` shows `(0.0, 299.6, 428.0, 44.0)` on Apple's systems; Foundation on Linux prints the structure.
extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

/// Runs a description on the main actor: `NSObject`'s may be called from anywhere, those of views and the like on the
/// main actor only.
nonisolated func describeOnMainActor<Object: AnyObject>(
    _ object: Object, _ describe: @MainActor (Object) -> String
) -> String {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { describe(object) }
}

/// Numbers as UIKit's descriptions print them: C's `%g`, six significant digits.
func shortNumber(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
}

/// A rectangle as view descriptions print it: `(0 299.667; 428 44)`.
func shortRectangle(_ rectangle: CGRect) -> String {
    let origin = "\(shortNumber(rectangle.origin.x)) \(shortNumber(rectangle.origin.y))"
    return "(\(origin); \(shortNumber(rectangle.size.width)) \(shortNumber(rectangle.size.height)))"
}

/// An object's class and address as descriptions print it: `UILabel:0x600001`.
func classAndAddress(_ object: AnyObject) -> String {
    "\(shortClassName(of: object)):\(address(of: object))"
}

/// `0x` and the address, without leading zeros.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// A class's name: bare for the framework's own, with its module for an app's.
func shortClassName(of object: AnyObject) -> String { FrameworkTypes.name(of: type(of: object)) }
