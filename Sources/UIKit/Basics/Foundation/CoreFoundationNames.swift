/// Core Foundation's names, which Foundation exports on Apple's systems: its types are Foundation's classes.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFMutableString = NSMutableString
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFIndex = Int

/// The loop that a thread's sources and timers run in.
public typealias CFRunLoop = RunLoop

// Functions of Linux's Core Foundation are meant where a source imports that as well.
@_disfavoredOverload public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
@_disfavoredOverload public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The modes of a run loop, by Core Foundation's names.
public struct CFRunLoopMode: RawRepresentable, Hashable {
    public var rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    public static var defaultMode: CFRunLoopMode! { CFRunLoopMode(RunLoop.Mode.default.rawValue as NSString) }
    public static var commonModes: CFRunLoopMode! { CFRunLoopMode(RunLoop.Mode.common.rawValue as NSString) }
}

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// A timer that calls a handler from a time on, in seconds since 2001, and again after each interval that isn't 0.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFTypeRef?, _ fireDate: Double, _ interval: Double, _ flags: UInt, _ order: CFIndex,
    _ handler: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let handler = handler
    return CFRunLoopTimer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
    ) { handler?($0) }
}
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    loop?.add(timer, forMode: RunLoop.Mode(rawValue: String(mode.rawValue)))
}
/// Ends a timer: a loop's timers are in no other here.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Wakes a waiting run loop for one pass.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }

public var kCFBooleanTrue: CFNumber! { NSNumber(value: true) }
public var kCFBooleanFalse: CFNumber! { NSNumber(value: false) }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

/// The number of owners of an object, at the moment of the call; only useful for comparison.
public func CFGetRetainCount(_ object: CFTypeRef!) -> CFIndex { object.map { CFIndex(_getRetainCount($0)) } ?? 0 }

/// The hash by which equal objects are found, as `CFEqual` compares them.
public func CFHash(_ object: CFTypeRef!) -> UInt { UInt(bitPattern: (object as? NSObject)?.hash ?? 0) }
public func CFEqual(_ first: CFTypeRef!, _ second: CFTypeRef!) -> Bool {
    first === second || (first as? NSObject)?.isEqual(second) == true
}

/// The error's words for a person.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
    error.map { $0.localizedDescription as CFString }
}

/// A pointer to the bytes, valid as long as the data live.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data?.length ?? 0 }

/// Empty data that grow; the capacity is no limit here.
public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// A part of a sequence, by its first index and its length.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
