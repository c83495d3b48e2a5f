import ApplicationCommand

/// What may follow the command's name besides a screen's name.
enum Flag: String, CommandFlag {
    case list, help
    case device, variant
    case png, scale, rows, format, offset, images, trace, explain
    case contentSize = "content-size"
    case rtl, dark
    case renderAll = "render-all"
    case window, script, record, measure, inspect
    case output

    var placeholder: String? {
        switch self {
        case .list, .help, .rows, .rtl, .dark, .renderAll, .window, .measure, .inspect: nil
        case .device, .variant: "NAME"
        case .png, .script, .record: "FILE"
        case .format: "text|json"
        case .offset: "Y"
        case .scale: "PIXELS"
        case .images: "pending|loaded"
        case .trace: "calls|all"
        case .explain: "WHAT"
        case .contentSize: "SIZE"
        case .output: "FOLDER"
        }
    }

    var isValueOptional: Bool { self == .trace || self == .explain }

    var help: String {
        switch self {
        case .list: "List the screens and their variants."
        case .help: "Print this text."
        case .device: "The device, iphone-se2 unless given."
        case .variant: "Another way to show the screen; --list names them."
        case .png: "Draw the screen into a file, in the screen's pixels."
        case .scale: "Pixels a point of --png, the device's unless given; points of the desk a point of a window."
        case .rows: "Print each row's section, row, y and height, in points of the content, all rows measured once."
        case .format: "How --rows or --explain prints, text unless given."
        case .offset: "Scroll so that the content's Y stands at the upper edge, below the bar."
        case .images:
            "Whether pictures from the network have arrived: pending unless given, loaded for --render-all's pictures."
        case .trace:
            "Print what UIKit and the screen ask each other while it is shown; =all prints every event with its cause."
        case .explain:
            "Say why: each visible row in a sentence, or with its chain of reasons one of row:SECTION,ROW item:SECTION,ITEM content offset "
                + "lines:NAME frame:NAME.x|y|width|height, where NAME is a property, an identifier or a class."
        case .contentSize: "The user's text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; L unless given."
        case .rtl: "Lay out from right to left."
        case .dark: "Show the dark appearance."
        case .renderAll: "Draw every screen on two devices and print the rows' heights."
        case .window: "Open a window with the screen, or with a menu of all; F2 turns the device."
        case .script: "Play what a file says the user does, and print the trace's hash; with --window, in a window."
        case .record: "Write what the user does in the window into a file that --script plays."
        case .measure:
            "Fling a list, users-and-items unless one is named, in a window, and print the frames a second that were held."
        case .inspect:
            "Serve a page on this machine that shows the screen, its views, and why each is where it is; ends when interrupted."
        case .output:
            "Where --render-all writes, Output unless given; beside --window, where pictures go if there is no display."
        }
    }
}
