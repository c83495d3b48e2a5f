/// Values of the hardware: the simulated device answers as a simulator does.
extension UIDevice {
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// −1: unknown.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    /// Always false, as nothing is ever near the screen.
    public var proximityState: Bool { false }

    /// One identifier for all apps of a vendor on this device, derived from the first components of the app's bundle
    /// identifier.
    public nonisolated var identifierForVendor: UUID? {
        let vendor = (Bundle.application.bundleIdentifier ?? "app")
            .split(separator: ".").prefix(2).joined(separator: ".")
        var words: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
        for byte in vendor.utf8 {
            for index in words.indices { words[index] = (words[index] ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        }
        var bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
