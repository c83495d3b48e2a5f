import Foundation

extension NSString {
    /// A text whose numbers are written as in the device's language: `String.localizedStringWithFormat`, as a class's method.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: "\(format)", locale: .current, arguments: args))
    }
}
