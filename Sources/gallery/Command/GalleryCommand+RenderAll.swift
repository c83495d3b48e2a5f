import ApplicationCommand
import Foundation
import GalleryScreens

extension GalleryCommand {
    private static let devices = ["iphone-se2", "iphone-12-pro-max"]

    /// `gallery --render-all`: every screen on two devices, and a table of the heights of rows.
    static func renderAll(_ arguments: Arguments) throws {
        let folder = arguments.values[.output] ?? "Output"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var files: [String] = []
        for screen in GalleryScreen.all {
            for variant in screen.variants {
                let title = variant.name == screen.standard.name ? screen.name : "\(screen.name)-\(variant.name)"
                var columns: [[RowHeight]] = []
                for device in devices {
                    var settings = try arguments.displaySettings
                    settings.device = device
                    try ScreenOutput.withheld {
                        let session = try ScreenSession(
                            variant, release: screen.release, settings: settings, images: .pending)
                        defer { session.close() }
                        if session.tableView != nil { columns.append(try session.measuredRows()) }
                        session.releaseImages()
                        for (suffix, png) in try session.pictures() {
                            let file = "\(folder)/\(title)-\(device)\(suffix).png"
                            try png.write(to: URL(fileURLWithPath: file))
                            files.append(file)
                        }
                    }
                }
                guard !columns.isEmpty else { continue }
                printOut("\(title): heights of rows in points, before pictures arrive\n")
                printOut(heightTable(columns, titles: devices) + "\n")
            }
        }
        printOut("Pictures:\n" + files.map { "  \($0)\n" }.joined())
    }

    /// A line a row, a column a device.
    static func heightTable(_ columns: [[RowHeight]], titles: [String]) -> String {
        func line(_ section: String, _ row: String, _ cells: [String]) -> String {
            let cells = zip(cells, titles).map { $0.leftPadded(to: max(14, $1.count) + 2) }
            return section.leftPadded(to: 7) + row.leftPadded(to: 5) + cells.joined() + "\n"
        }
        let body = (columns.first ?? []).enumerated().map { index, row in
            let heights = columns.map { $0.indices.contains(index) ? $0[index].height.points : "" }
            return line("\(row.section)", "\(row.row)", heights)
        }
        return line("section", "row", titles) + body.joined()
    }
}
