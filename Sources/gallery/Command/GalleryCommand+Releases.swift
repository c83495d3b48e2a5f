import ApplicationCommand
import Foundation
import GalleryScreens
import HeadlessHost
import UIKit

extension GalleryCommand {
    /// `gallery SCREEN --ios all`: the screen under every release, as pictures side by side and as a table of its rows.
    static func showReleases(_ arguments: Arguments) throws {
        guard arguments.has(.png) || arguments.has(.rows) else {
            throw UsageError("No output is requested: --ios all takes --png FILE, --rows or both.")
        }
        var arguments = arguments
        arguments.values[.ios] = nil
        let (screen, variant) = try screenAndVariant(arguments)
        let images = try arguments.choice(.images, default: ImageState.pending)
        let offset = try arguments.number(.offset)
        let scale = try pictureScale(arguments)
        var columns: [[RowHeight]] = []
        var pictures: [(title: String, picture: UIImage)] = []
        for release in SystemRelease.all {
            var settings = try arguments.displaySettings
            settings.release = release
            try ScreenOutput.withheld {
                let session = try ScreenSession(variant, settings: settings, images: images)
                defer { session.close() }
                if session.tableView != nil { columns.append(try session.measuredRows()) }
                if let offset { try session.screen.scroll(to: offset, for: "--offset") }
                let drawn = scale ?? session.host.scale
                if let picture = UIImage(data: try session.screen.png(scale: drawn), scale: CGFloat(drawn)) {
                    pictures.append(("\(release)" + (release == screen.release ? ", as measured" : ""), picture))
                }
            }
        }
        if arguments.has(.rows) {
            guard !columns.isEmpty else { throw UsageError("--rows asks for a list, and \(screen.name) shows none.") }
            printOut(heightTable(columns, titles: SystemRelease.all.map { "\($0)" }))
        }
        if let file = arguments.values[.png] {
            let drawn = Double(pictures.first?.picture.scale ?? 1)
            try renderPNG(of: sheet(pictures), scale: drawn).write(to: URL(fileURLWithPath: file))
        }
    }

    /// Pictures in a row, each with its title above it.
    private static func sheet(_ pictures: [(title: String, picture: UIImage)]) -> UIView {
        let (gap, line): (CGFloat, CGFloat) = (16, 32)
        let sheet = UIView()
        sheet.backgroundColor = UIColor(white: 0.85, alpha: 1)
        var x = gap
        for (title, picture) in pictures {
            let label = UILabel(frame: CGRect(x: x, y: 0, width: picture.size.width, height: line))
            label.text = title
            label.font = .systemFont(ofSize: 15, weight: .semibold)
            label.textColor = .black
            label.textAlignment = .center
            sheet.addSubview(label)
            let view = UIImageView(image: picture)
            view.frame = CGRect(origin: CGPoint(x: x, y: line), size: picture.size)
            sheet.addSubview(view)
            x += picture.size.width + gap
        }
        let height = pictures.map(\.picture.size.height).max() ?? 0
        sheet.frame = CGRect(x: 0, y: 0, width: x, height: line + height + gap)
        return sheet
    }
}
