import HeadlessHost
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Keeps a controller's screen in every combination of a matrix as one picture: a row a device, a name under each.
    ///
    /// The same controller is shown again for each, with the device's own size, safe area and pixels a point. What its
    /// views took from the release or the language when they were made stays; `assertSnapshots(of:across:)` makes them
    /// anew for each.
    ///
    /// - Parameters:
    ///   - scale: the sheet's pixels a point.
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func contactSheet(
        of matrix: SnapshotMatrix, scale: CGFloat = 1, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            controller in
            var sheet = ContactSheet()
            for device in matrix.devices {
                var row = matrix
                row.devices = [device]
                sheet.rows.append(
                    try row.cells.map { cell in
                        let picture = try cell.following {
                            try SnapshotStage.show(controller, on: cell.config, traits: cell.traits) { view in
                                UIImage(bitmap: try renderBitmap(of: view, scale: Double(scale)), scale: scale)
                            }
                        }
                        return (cell.name, picture)
                    })
            }
            let view = sheet.view
            return try SnapshotStage.show(view, size: nil, traits: UITraitCollection(displayScale: scale)) {
                UIImage(bitmap: try renderBitmap(of: $0, scale: Double(scale)), scale: scale)
            }
        }
    }
}

/// Pictures in rows, each with its name below it.
@MainActor struct ContactSheet {
    var rows: [[(name: String, picture: UIImage)]] = []
    private let gap = 24.0
    private let lineHeight = 20.0

    /// The view, as large as the pictures need.
    var view: UIView {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0.85, alpha: 1)
        var (y, width) = (gap, 0.0)
        for row in rows {
            var x = gap
            let height = row.map(\.picture.size.height).max() ?? 0
            for (name, picture) in row {
                let image = UIImageView(image: picture)
                image.frame = CGRect(origin: CGPoint(x: x, y: y), size: picture.size)
                let label = UILabel(frame: CGRect(x: x, y: y + height, width: picture.size.width, height: lineHeight))
                label.text = name
                label.textAlignment = .center
                label.textColor = .black
                label.font = .systemFont(ofSize: 13)
                view.addSubview(image)
                view.addSubview(label)
                x += picture.size.width + gap
            }
            width = max(width, x)
            y += height + lineHeight + gap
        }
        view.frame = CGRect(x: 0, y: 0, width: width, height: y)
        return view
    }
}
