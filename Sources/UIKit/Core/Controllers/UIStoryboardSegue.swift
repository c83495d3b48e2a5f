/// A way from one controller to another, taken or about to be.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// True if the document wants the way to be seen.
    var isAnimated = true
    /// The action of the segue's kind; nil for kinds of the app's own.
    var performHandler: (@MainActor () -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// A segue of a class that is known as a value: `segueClass.init(…)` in adapted sources.
    public static func _make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        make(identifier: identifier, source: source, destination: destination)
    }

    /// Shows the destination; overrides do it in their own way.
    open func perform() { performHandler?() }
}

/// The source and the action of an unwind segue: containers are asked about it.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
