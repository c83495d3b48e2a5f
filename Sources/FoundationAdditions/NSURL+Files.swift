import Foundation

extension NSURL {
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
    public class func fileURL(withPath path: String, isDirectory: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDirectory)
    }
}
