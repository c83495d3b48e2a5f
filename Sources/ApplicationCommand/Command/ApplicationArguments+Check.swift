extension ApplicationArguments {
    /// Refuses a command line that the app would refuse, before anybody waits for the app to be built.
    ///
    /// - Throws: the app's own words about an unknown flag, device, release or text size, and about flags that exclude each
    ///   other.
    @MainActor package static func check(_ words: [String]) throws(UsageError) {
        let arguments = try ApplicationArguments(words)
        _ = try arguments.settings
        _ = try arguments.scale
    }
}
