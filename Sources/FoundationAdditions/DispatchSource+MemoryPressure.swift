import Foundation

/// A source that tells when memory grows scarce: Linux's Dispatch has none, and nothing here says so, so its handler isn't
/// called, as on a device with memory enough.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// The grades of scarcity.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // Dispatch's own class: its methods with default arguments know no other.
        let source = makeUserDataOrSource(queue: queue)
        guard let pressure = source as? any DispatchSourceMemoryPressure else {
            preconditionFailure("Dispatch made \(type(of: source)) in place of a DispatchSource")
        }
        return pressure
    }
}

/// A source of data that nobody adds.
extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent { MemoryPressureEvent(rawValue: (self as any DispatchSourceUserDataOr).data) }
}
