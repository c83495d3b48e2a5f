/// Values of a dictionary by pointers, as Core Foundation's functions give them: without owning them.

/// The value of a key, which lives as long as the dictionary; nil where there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let name = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: name) else { return nil }
    let object = foundationObject(value)
    // Foundation on Linux hands out another object each time: the dictionary owns the one that is pointed at.
    objc_setAssociatedObject(theDict, key, object, .OBJC_ASSOCIATION_RETAIN)
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// True if the dictionary has the key; its value is put where the pointer says.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The object of Foundation that a value is on Apple's systems.
private func foundationObject(_ value: Any) -> AnyObject {
    switch value {
    case let object as NSObject: object
    case let text as String: text as NSString
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let dictionary as [AnyHashable: Any]: dictionary as NSDictionary
    case let list as [Any]: list as NSArray
    case let data as Data: data as NSData
    case let date as Date: date as NSDate
    case let url as URL: url as NSURL
    default: value as AnyObject
    }
}
