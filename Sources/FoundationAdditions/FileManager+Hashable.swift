import Foundation

/// On Apple's systems an object of Objective-C, which is equal to itself alone.
extension FileManager: @retroactive Hashable {
    public static func == (one: FileManager, other: FileManager) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
