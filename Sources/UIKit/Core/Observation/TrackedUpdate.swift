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
        guard BehaviourProfile.current.tracksObservation, view.mayRunApp else { return update() }
        withObservationTracking(update, onChange: requesting(request, of: view))
    }

    /// Made only where the update has read an observable object: a weak reference makes each later retain of its view
    /// dearer.
    private static func requesting(_ request: Request, of view: UIView) -> @Sendable () -> Void {
        onMainThread { [weak view] in view?.observedValueChanged(request) }
    }

    /// The result of what reads objects, the first change of which is told, on the main thread and before it happens.
    static func reading<Result>(_ read: () -> Result, changed: @escaping @MainActor @Sendable () -> Void) -> Result {
        withObservationTracking(read, onChange: onMainThread(changed))
    }

    private static func onMainThread(_ changed: @escaping @MainActor @Sendable () -> Void) -> @Sendable () -> Void {
        {
            guard Thread.isMainThread else { return DispatchQueue.main.async { changed() } }
            MainActor.assumeIsolated { changed() }
        }
    }
}

extension UIView {
    /// False for a plain view without a controller or a layer that was asked for: nothing of the app's runs as it is updated.
    fileprivate var mayRunApp: Bool { type(of: self) != UIView.self || controller != nil || lazyLayer != nil }

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
