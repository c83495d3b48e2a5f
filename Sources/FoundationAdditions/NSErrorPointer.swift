import Foundation

/// The place that receives an error, as Objective-C's methods have it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
