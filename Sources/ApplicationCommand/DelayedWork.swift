import CDelays

/// Work that the app has put off: blocks by `asyncAfter`, and Swift tasks that sleep.
///
/// Splash screens, searches that wait for the next letter and made-up networks work so; a person who looks at the screen sees
/// what comes after. Delays of more than three seconds aren't waited for, nor timers: these mostly repeat.
enum DelayedWork {
    /// The seconds until the last of it becomes due; 0 where nothing is put off.
    static var remaining: Double { masu_remaining_delay() }
}
