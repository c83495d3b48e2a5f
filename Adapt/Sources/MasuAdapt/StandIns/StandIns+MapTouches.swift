extension StandIns {
    /// Touches, the views of markers, and the device's place.
    static let mapTouches = #"""
        extension GMSMapView {
            /// The topmost marker at a point.
            private func marker(at point: CGPoint) -> GMSMarker? {
                stage.subviews.reversed().lazy.compactMap { $0 as? MarkerView }.first {
                    $0.marker?.isTappable == true && $0.frame.contains(point)
                }?.marker
            }

            func tapped(_ gesture: UITapGestureRecognizer) {
                let point = gesture.location(in: self)
                if let selectedMarker, let shown = stage.subviews.last as? InfoWindow, shown.frame.contains(point) {
                    delegate?.mapView(self, didTapInfoWindowOf: selectedMarker)
                    return
                }
                if let marker = marker(at: point) {
                    guard !(delegate?.mapView(self, didTap: marker) ?? false) else { return }
                    selectedMarker = marker
                    animate(toLocation: marker.position)
                    return
                }
                selectedMarker = nil
                for overlay in shownOverlays.reversed() where overlay.isTappable {
                    guard let path = overlay.path(on: self), path.contains(point) else { continue }
                    delegate?.mapView(self, didTap: overlay)
                    return
                }
                delegate?.mapView(self, didTapAt: projection.coordinate(for: point))
            }
            func pressed(_ gesture: UILongPressGestureRecognizer) {
                guard gesture.state == .began else { return }
                let point = gesture.location(in: self)
                if let selectedMarker, let shown = stage.subviews.last as? InfoWindow, shown.frame.contains(point) {
                    delegate?.mapView(self, didLongPressInfoWindowOf: selectedMarker)
                } else {
                    delegate?.mapView(self, didLongPressAt: projection.coordinate(for: point))
                }
            }
            func panned(_ gesture: UIPanGestureRecognizer) {
                let way = gesture.translation(in: self)
                gesture.setTranslation(.zero, in: self)
                guard settings.scrollGestures else { return }
                follow(gesture, to: camera(scrolledBy: CGPoint(x: -way.x, y: -way.y)))
            }
            func pinched(_ gesture: UIPinchGestureRecognizer) {
                let scale = gesture.scale
                gesture.scale = 1
                guard settings.zoomGestures, scale > 0 else { return }
                follow(gesture, to: camera(zoomedBy: Float(log2(scale)), at: gesture.location(in: self)))
            }
        }

        /// A marker's picture or view. VoiceOver reads the marker's title.
        @MainActor final class MarkerView: UIView {
            private(set) weak var marker: GMSMarker?
            private let picture = UIImageView()

            init(_ marker: GMSMarker) {
                self.marker = marker
                super.init(frame: .zero)
                isAccessibilityElement = true
                accessibilityTraits = .button
                addSubview(picture)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: a marker's view is made in code.") }

            func show(at point: CGPoint) {
                guard let marker else { return }
                var size = CGSize.zero
                if let view = marker.iconView {
                    if view.superview !== self { addSubview(view) }
                    size = view.bounds.size
                    view.frame = CGRect(origin: .zero, size: size)
                    view.isUserInteractionEnabled = false
                }
                picture.isHidden = marker.iconView != nil
                if marker.iconView == nil {
                    picture.image = marker.icon ?? Self.pin
                    size = picture.image?.size ?? .zero
                }
                picture.frame = CGRect(origin: .zero, size: size)
                accessibilityLabel = marker.title
                accessibilityHint = marker.snippet
                alpha = CGFloat(marker.opacity)
                transform = .identity
                layer.anchorPoint = marker.groundAnchor
                bounds = CGRect(origin: .zero, size: size)
                center = point
                transform = CGAffineTransform(rotationAngle: CGFloat(marker.rotation * .pi / 180))
            }
            private static let pin = GMSMarker.markerImage(with: nil)
        }

        /// The bubble over the selected marker.
        @MainActor final class InfoWindow: UIView {
            init(_ marker: GMSMarker, contents: UIView?, whole: UIView?) {
                super.init(frame: .zero)
                if let whole {
                    frame.size = whole.bounds.size
                    addSubview(whole)
                    return
                }
                let text = UILabel()
                text.numberOfLines = 0
                text.font = .systemFont(ofSize: 14)
                text.textColor = .black
                text.text = [marker.title, marker.snippet].compactMap { $0 }.joined(separator: "\n")
                let inner = contents ?? text
                if contents == nil { inner.frame.size = text.sizeThatFits(CGSize(width: 220, height: 400)) }
                inner.frame.origin = CGPoint(x: 10, y: 8)
                addSubview(inner)
                frame.size = CGSize(width: inner.frame.width + 20, height: inner.frame.height + 16)
                backgroundColor = .white
                layer.cornerRadius = 6
                layer.shadowOpacity = 0.3
                layer.shadowRadius = 3
                layer.shadowOffset = CGSize(width: 0, height: 1)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: the bubble is made in code.") }
        }

        /// The device's place, once the app may know it.
        @MainActor final class LocationFollower: NSObject, CLLocationManagerDelegate {
            private(set) var place: CLLocation?
            private weak var map: GMSMapView?
            private var manager: CLLocationManager?
            private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))

            init(_ map: GMSMapView) {
                self.map = map
                super.init()
                dot.backgroundColor = .systemBlue
                dot.layer.cornerRadius = 8
                dot.layer.borderColor = UIColor.white.cgColor
                dot.layer.borderWidth = 2
            }

            func follow(_ isOn: Bool) {
                if isOn, manager == nil {
                    manager = CLLocationManager()
                    manager?.delegate = self
                    start()
                } else if !isOn {
                    manager?.stopUpdatingLocation()
                    (manager, place) = (nil, nil)
                    map?.setNeedsLayout()
                }
            }
            private func start() {
                guard let manager, [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus) else { return }
                manager.startUpdatingLocation()
            }
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { start() }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                place = locations.last
                map?.setNeedsLayout()
            }
            func show(in ground: UIView) {
                guard let map, let place else { return dot.removeFromSuperview() }
                dot.center = map.projection.point(for: place.coordinate)
                ground.addSubview(dot)
            }
        }

        """#
}
