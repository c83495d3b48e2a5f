#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stops a debugger that is attached; without one the program ends.
///
/// A program that prints its own crashes catches the signal and goes on behind it, so the second line ends it.
func stopInDebugger() {
    raise(SIGTRAP)
    if !isDebugged { fatalError("A breakpoint of a publisher was reached without a debugger.") }
}

private var isDebugged: Bool {
    #if os(Linux)
        guard let file = fopen("/proc/self/status", "r") else { return false }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if text.hasPrefix("TracerPid:") { return text.dropFirst(10).contains { $0.isNumber && $0 != "0" } }
        }
        return false
    #else
        return true
    #endif
}
