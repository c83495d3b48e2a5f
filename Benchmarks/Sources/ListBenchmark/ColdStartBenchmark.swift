import Foundation

/// Measures from the start of a process to the first PNG of a ten-row table, beside a program that only prints its
/// name.
func benchmarkColdStart() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("cold-start-\(getpid()).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    var (ours, hello) = (Samples(), Samples())
    for round in 0..<33 {
        var (a, b) = (Samples(), Samples())
        try a.add(clock: childrensTime) { try run(folder.appendingPathComponent("ColdStart"), [picture.path]) }
        try b.add(clock: childrensTime) { try run(folder.appendingPathComponent("HelloProgram"), []) }
        guard round > 1 else { continue }
        ours.values += a.values
        hello.values += b.values
    }
    let png = try Data(contentsOf: picture)
    try check(
        png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count > 10_000, "\(png.count) bytes aren't the picture")
    Report.line(
        "cold-start", ours: ours, peer: nil, limit: ("a hello program", hello.median), aim: "<= 40 ms",
        holds: ours.median <= 40e6)
}

/// The processor time of the processes that have ended, in nanoseconds.
private func childrensTime() -> UInt64 {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let seconds = UInt64(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    return (seconds * 1_000_000 + UInt64(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)) * 1000
}

private func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try check(process.terminationStatus == 0, "\(program.lastPathComponent) ended with \(process.terminationStatus)")
}
