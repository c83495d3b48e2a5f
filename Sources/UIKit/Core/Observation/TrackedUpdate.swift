import Observation

/// Updates that are asked for again when an `@Observable` object that they read changes, from iOS 26 on.
@MainActor enum TrackedUpdate {
    /// The update that a change asks for.
    enum Request: Sendable {
        case layout, properties, constraints, display, configuration
    }

    /// Performs an update and notes what it reads; the first change of that asks for the next one.
    ///
    /// The request comes before the value changes, and the update it asks for after that: in the next pass.
    static func track(_ view: UIView, _ request: Request, _ update: () -> Void) {
        guard BehaviourProfile.current.tracksObservation else { return update() }
        withObservationTracking(update) { [weak view] in
            guard Thread.isMainThread else {
                return DispatchQueue.main.async { view?.observedValueChanged(request) }
            }
            MainActor.assumeIsolated { view?.observedValueChanged(request) }
        }
    }
}

extension UIView {
    fileprivate func observedValueChanged(_ request: TrackedUpdate.Request) {
        switch request {
        case .layout: setNeedsLayout()
        case .properties: setNeedsUpdateProperties()
        case .constraints: setNeedsUpdateConstraints()
        case .display: setNeedsDisplay()
        case .configuration: observedConfigurationChanged()
        }
    }
}
