// As much of UIKit's outside as the example names.
@_exported import Foundation

open class UIResponder: NSObject {
    public override init() {}
}

open class UIView: UIResponder {}

open class UILabel: UIView {
    open var text: String?
}

open class UIWindow: UIView {}

open class UIViewController: UIResponder {}

public final class UIApplication: UIResponder {}

public protocol UIApplicationDelegate: AnyObject {
    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate where Self: UIResponder {
    public static func main() {
        Self.make().applicationDidBecomeActive(UIApplication())
    }
}

extension UIResponder {
    @_silgen_name("example_UIResponder_make")
    convenience init(making: Void) { self.init() }

    @_silgen_name("example_UIResponder_make")
    fileprivate static func make(making: Void) -> Self

    fileprivate static func make() -> Self { make(making: ()) }
}

public struct Selector: CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init<Target: AnyObject, Method>(_ name: String, _ method: @escaping (Target) -> Method) {
        description = name
    }
}

public protocol InterfaceConnectable: AnyObject {
    static var interfaceConnections: InterfaceConnections { get }
}

public struct InterfaceConnections {
    public private(set) var names: [String] = []

    public init() {}

    private func adding(_ name: String) -> InterfaceConnections {
        var result = self
        result.names.append(name)
        return result
    }

    public func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> InterfaceConnections { adding(name) }
    public func outlets<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>
    ) -> InterfaceConnections { adding(name) }
    public func attribute<Owner: AnyObject, Value>(
        _ name: String, _ set: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) -> InterfaceConnections { adding(name) }
    public func action(_ selector: Selector) -> InterfaceConnections { adding(selector.description) }
    public func including(_ other: InterfaceConnections) -> InterfaceConnections {
        var result = self
        result.names += other.names
        return result
    }
}

public enum _OptionalRequirement {
    public static func missing<Value>() -> Value { fatalError("the example has no delegates") }
    public static func call<Value>(_ body: () -> Value) -> Value? { body() }
}

public protocol _MethodNaming: NSObjectProtocol {
    static var _methodNames: Set<String> { get }
}
