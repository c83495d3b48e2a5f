import UIKit

extension MKMapView {
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        let new = annotations.filter { new in !self.annotations.contains { $0 === new } }
        guard !new.isEmpty else { return }
        self.annotations += new
        setNeedsLayout()
    }

    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            self.annotations.removeAll { $0 === annotation }
            if selectedAnnotation === annotation { selectedAnnotation = nil }
            retire(ObjectIdentifier(annotation))
        }
        showCallout()
    }

    /// The annotations in a rectangle of the map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }

    /// Shows a region that contains all of these, with some space at the edges.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        var rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        // Provenance: estimated — 1000 points of the map and a tenth: the space around shown annotations.
        let least = 1000.0
        rect = rect.insetBy(dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
        setVisibleMapRect(rect.insetBy(dx: -rect.width / 10, dy: -rect.height / 10), animated: animated)
    }

    /// The view of an annotation that is on the map; nil for one outside.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { shownViews[ObjectIdentifier(annotation)] }

    // MARK: Reuse

    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registeredClasses[identifier] = viewClass as? MKAnnotationView.Type
    }

    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = waitingViews[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let standard: MKAnnotationView.Type? =
            identifier == MKMapViewDefaultAnnotationViewReuseIdentifier ? MKMarkerAnnotationView.self : nil
        guard let type = registeredClasses[identifier] ?? standard else {
            UIKitException.raise(
                .internalInconsistency,
                "unable to dequeue an annotation view with identifier \(identifier): must register a class for the "
                    + "identifier")
            return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        return type.make(annotation, identifier)
    }

    // MARK: Selection

    public var selectedAnnotations: [any MKAnnotation] {
        get { selectedAnnotation.map { [$0] } ?? [] }
        set { if let first = newValue.first { selectAnnotation(first, animated: false) } else { deselect() } }
    }

    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard selectedAnnotation !== annotation else { return }
        deselect()
        selectedAnnotation = annotation
        layoutIfNeeded()
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            delegate?.mapView(self, didSelect: view)
        }
        showCallout()
    }

    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation === selectedAnnotation { deselect() }
    }

    private func deselect() {
        guard let annotation = selectedAnnotation else { return }
        selectedAnnotation = nil
        if let view = view(for: annotation) {
            view.setSelected(false, animated: false)
            delegate?.mapView(self, didDeselect: view)
        }
        showCallout()
    }

    /// Selects the annotation at a point, the frontmost first; nothing elsewhere.
    func tap(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        let hit = annotations.last { annotation in
            guard let view = view(for: annotation), view.isEnabled else { return false }
            return view.frame.insetBy(dx: -8, dy: -8).contains(point)
        }
        if let hit { selectAnnotation(hit, animated: true) } else { deselect() }
    }

    // MARK: Views

    /// Makes the views of annotations that are on the map, and puts them in their places.
    func placeAnnotations() {
        var added: [MKAnnotationView] = []
        let near = bounds.insetBy(dx: -60, dy: -60)
        for annotation in annotations {
            let id = ObjectIdentifier(annotation)
            let place = point(of: MKMapPoint(annotation.coordinate))
            guard near.contains(place) else {
                retire(id)
                continue
            }
            let view: MKAnnotationView
            if let known = shownViews[id] {
                view = known
            } else {
                view = makeView(for: annotation)
                shownViews[id] = view
                addSubview(view)
                added.append(view)
            }
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
        showCallout()
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = delegate?.mapView(self, viewFor: annotation) {
            view.annotation = annotation
            return view
        }
        if annotation === userLocation { return UserDot(annotation: annotation, reuseIdentifier: nil) }
        return dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    }

    private func retire(_ id: ObjectIdentifier) {
        guard let view = shownViews.removeValue(forKey: id) else { return }
        view.removeFromSuperview()
        if let name = view.reuseIdentifier { waitingViews[name, default: []].append(view) }
    }

    /// Shows the texts of the selected annotation above it.
    private func showCallout() {
        let view = selectedAnnotation.flatMap { self.view(for: $0) }
        canvas.callout.show(view, in: self)
    }
}

/// The user's place: a blue dot.
private final class UserDot: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
        isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for UserDot") }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        UIColor.systemBlue.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
    }
}
