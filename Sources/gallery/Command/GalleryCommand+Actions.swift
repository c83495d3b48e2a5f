import ApplicationCommand
import GalleryScreens

extension GalleryCommand {
    /// A command line with the flags of an app's: `gallery SCREEN --tap NAME --tree`.
    struct Actions {
        var screen = ""
        var variant: String?
        var images = ImageState.loaded
        /// The flags that an app's command line has too, in their order.
        var words: [String] = []

        /// nil where the gallery's own flags suffice, or there are others.
        init?(_ all: [String]) throws(UsageError) {
            var rest = all[...]
            var isWanted = false
            while let word = rest.popFirst() {
                guard word.hasPrefix("-") else {
                    guard screen.isEmpty else { return nil }
                    screen = word
                    continue
                }
                switch word {
                case "--variant": variant = rest.popFirst()
                case "--images":
                    guard let value = rest.popFirst(), let state = ImageState(rawValue: value) else { return nil }
                    images = state
                default:
                    let before = rest
                    guard let (flag, _) = try? ApplicationFlag.read(word, from: &rest) else { return nil }
                    words += [word] + before.prefix(before.count - rest.count)
                    isWanted = isWanted || Flag(rawValue: flag.rawValue) == nil
                }
            }
            guard isWanted, !screen.isEmpty else { return nil }
        }
    }

    /// Shows a screen and carries out what an app's command line would.
    static func follow(_ actions: Actions) throws {
        var named = try Arguments([actions.screen])
        named.values[.variant] = actions.variant
        let (screen, variant) = try screenAndVariant(named)
        let command = try ScreenCommand(actions.words)
        let session = try ScreenOutput.withheld {
            try ScreenSession(variant, release: screen.release, settings: command.settings, images: actions.images)
        }
        defer { session.close() }
        try command.follow(on: session.host, settle: session.awaitNetwork, output: printOut)
    }
}
