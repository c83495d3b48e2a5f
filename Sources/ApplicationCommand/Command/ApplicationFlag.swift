/// The flags of an app's command line.
package enum ApplicationFlag: String, CommandFlag {
    case device, ios, size
    case contentSize = "content-size"
    case dark, rtl, language, scale, format, trace
    case tap, type, wait, scroll, turn, resize, script
    case listScript = "list-script"
    case answers
    case recordAnswers = "record-answers"
    case location, allow, photos, network
    case previews, preview
    case png, marks, tree, rows, explain, findings, prove, compare, views, read
    case window, record, resume, inspect, session, version, help

    package var placeholder: String? {
        switch self {
        case .dark, .rtl, .turn, .rows, .views, .read, .window, .inspect, .help: nil
        case .marks, .tree, .findings, .session, .recordAnswers, .previews, .version: nil
        case .device, .tap, .preview: "NAME"
        case .ios: "RELEASE"
        case .contentSize: "SIZE"
        case .size: "WIDTHxHEIGHT"
        case .resize: "SIZES"
        case .language: "CODE"
        case .scale: "PIXELS"
        case .format: "text|json"
        case .trace: "calls|all"
        case .type: "TEXT"
        case .wait: "SECONDS"
        case .scroll: "Y"
        case .script, .listScript, .png, .record, .resume, .compare: "FILE"
        case .prove: "WIDTHS"
        case .explain: "WHAT"
        case .answers, .photos: "FOLDER"
        case .location: "LATITUDE,LONGITUDE"
        case .allow: "SERVICES"
        case .network: "none|wifi|cellular|wired"
        }
    }

    package var isValueOptional: Bool { [.trace, .explain, .prove].contains(self) }

    package var help: String {
        switch self {
        case .device: "The device, by default iphone-se2."
        case .ios:
            "The release of iOS that is followed: 13 to 18, 26, 27; by default 26, or what the device ran nearest to it."
        case .size:
            "The size of the app's part of the screen in points, such as 500x700; on tablets also half, third, two-thirds, slide-over, stage."
        case .resize: "Drag the window's edge along sizes, such as 320x568..1024x1366, 8 points a frame at most."
        case .contentSize: "The user's text size: XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; by default L."
        case .dark: "Show the dark appearance."
        case .rtl: "Lay out from right to left."
        case .language: "The language of documents' texts, such as de or pt-BR."
        case .scale:
            "The scale of --png in pixels per point, by default the device's; of a window in desktop points per point."
        case .format:
            "The output format of questions about the screen, by default text; json prints an object a line, and withholds the app's own output."
        case .trace: "Print the calls between UIKit and the app from the start; =all prints every event."
        case .tap:
            "Activate the element of this name: label, identifier, value, placeholder, what --read prints, or how one of them "
                + "begins; #3 touches a mark. The front list is scrolled to it."
        case .type: "Type text into the focused field; fails where none has the focus."
        case .wait:
            "Advance the app by real time; it waits by itself for the network, for animations, and for work that it puts off by "
                + "three seconds or less."
        case .scroll: "Scroll the front table, collection or scroll view so that its content's Y is at the upper edge."
        case .turn: "Turn the device on its side, or upright again."
        case .script:
            "Play a file with the user's actions, a line each: a time in seconds and down, move or up x y, wheel x y dx dy, "
                + "keydown or keyup modifiers input characters, text words, turn, resize w h, resizing w h, or end."
        case .listScript:
            "Play steps on the screen's first list as masu find asks for it: FILE holds them, and what they are compared with."
        case .png: "Draw the screen into a file."
        case .marks: "Number the elements in the pictures of --png as --tree numbers them."
        case .tree: "Print the screen's elements, a line each: number, kind, frame, text."
        case .rows:
            "Print each row's section, row, y and height, all rows measured once; of a collection its items, of a scroll view "
                + "its parts. The screen stays as it is."
        case .explain:
            "Explain each visible row in a sentence, or with its chain of reasons one of row:SECTION,ROW item:SECTION,ITEM content offset "
                + "lines:NAME frame:NAME.x|y|width|height."
        case .findings: "Print what is wrong with the layout, each with its cure."
        case .prove:
            "Prove that the visible rows have no problem at any width, by default 320...1366, or at any size, as "
                + "280x280...1366x1366."
        case .compare: "Compare the screen with a picture of it, pixel by pixel."
        case .views: "Print the views with their frames."
        case .read: "Print the screen as VoiceOver reads it."
        case .window: "Open a window after all other actions; the default if there is a display and no other action."
        case .record: "Record the user's actions in the window into a file that --script plays."
        case .resume: "Play a file, where it is there, and record into it from then on: the window as it was left."
        case .session: "Answer requests on the standard input, each a JSON array of flags, until it ends."
        case .inspect: "Serve the inspector's page until interrupted."
        case .version: "Print the versions of the app and of Masu."
        case .help: "Print this text."
        case .answers: "Answer the app's URL requests from the files that FOLDER/answers.json names."
        case .recordAnswers: "Fetch answers that the folder of --answers lacks, and write them there."
        case .location: "The device's location in degrees, such as 52.52,13.405; the user allows the app to know it."
        case .allow:
            "The services that the user grants, with commas: location notifications photos camera microphone contacts."
        case .photos: "The pictures of the device's library: those in a folder, in the order of their names."
        case .network: "The device's way to the network, by default wifi; with none requests fail."
        case .previews: "Print the names of the previews in the app's sources."
        case .preview: "Show one of them in place of the app."
        }
    }
}
