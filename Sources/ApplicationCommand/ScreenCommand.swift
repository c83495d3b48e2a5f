import HeadlessHost

/// The actions and questions of an app's command line, for a screen that another program shows.
@MainActor package struct ScreenCommand {
    private let arguments: ApplicationArguments

    /// - Throws: `UsageError` where the words aren't such flags, or ask for a window or an app.
    package init(_ words: [String]) throws {
        arguments = try ApplicationArguments(words)
        for flag in [
            ApplicationFlag.window, .record, .resume, .inspect, .session, .previews, .preview, .trace, .script,
        ]
        where arguments.has(flag) {
            throw UsageError("\(flag.spelling) can't be combined with flags that act on a screen.")
        }
    }

    /// The device and what it is shown under.
    package var settings: DisplaySettings { get throws(UsageError) { try arguments.settings } }

    /// - Parameters:
    ///   - settle: finishes layout, and waits for what the screen asked for.
    ///   - output: takes what is to be printed.
    package func follow(
        on host: HeadlessHost, settle: @escaping @MainActor () -> Void, output: (String) -> Void
    ) throws {
        try ApplicationRun(arguments, on: host, settle: settle).go(launching: { _ in }, output: output)
    }
}
