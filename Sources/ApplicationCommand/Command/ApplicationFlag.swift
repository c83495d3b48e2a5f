/// What may stand on the command line of an app.
enum ApplicationFlag: String, CommandFlag {
    case device
    case contentSize = "content-size"
    case dark, rtl, language, scale, format, trace
    case tap, type, wait, scroll, turn, script
    case png, rows, explain, views, read
    case window, record, inspect, help

    var placeholder: String? {
        switch self {
        case .dark, .rtl, .turn, .rows, .views, .read, .window, .inspect, .help: nil
        case .device, .tap: "NAME"
        case .contentSize: "SIZE"
        case .language: "CODE"
        case .scale: "PIXELS"
        case .format: "text|json"
        case .trace: "calls|all"
        case .type: "TEXT"
        case .wait: "SECONDS"
        case .scroll: "Y"
        case .script, .png, .record: "FILE"
        case .explain: "WHAT"
        }
    }

    var isValueOptional: Bool { self == .trace || self == .explain }

    var help: String {
        switch self {
        case .device: "The device, iphone-se2 unless given."
        case .contentSize: "The user's text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; L unless given."
        case .dark: "Show the dark appearance."
        case .rtl: "Lay out from right to left."
        case .language: "The language of documents' texts, as de or pt-BR."
        case .scale: "Pixels a point of --png, the device's unless given; points of the desk a point of a window."
        case .format: "How --rows and --explain print, text unless given; with json the app's own prints are withheld."
        case .trace: "Print what UIKit and the app ask each other from the start; =all prints every event."
        case .tap: "Activate what has this accessibility label or identifier."
        case .type: "Type a text into what has the keyboard."
        case .wait: "Let time pass in step with the clock, as answers from the network need it."
        case .scroll: "Scroll the table so that its content's Y stands at the upper edge."
        case .turn: "Turn the device on its side, or upright again."
        case .script: "Play what a file says the user does."
        case .png: "Draw the screen into a file."
        case .rows: "Print each row's section, row, y and height, all rows measured once."
        case .explain:
            "Say why: each visible row in a sentence, or one of row:SECTION,ROW item:SECTION,ITEM content offset "
                + "lines:NAME frame:NAME.x|y|width|height with its chain of reasons."
        case .views: "Print the views with their frames."
        case .read: "Print the screen as VoiceOver reads it."
        case .window: "Open a window after all that; the standard where there is a display and nothing else is done."
        case .record: "Write what the user does in the window into a file that --script plays."
        case .inspect: "Serve the inspector's page until the app is interrupted."
        case .help: "Print this text."
        }
    }
}
