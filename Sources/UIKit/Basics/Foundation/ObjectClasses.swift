/// The classes of objects, as Objective-C's runtime tells and sets them.

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

extension NSObject {
    /// True if the object's class conforms to a protocol: `screen.conforms(to: UITableViewDelegate.self)`, as tests of apps ask.
    public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }
}

/// An instance variable of Objective-C's. No class has any here, so that there is no value of it.
public typealias Ivar = OpaquePointer

/// nil, and a count of 0, as for each class without instance variables of Objective-C's: Swift's stored properties are none.
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    outCount?.pointee = 0
    return nil
}
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Makes an object one of a subclass, whose overrides it calls from then on: apps give the main bundle another language so.
///
/// A Swift object begins with its class, and calls find their methods there. The subclass may have no stored properties of
/// its own, for which the object has no room; computed and associated ones it may.
///
/// - Returns: the class that the object had; nil for nil.
@discardableResult public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    let before: AnyClass = type(of: object)
    guard before != cls else { return before }
    precondition(
        isSubclass(cls, of: before) || isSubclass(before, of: cls),
        "object_setClass: \(cls) is neither above nor below \(before), whose object has no room for it")
    precondition(
        instanceSize(of: cls) <= instanceSize(of: before),
        "object_setClass: \(cls) has stored properties, for which the object of \(before) has no room")
    Unmanaged.passUnretained(object).toOpaque()
        .storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    return before
}

private func isSubclass(_ cls: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: cls) { _getSuperclass($0) }.contains { $0 == other }
}

/// The bytes of an object of a class: the fifth number of its metadata, after two words, its flags and the place of its address.
private func instanceSize(of cls: AnyClass) -> Int {
    let words = 2 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: words, as: UInt32.self))
}
