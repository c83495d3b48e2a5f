import ApplicationCommand

/// The flags that may follow the command's name besides a screen's name.
enum Flag: String, CommandFlag {
    case list, version, help
    case device, ios, size, resize, variant
    case png, scale, rows, format, offset, images, trace, explain
    case contentSize = "content-size"
    case rtl, dark
    case renderAll = "render-all"
    case window, script, record, measure, inspect
    case output

    var placeholder: String? {
        switch self {
        case .list, .version, .help, .rows, .rtl, .dark, .renderAll, .window, .inspect: nil
        case .device, .variant: "NAME"
        case .ios: "RELEASE"
        case .png, .script, .record: "FILE"
        case .format: "text|json"
        case .offset: "Y"
        case .measure: "FRAMES"
        case .scale: "PIXELS"
        case .images: "pending|loaded"
        case .trace: "calls|all"
        case .explain: "WHAT"
        case .contentSize: "SIZE"
        case .size: "WIDTHxHEIGHT"
        case .resize: "SIZES"
        case .output: "FOLDER"
        }
    }

    var isValueOptional: Bool { [.trace, .explain, .measure].contains(self) }

    var help: String {
        switch self {
        case .list: "List the screens and their variants."
        case .version: "Print the version."
        case .help: "Print this text."
        case .device: "The device, by default iphone-se2."
        case .ios:
            "The release of iOS that is followed: 13 to 18, 26, 27, or all side by side; by default the one that the screen's article was measured on."
        case .variant: "Another way to show the screen; --list names them."
        case .png: "Draw the screen into a file, in the screen's pixels."
        case .scale:
            "The scale of --png in pixels per point, by default the device's; of a window in desktop points per point."
        case .rows: "Print each row's section, row, y and height, in points of the content, all rows measured once."
        case .format: "The output format of --rows and --explain, by default text."
        case .offset: "Scroll so that the content's Y is at the upper edge, below the bar."
        case .images:
            "The state of pictures from the network: pending by default, loaded for --render-all's pictures."
        case .trace:
            "Print the calls between UIKit and the screen while it is shown; =all prints every event with its cause."
        case .explain:
            "Explain each visible row in a sentence, or one of these with its chain of reasons: "
                + "row:SECTION,ROW item:SECTION,ITEM content offset lines:NAME frame:NAME.x|y|width|height, where NAME is a property, an identifier or a class."
        case .size:
            "The size of the screen's part in points, such as 500x700; on tablets also half, third, two-thirds, slide-over, stage."
        case .resize:
            "Drag the edge along sizes, such as 320x568..1024x1366, once the screen is shown and before anything is printed."
        case .contentSize: "The user's text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; by default L."
        case .rtl: "Lay out from right to left."
        case .dark: "Show the dark appearance."
        case .renderAll: "Draw every screen on two devices and print the rows' heights."
        case .window: "Open a window with the screen, or with a menu of all; F2 turns the device."
        case .script: "Play a file with the user's actions, and print the trace's hash; with --window, in a window."
        case .record: "Record the user's actions in the window into a file that --script plays."
        case .measure:
            "Fling a list, by default users-and-items, in a window, and print the frame rate; =120 asks for 120 frames a second instead of the display's."
        case .inspect:
            "Serve a page on this machine with the screen, its views, and explanations of their frames, until interrupted."
        case .output:
            "The folder for --render-all, by default Output; with --window, the folder for pictures if there is no display."
        }
    }
}
