#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Stops a debugger that is attached; without one the program ends.
func stopInDebugger() { raise(SIGTRAP) }
