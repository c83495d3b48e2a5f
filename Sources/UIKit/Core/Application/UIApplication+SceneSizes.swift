/// Sizes that a host gives to the app's scenes.
extension UIApplication {
    private var windowScenes: [UIWindowScene] { scenesInOrder.compactMap { $0 as? UIWindowScene } }

    /// True while a user drags an edge of the app's scene.
    package var isSceneBeingResized: Bool { windowScenes.contains { $0.isInteractivelyResizing } }

    /// The size nearest to one that is wanted which the restrictions of all scenes allow.
    package func allowedSize(_ size: CGSize) -> CGSize {
        windowScenes.reduce(size) { $1.sizeRestrictions?.allowed($0) ?? $0 }
    }

    /// Shows the app on another device or in another part of its screen: the same scenes, windows and controllers.
    ///
    /// Controllers learn of new size classes first, then of the new size, then it is there, and then the scenes' delegates
    /// are told.
    ///
    /// - Parameters:
    ///   - window: a window that follows though it isn't shown.
    ///   - isInteractive: true while the user holds an edge that is dragged.
    package func resizeScenes(to device: DeviceProfile, and window: UIWindow, isInteractive: Bool) {
        let scenes = windowScenes.map { (scene: $0, geometry: $0.effectiveGeometry, traits: $0.traitCollection) }
        for scene in scenes { scene.scene.isInteractivelyResizing = isInteractive }
        let earlier = UIScreen.main.interfaceOrientation
        let later = device.interfaceOrientation
        if earlier != later { postOrientation(Self.willChangeStatusBarOrientationNotification, later) }
        UIScreen.main.device = device
        for shown in windows { shown.frame = UIScreen.main.sceneBounds }
        window.frame = UIScreen.main.sceneBounds
        if earlier != later { postOrientation(Self.didChangeStatusBarOrientationNotification, earlier) }
        for (scene, geometry, traits) in scenes { scene.report(geometry, traits) }
    }

    /// Shows the app in a scene of some size on a device, and lays it out.
    ///
    /// - Parameter window: a window that follows though it isn't shown.
    package func show(_ window: UIWindow, at size: CGSize, on device: DeviceProfile) {
        resizeScenes(to: device.resized(to: size), and: window, isInteractive: false)
        commit()
    }
}

extension UIWindowScene {
    /// Tells the delegate of a geometry and of traits that aren't those from before.
    fileprivate func report(_ previous: Geometry, _ previousTraits: UITraitCollection) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let present = effectiveGeometry
        let isOtherPlace =
            present.coordinateSpace.bounds != previous.coordinateSpace.bounds
            || present.interfaceOrientation != previous.interfaceOrientation
        if isOtherPlace || traitCollection != previousTraits {
            delegate.windowScene(
                self, didUpdate: previous.coordinateSpace, interfaceOrientation: previous.interfaceOrientation,
                traitCollection: previousTraits)
        }
        guard BehaviourProfile.current.reportsGeometryOfScenes, !present.isAlike(previous) else { return }
        delegate.windowScene(self, didUpdateEffectiveGeometry: previous)
    }
}
