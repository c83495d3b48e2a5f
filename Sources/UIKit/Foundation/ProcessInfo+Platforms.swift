extension ProcessInfo {
    /// Whether an iPad's program runs on a Mac.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iPhone's program runs on a Mac.
    public var isiOSAppOnMac: Bool { false }
}
