extension ProcessInfo {
    /// A Boolean value that indicates whether the user saves the battery; always false, as hosts have none.
    public var isLowPowerModeEnabled: Bool { false }
    /// The device's temperature; always nominal, as hosts don't report it.
    public var thermalState: ThermalState { .nominal }

    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// A Boolean value that indicates whether an iPad program runs on a Mac.
    public var isMacCatalystApp: Bool { false }
    /// A Boolean value that indicates whether an iPhone program runs on a Mac.
    public var isiOSAppOnMac: Bool { false }
}
