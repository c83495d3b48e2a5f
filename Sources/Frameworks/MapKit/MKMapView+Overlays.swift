import UIKit

extension MKMapView {
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

    public func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        canvas.setNeedsDisplay()
    }

    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            self.overlays.removeAll { $0 === overlay }
            renderers[ObjectIdentifier(overlay)] = nil
        }
        canvas.setNeedsDisplay()
    }

    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        if let known = renderers[ObjectIdentifier(overlay)] { return known }
        guard overlays.contains(where: { $0 === overlay }), let delegate else { return nil }
        let made = delegate.mapView(self, rendererFor: overlay)
        renderers[ObjectIdentifier(overlay)] = made
        return made
    }
}

/// The ground of a map: a grid by degrees, and the overlays on it.
final class MapCanvas: UIView {
    weak var map: MKMapView?
    let callout = MapCallout()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.95, alpha: 1)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MapCanvas") }

    override func draw(_ rect: CGRect) {
        guard let map, bounds.width > 0, bounds.height > 0 else { return }
        drawGrid(of: map)
        for overlay in map.overlays {
            guard let renderer = map.renderer(for: overlay), let path = renderer.outline(map.point(of:)) else {
                continue
            }
            renderer.draw(path)
        }
    }

    /// Lines at round degrees, four to ten across the view.
    private func drawGrid(of map: MKMapView) {
        let region = map.region
        let width = max(1e-9, region.span.longitudeDelta)
        var step = pow(10, (log10(width / 4)).rounded(.down))
        if width / step > 20 { step *= 5 } else if width / step > 10 { step *= 2 }
        let path = UIBezierPath()
        func lines(_ middle: Double, _ span: Double, _ draw: (Double) -> Void) {
            let first = ((middle - span / 2) / step).rounded(.up)
            let count = min(100, Int((span / step).rounded(.up)))
            for index in 0...max(0, count) { draw((first + Double(index)) * step) }
        }
        lines(region.center.longitude, width) { longitude in
            let x = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))).x
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: bounds.height))
        }
        lines(region.center.latitude, region.span.latitudeDelta) { latitude in
            guard abs(latitude) < 85 else { return }
            let y = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))).y
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        path.lineWidth = 1
        UIColor.separator.setStroke()
        path.stroke()
    }
}

/// The texts of the selected annotation, and the views beside them.
final class MapCallout: UIView {
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = 8
        stack.spacing = 8
        stack.alignment = .center
        addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MapCallout") }

    /// - Parameter view: nil for no callout.
    func show(_ view: MKAnnotationView?, in map: MKMapView) {
        guard let view, view.canShowCallout, let annotation: any _AnnotationTexts = view.annotation,
            annotation.title != nil
        else {
            return removeFromSuperview()
        }
        for part in stack.arrangedSubviews { part.removeFromSuperview() }
        let texts = UIStackView()
        texts.axis = .vertical
        for (text, style) in [(annotation.title, UIFont.TextStyle.subheadline), (annotation.subtitle, .caption1)] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            texts.addArrangedSubview(label)
        }
        if let detail = view.detailCalloutAccessoryView { texts.addArrangedSubview(detail) }
        for part in [view.leftCalloutAccessoryView, texts, view.rightCalloutAccessoryView].compactMap({ $0 }) {
            stack.addArrangedSubview(part)
        }
        if let control = view.rightCalloutAccessoryView as? UIControl { notify(control, view, map) }
        if let control = view.leftCalloutAccessoryView as? UIControl { notify(control, view, map) }
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(origin: CGPoint(x: 10, y: 6), size: size)
        frame = CGRect(
            x: view.frame.midX - size.width / 2 - 10, y: view.frame.minY - size.height - 18, width: size.width + 20,
            height: size.height + 12)
        if superview !== map { map.addSubview(self) }
    }

    private func notify(_ control: UIControl, _ view: MKAnnotationView, _ map: MKMapView) {
        let action = UIAction(identifier: UIAction.Identifier("MapCallout")) { [weak map, weak view, weak control] _ in
            guard let map, let view, let control else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        control.addAction(action, for: .primaryActionTriggered)
    }
}
