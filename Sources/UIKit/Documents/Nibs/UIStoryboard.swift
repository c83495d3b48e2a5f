import InterfaceBuilder

/// A document of controllers and the ways between them.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let source: NibDocument?
    private let name: String

    /// - Raises: `NSInvalidArgumentException` where there is no such storyboard, or it can't be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        do {
            source = try NibDocument(name: name, kind: .storyboard, bundle: storyboardBundleOrNil ?? .main)
        } catch {
            source = nil
            super.init()
            UIKitException.raise(
                .invalidArgument,
                "Could not find a storyboard named '\(name)' in bundle "
                    + "\((storyboardBundleOrNil ?? .main).exceptionWords): \(error)")
            return
        }
        super.init()
    }

    /// A storyboard that isn't a file of a bundle.
    ///
    /// - Throws: `MarkupError`.
    package init(data: Data, bundle: Bundle?) throws {
        name = ""
        source = NibDocument(try InterfaceDocument(parsing: [UInt8](data)), bundle: bundle)
        super.init()
    }

    /// The controller that the arrow points at; nil where it points at none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = source?.document.initialViewController else { return nil }
        return controller(id: id)
    }

    /// The name, and the identifiers of its controllers as `identifierToNibNameMap`: apps ask for them by key, since there is no other
    /// way to know whether a controller is there.
    ///
    /// - Raises: `NSUnknownKeyException` for any other key.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "name", "storyboardFileName": return name
        case "identifierToNibNameMap":
            let identifiers = source?.document.scenes.compactMap { $0.controller?["storyboardIdentifier"] } ?? []
            return Dictionary(identifiers.map { ($0, $0) }) { first, _ in first }
        default:
            UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
            return nil
        }
    }

    /// - Raises: `NSInvalidArgumentException` where no controller has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let id = source?.document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }?.id
        guard let id, let controller = controller(id: id) else {
            UIKitException.raise(
                .invalidArgument,
                "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
            return UIViewController()
        }
        return controller
    }

    /// Lets the program make the controller, by its own initialiser that takes a coder.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let element = source?.document.scenes.compactMap(\.controller).first {
            $0["storyboardIdentifier"] == identifier
        }
        if let source, let element, let creator {
            let loader = source.makeLoader()
            if let made = creator(NibCoder(element: element, loader: loader)) {
                loader.finishController(made, element)
                loader.finish()
                return made
            }
        }
        guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
            fatalError(
                "The view controller '\(identifier)' of \(description) isn't a \(Controller.self): set its class in the "
                    + "document, and see that the program has it.")
        }
        return controller
    }

    /// A controller by its id in the document, with what it contains.
    ///
    /// It lives to the end of the turn, as UIKit's autorelease pool keeps it: an app may hold it by a weak reference alone until it
    /// shows it.
    func controller(id: String) -> UIViewController? {
        guard let source, let element = source.document.object(id) else { return nil }
        source.storyboard = self
        let loader = source.makeLoader()
        let controller = loader.makeController(element)
        if element.name != "viewControllerPlaceholder" { controller?.madeBy = self }
        loader.finish()
        loader.logNotes()
        if let controller { UIApplication.shared.holdToEndOfTurn([controller]) }
        return controller
    }

    open override var description: String { "<UIStoryboard: \(name)>" }
}
