import ConstraintSolver

/// Any bytes are an edit script; a system that differs from one made from scratch is a crash to libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConstraintSolver(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let data, count > 0 else { return 0 }
    var script = EditScript(Array(UnsafeBufferPointer(start: data, count: min(count, 600))))
    do {
        if let problem = try script.run() { fatalError(problem) }
    } catch {
        fatalError("an edit that should be legal was refused: \(error)")
    }
    precondition(script.system.statistics.pivotLimitsReached == 0, "a block took too many pivots")
    return 0
}
