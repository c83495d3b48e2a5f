extension StandIns {
    /// The part of SwinjectStoryboard that the library has in Objective-C.
    ///
    /// Left out is its exchange of methods: a main storyboard is UIKit's own, and `setup()` is the app's to call.
    static let swinjectStoryboard = """
        // The part of SwinjectStoryboard that is in Objective-C, by Masu.
        @_exported import UIKit

        public protocol SwinjectStoryboardProtocol {}

        /// A storyboard that is made by `init()`, of the name that is being created.
        open class _SwinjectStoryboardBase: UIStoryboard {
            private static var creating: (name: String, bundle: Bundle?) = ("Main", nil)

            public init() { super.init(name: Self.creating.name, bundle: Self.creating.bundle) }

            public class func _create(_ name: String, bundle: Bundle?) -> Self {
                let former = _SwinjectStoryboardBase.creating
                _SwinjectStoryboardBase.creating = (name, bundle)
                defer { _SwinjectStoryboardBase.creating = former }
                return _make()
            }
        }

        """
}
