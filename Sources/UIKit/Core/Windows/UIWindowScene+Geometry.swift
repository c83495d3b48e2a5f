extension UIWindowScene {
    /// A scene's size and orientation at one time, and whether the user is changing it.
    @preconcurrency @MainActor open class Geometry: NSObject {
        /// The device's orientation; a part of the screen has no other.
        public let interfaceOrientation: UIInterfaceOrientation
        /// True while a user drags the scene's edge; false before iOS 26, which didn't say.
        public let isInteractivelyResizing: Bool
        public var isInterfaceOrientationLocked: Bool { false }
        /// The scene's coordinates; its bounds are the scene's size at that time.
        public let coordinateSpace: any UICoordinateSpace

        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
            isInteractivelyResizing =
                scene.isInteractivelyResizing && BehaviourProfile.current.reportsGeometryOfScenes
            coordinateSpace = SceneSpace(bounds: scene.screen.sceneBounds)
            super.init()
        }

        func isAlike(_ other: Geometry) -> Bool {
            interfaceOrientation == other.interfaceOrientation
                && isInteractivelyResizing == other.isInteractivelyResizing
                && coordinateSpace.bounds == other.coordinateSpace.bounds
        }
    }
}

/// The coordinates of a scene, which are the screen's, with the scene's bounds.
private final class SceneSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, from: coordinateSpace)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, from: coordinateSpace)
    }
}
