import HeadlessHost
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The screen with its elements numbered in VoiceOver's order, beside a legend of what is read.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// Keeps a picture of a controller's screen on which each element has a frame and a number, in VoiceOver's order, with a
    /// legend: the words that are read, rotors and where they lead, information on demand, and names for Voice Control.
    ///
    /// - Parameters:
    ///   - showsActivationPoints: true to mark the points that a double tap touches, where they aren't the centres.
    ///   - scale: the picture's pixels a point.
    public static func accessibilityImage(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        showsActivationPoints: Bool = true, scale: CGFloat = 2, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            let sheet = try SnapshotStage.show($0, on: config, size: size, traits: traits) {
                try AccessibilitySheet($0, scale: scale, showsActivationPoints: showsActivationPoints)
            }
            return try sheet.picture()
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view with its elements numbered in VoiceOver's order, beside a legend of what is read.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// Keeps a picture of a view on which each element has a frame and a number, in VoiceOver's order, with a legend.
    public static func accessibilityImage(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), showsActivationPoints: Bool = true,
        scale: CGFloat = 2, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            let sheet = try SnapshotStage.show($0, size: size, traits: traits) {
                try AccessibilitySheet($0, scale: scale, showsActivationPoints: showsActivationPoints)
            }
            return try sheet.picture()
        }
    }
}

/// A picture of a view with its elements marked, and the legend beside it in as many columns as the height asks for.
@MainActor struct AccessibilitySheet {
    private let screen: UIImage
    private let items: [AccessibilityItem]
    private let origin: CGPoint
    private let scale: CGFloat
    private let showsActivationPoints: Bool

    private static let gap: CGFloat = 16
    private static let columnWidth: CGFloat = 300
    private static let swatch: CGFloat = 22
    private static let colours: [UIColor] = [
        colour(193, 18, 31), colour(29, 78, 216), colour(21, 128, 61), colour(180, 83, 9), colour(126, 34, 206),
        colour(14, 116, 144),
    ]

