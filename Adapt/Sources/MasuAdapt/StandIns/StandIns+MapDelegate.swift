extension StandIns {
    /// Delegate, settings and projection.
    static let mapDelegate = #"""
        public enum GMSMapViewType: UInt, Sendable { case normal = 1, satellite, terrain, hybrid, none }
        public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable { case always, automatic, never }
        public typealias GMSMapID = String

        @preconcurrency @MainActor public protocol GMSMapViewDelegate: NSObjectProtocol {
            func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
            func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
            func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
            func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
            func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
            func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
            func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay)
            func mapView(
                _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D)
            func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
            func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView?
            func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker)
            func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D)
            func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
            func mapViewDidStartTileRendering(_ mapView: GMSMapView)
            func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
            func mapViewSnapshotReady(_ mapView: GMSMapView)
        }

        extension GMSMapViewDelegate {
            public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
            public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
            public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
            public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
            public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
            public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
            public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) {}
            public func mapView(
                _ mapView: GMSMapView, didTapPOIWithPlaceID placeID: String, name: String, location: CLLocationCoordinate2D
            ) {}
            public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
            public func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) -> UIView? { nil }
            public func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) {}
            public func mapView(_ mapView: GMSMapView, didTapMyLocation location: CLLocationCoordinate2D) {}
            public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
            public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
            public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
            public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
        }

        @preconcurrency @MainActor open class GMSUISettings: NSObject {
            public var scrollGestures = true
            public var zoomGestures = true
            public var tiltGestures = true
            public var rotateGestures = true
            public var consumesGesturesInView = true
            public var allowScrollGesturesDuringRotateOrZoom = true
            /// The buttons aren't drawn.
            public var compassButton = false
            public var myLocationButton = false
            public var indoorPicker = true
            public func setAllGesturesEnabled(_ enabled: Bool) {
                (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled)
            }
        }

        /// The places of coordinates on a map, whose sides are 256 points times two to the power of the zoom.
        @preconcurrency @MainActor open class GMSProjection: NSObject {
            let center: CGPoint
            let size: CGSize
            let target: WorldPoint
            let side: Double

            init(_ camera: GMSCameraPosition, center: CGPoint, size: CGSize) {
                (self.center, self.size) = (center, size)
                target = WorldPoint(camera.target)
                side = 256 * pow(2, Double(camera.zoom))
            }

            public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
                let world = WorldPoint(coordinate)
                let eastward = world.x - target.x
                return CGPoint(
                    x: center.x + CGFloat((eastward - eastward.rounded()) * side),
                    y: center.y + CGFloat((world.y - target.y) * side))
            }
            public func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
                WorldPoint(
                    x: target.x + Double(point.x - center.x) / side, y: target.y + Double(point.y - center.y) / side
                ).coordinate
            }
            public func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
                CGFloat(meters * side / (2 * .pi * 6_371_009 * cos(coordinate.latitude * .pi / 180)))
            }
            public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
                CGRect(origin: .zero, size: size).contains(point(for: coordinate))
            }
            public func visibleRegion() -> GMSVisibleRegion {
                GMSVisibleRegion(
                    nearLeft: coordinate(for: CGPoint(x: 0, y: size.height)),
                    nearRight: coordinate(for: CGPoint(x: size.width, y: size.height)), farLeft: coordinate(for: .zero),
                    farRight: coordinate(for: CGPoint(x: size.width, y: 0)))
            }
        }

        @preconcurrency @MainActor open class GMSMapViewOptions: NSObject {
            public var frame = CGRect.zero
            public var camera: GMSCameraPosition?
            public var mapID: GMSMapID?
            public var backgroundColor: UIColor?
        }

        """#
}
