extension StandIns {
    /// Changes of the camera.
    static let mapUpdates = #"""
        /// A change of the camera, which depends on the map that it is given to.
        public final class GMSCameraUpdate: NSObject {
            let change: @MainActor (GMSMapView) -> GMSCameraPosition

            private init(_ change: @escaping @MainActor (GMSMapView) -> GMSCameraPosition) { self.change = change }
            private class func zoomed(_ zoom: @escaping (Float) -> Float) -> GMSCameraUpdate {
                GMSCameraUpdate { map in map.camera.with(zoom: zoom(map.camera.zoom)) }
            }

            public class func zoomIn() -> GMSCameraUpdate { zoomed { $0 + 1 } }
            public class func zoomOut() -> GMSCameraUpdate { zoomed { $0 - 1 } }
            public class func zoom(by delta: Float) -> GMSCameraUpdate { zoomed { $0 + delta } }
            public class func zoom(to zoom: Float) -> GMSCameraUpdate { zoomed { _ in zoom } }
            public class func zoom(by zoom: Float, at point: CGPoint) -> GMSCameraUpdate {
                GMSCameraUpdate { map in map.camera(zoomedBy: zoom, at: point) }
            }
            public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
                GMSCameraUpdate { $0.camera.with(target: target) }
            }
            public class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
                GMSCameraUpdate { $0.camera.with(target: target, zoom: zoom) }
            }
            public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate { _ in camera } }
            public class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { fit(bounds, withPadding: 64) }
            public class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat) -> GMSCameraUpdate {
                fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
            }
            public class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate {
                GMSCameraUpdate { $0.camera(for: bounds, insets: edgeInsets) ?? $0.camera }
            }
            public class func scrollBy(x: CGFloat, y: CGFloat) -> GMSCameraUpdate {
                GMSCameraUpdate { map in map.camera(scrolledBy: CGPoint(x: x, y: y)) }
            }
            @MainActor func camera(of map: GMSMapView) -> GMSCameraPosition { change(map) }
        }

        extension GMSCameraPosition {
            func with(target: CLLocationCoordinate2D? = nil, zoom: Float? = nil) -> GMSCameraPosition {
                GMSCameraPosition(
                    target: target ?? self.target, zoom: zoom ?? self.zoom, bearing: bearing, viewingAngle: viewingAngle)
            }
        }

        """#
}