    private static func colour(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    init(_ view: UIView, scale: CGFloat, showsActivationPoints: Bool) throws {
        items = view.accessibilityItems()
        screen = UIImage(bitmap: try renderBitmap(of: view, scale: Double(scale)), scale: scale)
        origin = view.accessibilityOrigin
        self.scale = scale
        self.showsActivationPoints = showsActivationPoints
        SceneObservation.current?.see(view, asPicture: false)
    }

    func picture() throws -> UIImage {
        let sheet = self.sheet
        return try SnapshotStage.show(sheet, size: nil, traits: UITraitCollection(displayScale: scale)) {
            UIImage(bitmap: try renderBitmap(of: $0, scale: Double(scale)), scale: scale)
        }
    }

    private var sheet: UIView {
        let sheet = UIView()
        sheet.backgroundColor = .white
        let shown = UIImageView(image: screen)
        shown.frame = CGRect(origin: CGPoint(x: Self.gap, y: Self.gap), size: screen.size)
        sheet.addSubview(shown)
        for (index, item) in items.enumerated() { mark(item, index, on: shown) }
        let rows = items.enumerated().map { row($0.element, $0.offset) }
        // A column ends at the picture's lower edge, or below where one row alone is higher.
        let height = max(screen.size.height, rows.map(\.bounds.height).max() ?? 0)
        var (x, y) = (shown.frame.maxX + Self.gap, Self.gap)
        if rows.isEmpty { sheet.addSubview(note("No elements", at: CGPoint(x: x, y: y))) }
        for row in rows {
            if y > Self.gap, y + row.bounds.height > Self.gap + height {
                (x, y) = (x + Self.columnWidth + Self.gap, Self.gap)
            }
            row.frame.origin = CGPoint(x: x, y: y)
            sheet.addSubview(row)
            y += row.bounds.height + 10
        }
        sheet.frame = CGRect(x: 0, y: 0, width: x + Self.columnWidth + Self.gap, height: height + 2 * Self.gap)
        return sheet
    }

    private func note(_ text: String, at origin: CGPoint) -> UILabel {
        let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: Self.columnWidth, height: 20)))
        label.text = text
        label.textColor = .black
        label.font = .systemFont(ofSize: 14)
        return label
    }

    // MARK: Marks

    private func mark(_ item: AccessibilityItem, _ index: Int, on picture: UIView) {
        let colour = Self.colours[index % Self.colours.count]
        let frame = item.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        let mark = ElementMark(frame: picture.bounds)
        mark.isOpaque = false
        mark.colour = colour
        let path = item.path?.copy() as? UIBezierPath ?? UIBezierPath(rect: frame)
        if item.path != nil { path.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y)) }
        mark.outline = path
        let point = CGPoint(x: item.activationPoint.x - origin.x, y: item.activationPoint.y - origin.y)
        let isCentre = abs(point.x - frame.midX) < 0.5 && abs(point.y - frame.midY) < 0.5
        if showsActivationPoints, !isCentre { mark.point = point }
        picture.addSubview(mark)
        let plate = plate(index, colour, fontSize: 10)
        let corner = path.bounds.intersection(picture.bounds)
        // Half outside of the corner, so that it hides little of what is in it.
        let place = corner.isNull ? CGPoint.zero : corner.origin
        plate.frame.origin = CGPoint(
            x: max(place.x - plate.bounds.width * 0.6, 2 - Self.gap),
            y: max(place.y - plate.bounds.height * 0.6, 2 - Self.gap))
        picture.addSubview(plate)
    }

    private func plate(_ index: Int, _ colour: UIColor, fontSize: CGFloat) -> UILabel {
        let plate = UILabel()
        plate.text = "\(index + 1)"
        plate.font = .boldSystemFont(ofSize: fontSize)
        plate.textColor = .white
        plate.textAlignment = .center
        plate.backgroundColor = colour
        plate.sizeToFit()
        plate.bounds.size = CGSize(width: max(plate.bounds.width + 6, fontSize + 4), height: fontSize + 4)
        return plate
    }

    // MARK: Legend

    /// The words, and below them what is read on demand; origin zero.
    private func row(_ item: AccessibilityItem, _ index: Int) -> UIView {
        let row = UIView()
        let number = plate(index, Self.colours[index % Self.colours.count], fontSize: 12)
        number.frame = CGRect(x: 0, y: 0, width: max(Self.swatch, number.bounds.width), height: 18)
        row.addSubview(number)
        var y: CGFloat = 0
        for (line, text) in ([item.spoken] + extras(of: item)).enumerated() {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .left
            label.font = .systemFont(ofSize: line == 0 ? 14 : 12)
            label.textColor = line == 0 ? .black : UIColor(white: 0.35, alpha: 1)
            let width = Self.columnWidth - Self.swatch - 8
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: Self.swatch + 8, y: y, width: width, height: size.height)
            row.addSubview(label)
            y += size.height + 2
        }
        row.frame = CGRect(x: 0, y: 0, width: Self.columnWidth, height: max(y, 18))
        return row
    }

    private func extras(of item: AccessibilityItem) -> [String] {
        var lines = item.contents.filter { !$0.isImportant }.map { "More: \($0.label), \($0.value)" }
        for rotor in item.rotors {
            let shown = rotor.results.prefix(10).joined(separator: ", ")
            let rest = rotor.results.count - 10
            lines.append(
                "Rotor \(rotor.name): \(rotor.results.isEmpty ? "nothing" : shown)\(rest > 0 ? " and \(rest) more" : "")"
            )
        }
        if !item.userInputLabels.isEmpty {
            lines.append("Voice Control: " + item.userInputLabels.map { "“\($0)”" }.joined(separator: ", "))
        }
        return lines
    }
}

/// An outline in a colour, filled faintly, with a cross at the point that a double tap touches.
private final class ElementMark: UIView {
    var colour = UIColor.black
    var outline = UIBezierPath()
    var point: CGPoint?

    override func draw(_ rect: CGRect) {
        colour.withAlphaComponent(0.18).setFill()
        outline.fill()
        colour.setStroke()
        outline.lineWidth = 1.5
        outline.stroke()
        guard let point else { return }
        let cross = UIBezierPath()
        for (dx, dy) in [(6.0, 0.0), (0.0, 6.0)] {
            cross.move(to: CGPoint(x: point.x - dx, y: point.y - dy))
            cross.addLine(to: CGPoint(x: point.x + dx, y: point.y + dy))
        }
        cross.lineWidth = 2
        cross.stroke()
    }
}
