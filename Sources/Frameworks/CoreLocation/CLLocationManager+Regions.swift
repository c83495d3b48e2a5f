import Foundation

/// The place of a device beside a region.
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// The watch over regions: circles around places, which the host's place enters and leaves.
extension CLLocationManager {
    /// True for circles; nothing here hears of beacons.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }

    /// The longest radius in meters, none on this host.
    public var maximumRegionMonitoringDistance: CLLocationDistance { .greatestFiniteMagnitude }

    /// Begins to watch a region, in place of one of the same name. Entering and leaving are told from then on, not where the device
    /// is already.
    public func startMonitoring(for region: CLRegion) {
        stopMonitoring(for: region)
        guard let circle = region as? CLCircularRegion else {
            return soon {
                $0.delegate?.locationManager(
                    $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
            }
        }
        regions[region.identifier] = MonitoredRegion(region: circle, state: state(of: circle))
        soon { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }

    public func stopMonitoring(for region: CLRegion) { regions[region.identifier] = nil }

    public var monitoredRegions: Set<CLRegion> { Set(regions.values.map(\.region)) }

    /// Tells the delegate in a later turn whether the device is inside.
    public func requestState(for region: CLRegion) {
        soon { manager in
            let state = (region as? CLCircularRegion).map(manager.state) ?? .unknown
            manager.delegate?.locationManager(manager, didDetermineState: state, for: region)
        }
    }

    private func state(of region: CLCircularRegion) -> CLRegionState {
        guard let place = hostPlace else { return .unknown }
        return region.contains(place) ? .inside : .outside
    }

    /// Tells of the regions that the place has entered or left, in the order of their names.
    func followRegions() {
        for (name, watched) in regions.sorted(by: { $0.key < $1.key }) {
            let state = state(of: watched.region)
            guard state != .unknown else { continue }
            regions[name]?.state = state
            switch (watched.state, state) {
            case (.outside, .inside) where watched.region.notifyOnEntry:
                delegate?.locationManager(self, didEnterRegion: watched.region)
            case (.inside, .outside) where watched.region.notifyOnExit:
                delegate?.locationManager(self, didExitRegion: watched.region)
            default: break
            }
        }
    }
}

/// A watched region, and where the device was when it was last looked at.
struct MonitoredRegion {
    let region: CLCircularRegion
    var state: CLRegionState
}
