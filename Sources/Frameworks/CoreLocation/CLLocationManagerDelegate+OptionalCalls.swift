/// `delegate?.locationManager?(…)`, as tests call optional methods of a protocol whose methods have defaults here.
extension CLLocationManagerDelegate {
    @_disfavoredOverload public var locationManager: _CLLocationManagerDelegateCalls? {
        _CLLocationManagerDelegateCalls(delegate: self)
    }
    @_disfavoredOverload public var locationManagerDidChangeAuthorization: ((CLLocationManager) -> Void)? {
        { self.locationManagerDidChangeAuthorization($0) }
    }
}

/// Calls of `locationManager?(…)` on a `CLLocationManagerDelegate`.
public struct _CLLocationManagerDelegateCalls {
    let delegate: any CLLocationManagerDelegate

    public func callAsFunction(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        delegate.locationManager(manager, didUpdateLocations: locations)
    }
    public func callAsFunction(_ manager: CLLocationManager, didFailWithError error: any Error) {
        delegate.locationManager(manager, didFailWithError: error)
    }
    public func callAsFunction(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        delegate.locationManager(manager, didChangeAuthorization: status)
    }
    public func callAsFunction(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        delegate.locationManager(manager, didEnterRegion: region)
    }
    public func callAsFunction(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        delegate.locationManager(manager, didExitRegion: region)
    }
}
