import Foundation

/// Objects as arguments of `%@`, where Foundation on Linux takes texts alone: `String(format: "%@", error as NSError)`.
extension _CVarArgObject where Self: NSObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSError: @retroactive _CVarArgObject {}
extension NSNumber: @retroactive _CVarArgObject {}
extension NSArray: @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive _CVarArgObject {}
extension NSURL: @retroactive _CVarArgObject {}
extension NSDate: @retroactive _CVarArgObject {}
extension NSUUID: @retroactive _CVarArgObject {}

// Arrays and dictionaries are objects there too: `String(format: "%@", names)`.
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: (self as NSArray).description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: (self as NSDictionary).description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSString {
    /// A format with a locale's numbers, where Foundation on Linux takes `NSLocale` alone.
    public convenience init(format: String, locale: Locale, arguments: CVaListPointer) {
        self.init(format: format, locale: locale as NSLocale as AnyObject, arguments: arguments)
    }
}
