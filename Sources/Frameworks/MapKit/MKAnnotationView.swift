import UIKit

/// A view at a place of the map: its picture, with its middle there.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage? {
        didSet {
            picture.image = image
            picture.sizeToFit()
            bounds.size = picture.bounds.size
        }
    }
    /// Points from the place to the view's middle.
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isDraggable = false
    open var isHighlighted = false
    open var displayPriority = MKFeatureDisplayPriority.required
    open var clusteringIdentifier: String?
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open private(set) var isSelected = false
    private let picture = UIImageView()

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(picture)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func prepareForReuse() { setSelected(false, animated: false) }
    open func prepareForDisplay() {}
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// True if a text is shown.
public enum MKFeatureVisibility: Int, Sendable {
    case hidden, visible, adaptive
}

/// A round marker with a pin's point below it, and its annotation's title below that.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    open var animatesWhenAdded = false
    /// An adaptive title gives way to the callout; titles that lie over each other stay.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showTitle() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open override var annotation: (any MKAnnotation)? { didSet { showTitle() } }
    private let caption = UILabel()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepareMarker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareMarker()
    }

    private func prepareMarker() {
        // Provenance: estimated — 28, 14: the marker's circle and the point's distance, by eye.
        bounds.size = CGSize(width: 28, height: 28)
        centerOffset = CGPoint(x: 0, y: -14)
        isOpaque = false
        // Provenance: estimated — 11: the size of a marker's title, by eye.
        caption.font = .systemFont(ofSize: 11, weight: .semibold)
        caption.textAlignment = .center
        addSubview(caption)
        showTitle()
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        showTitle()
    }

    private func showTitle() {
        caption.text = annotation?.title ?? nil
        caption.isHidden = titleVisibility == .hidden || titleVisibility == .adaptive && isSelected && canShowCallout
        caption.sizeToFit()
        caption.center = CGPoint(x: bounds.midX, y: bounds.maxY + caption.bounds.height / 2)
    }

    open override func draw(_ rect: CGRect) {
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
        let point = UIBezierPath()
        point.move(to: CGPoint(x: bounds.midX - 5, y: bounds.maxY - 4))
        point.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        point.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.maxY - 4))
        point.close()
        point.fill()
        let glyph = glyphTintColor ?? .white
        let middle = CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)
        if let glyphImage {
            glyphImage.withTintColor(glyph).draw(in: middle)
        } else if let glyphText {
            (glyphText as NSString).draw(
                in: middle, withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: glyph])
        } else {
            glyph.setFill()
            UIBezierPath(ovalIn: middle.insetBy(dx: 4, dy: 4)).fill()
        }
    }
}

/// A pin with a round head.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
    open var animatesDrop = false
    /// Provenance: estimated — the system's colours of these names: Apple says only that they are standard.
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        preparePin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preparePin()
    }

    private func preparePin() {
        // Provenance: estimated — 16 by 36: a pin's head and needle, by eye.
        bounds.size = CGSize(width: 16, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        isOpaque = false
    }

    open override func draw(_ rect: CGRect) {
        UIColor.darkGray.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 0.75, y: 12, width: 1.5, height: bounds.height - 12)).fill()
        pinTintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.midX - 7, y: 1, width: 14, height: 14)).fill()
    }
}
