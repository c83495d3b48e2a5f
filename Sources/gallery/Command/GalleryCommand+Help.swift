import ApplicationCommand
import GalleryScreens

extension GalleryCommand {
    static var help: String {
        """
        Shows the gallery's screens: in a window, as pictures and as lists of row heights.

        usage: gallery --list
               gallery SCREEN [--device NAME] [--variant NAME] [--rows] [--png FILE] [--trace] [--explain] ...
               gallery [SCREEN] --window [--device NAME] [--script FILE | --record FILE] ...
               gallery SCREEN --ios all [--png FILE] [--rows] [--device NAME] ...
               gallery SCREEN --inspect [--device NAME] [--variant NAME] ...
               gallery SCREEN [--tap NAME | --type TEXT | --scroll Y | --tree | --read | --views | ...]...
               gallery --render-all [--output FOLDER]
               gallery --measure [--device NAME]

        \(Flag.helpLines)

        A screen also takes the flags of an app's command line that act on it or ask about it, in their order: --tap,
        --type, --wait, --scroll, --turn, --marks, --tree, --findings, --prove, --compare, --views, --read, --language.

        \(ExitStatus.help)

        """
    }

    /// A line a screen, and below it a line a variant where it has several.
    static var list: String {
        GalleryScreen.all.map { screen in
            let measured = screen.release.map { "; measured on \($0)" } ?? ""
            let line = padded(screen.name, to: 20) + screen.summary + measured + "\n"
            guard !screen.otherVariants.isEmpty else { return line }
            let variants = screen.variants.map {
                "    " + padded("--variant " + $0.name, to: 30) + $0.summary + "\n"
            }
            return line + variants.joined()
        }.joined()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
