extension ProcessInfo {
    /// Whether the user saves the battery; hosts have none.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is; hosts don't tell.
    public var thermalState: ThermalState { .nominal }

    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Whether an iPad's program runs on a Mac.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iPhone's program runs on a Mac.
    public var isiOSAppOnMac: Bool { false }
}
