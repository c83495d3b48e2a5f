/// Members that code reads of an `AnyObject` of unknown class, `(value as AnyObject).cgRectValue`, which Objective-C
/// finds by name: the source adapter writes these calls instead. nil where the object has no such member.
public enum _AnyObjectMembers {
    public static func cgRectValue(_ object: AnyObject) -> CGRect! { value(object)?.cgRectValue }
    public static func cgPointValue(_ object: AnyObject) -> CGPoint! { value(object)?.cgPointValue }
    public static func cgSizeValue(_ object: AnyObject) -> CGSize! { value(object)?.cgSizeValue }
    public static func uintValue(_ object: AnyObject) -> UInt! { (object as? NSNumber)?.uintValue }
    public static func doubleValue(_ object: AnyObject) -> Double! { (object as? NSNumber)?.doubleValue }
    public static func floatValue(_ object: AnyObject) -> Float! { (object as? NSNumber)?.floatValue }
    public static func intValue(_ object: AnyObject) -> Int32! { (object as? NSNumber)?.int32Value }
    public static func integerValue(_ object: AnyObject) -> Int! { (object as? NSNumber)?.intValue }
    public static func boolValue(_ object: AnyObject) -> Bool! { (object as? NSNumber)?.boolValue }

    public static func stringValue(_ object: AnyObject) -> String! { (object as? NSNumber)?.stringValue }
    public static func length(_ object: AnyObject) -> Int! {
        (object as? NSString)?.length ?? (object as? NSData)?.length
    }
    public static func count(_ object: AnyObject) -> Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
    }
    public static func allKeys(_ object: AnyObject) -> [Any]! { (object as? NSDictionary)?.allKeys }
    public static func allValues(_ object: AnyObject) -> [Any]! { (object as? NSDictionary)?.allValues }
    /// The value for a key of a dictionary; nil where the object is none.
    public static func element(_ object: AnyObject, _ key: some Hashable) -> Any! {
        (object as? NSDictionary)?.object(forKey: key)
    }
    /// The value at a place of an array, which ends the app where there is none as Foundation's does, or for a dictionary's key.
    public static func element(_ object: AnyObject, _ index: Int) -> Any! {
        (object as? NSArray).map { $0.object(at: index) } ?? (object as? NSDictionary)?.object(forKey: index)
    }
    /// The text that the object has of itself, or the name of its class.
    public static func description(_ object: AnyObject) -> String! {
        (object as? NSObject)?.description ?? String(describing: object)
    }

    /// The object as a value that isn't a number.
    private static func value(_ object: AnyObject) -> NSValue? { object is NSNumber ? nil : object as? NSValue }
}
