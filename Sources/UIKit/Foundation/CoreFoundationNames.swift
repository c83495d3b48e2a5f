/// Core Foundation's names, which on Apple's systems come along with Foundation: its types are Foundation's classes.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFIndex = Int

/// The loop that a thread's sources and timers run in.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Makes a loop that waits go round once.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }
