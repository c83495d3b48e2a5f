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
                printOut(heightTable(columns, titles: devices, folds: true) + "\n")
            }
        }
        printOut("Pictures:\n" + files.map { "  \($0)\n" }.joined())
    }

    /// A line a row, a column a device.
    /// - Parameter folds: true to tell rows of a section that follow each other and are as high in one line, `3–17`.
    static func heightTable(_ columns: [[RowHeight]], titles: [String], folds: Bool = false) -> String {
        func line(_ section: String, _ row: String, _ cells: [String]) -> String {
            let cells = zip(cells, titles).map { $0.leftPadded(to: max(14, $1.count) + 2) }
            return section.leftPadded(to: 7) + row.leftPadded(to: folds ? 8 : 5) + cells.joined() + "\n"
        }
        var runs: [(section: Int, rows: ClosedRange<Int>, heights: [String])] = []
        for (index, row) in (columns.first ?? []).enumerated() {
            let heights = columns.map { $0.indices.contains(index) ? $0[index].height.points : "" }
            if folds, let last = runs.last, last.section == row.section, last.heights == heights {
                runs[runs.count - 1].rows = last.rows.lowerBound...row.row
            } else {
                runs.append((row.section, row.row...row.row, heights))
            }
        }
        let body = runs.map { run in
            let rows = run.rows.count == 1 ? "\(run.rows.lowerBound)" : "\(run.rows.lowerBound)–\(run.rows.upperBound)"
            return line("\(run.section)", rows, run.heights)
        }
        return line("section", "row", titles) + body.joined()
    }
}
