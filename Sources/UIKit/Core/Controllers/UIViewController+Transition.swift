extension UIViewController {
    /// The way in which a controller comes and goes, presented or pushed, since iOS 18.
    @preconcurrency @MainActor open class Transition: NSObject {
        /// The style in place of the presented controller's own; nil for none.
        let style: UIModalTransitionStyle?

        init(_ style: UIModalTransitionStyle?) {
            self.style = style
            super.init()
        }

        public static var coverVertical: Transition { Transition(.coverVertical) }
        public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
        public static var crossDissolve: Transition { Transition(.crossDissolve) }
        public static var partialCurl: Transition { Transition(.partialCurl) }

        /// The map from a controller's own place to the one that it grows out of; nil where it doesn't grow.
        ///
        /// - Parameter frame: the controller's own place in the container.
        func start(
            of controller: UIViewController, from source: UIViewController, frame: CGRect, in container: UIView
        ) -> CGAffineTransform? { nil }
    }
}
