/// A document of views that can be instantiated any number of times.
///
/// UIKit doesn't read documents: the part that does sets `instantiation`, and keeps what it has parsed in `document`.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of objects by their names in the document.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    package enum Source {
        case name(String)
        case data(Data)
    }

    package typealias Instantiation =
        @MainActor (
            _ nib: UINib, _ owner: Any?, _ options: [OptionsKey: Any]?
        ) -> [Any]

    /// Makes the document's top-level objects, the owner's outlets set; installed by the part that reads documents.
    package static var instantiation: Instantiation?

    package let source: Source
    /// nil stands for the main bundle.
    package let bundle: Bundle?
    /// What was made of the source, for the next instantiation.
    package var document: AnyObject?

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name)
        bundle = bundleOrNil
        super.init()
    }

    public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
        source = .data(nibData)
        bundle = bundleOrNil
        super.init()
    }

    /// The top-level objects, without the owner and other placeholders, in the document's order.
    ///
    /// - Raises: `NSInternalInconsistencyException` where the document can't be loaded.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let instantiation = UINib.instantiation else {
            UIKitException.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' \(sourceDescription): nothing in this "
                    + "program reads documents. Link the InterfaceBuilder module.")
            return []
        }
        return instantiation(self, ownerOrNil, optionsOrNil)
    }

    private var sourceDescription: String {
        switch source {
        case .name(let name): "with name '\(name)'"
        case .data(let data): "with \(data.count) bytes of data"
        }
    }
}
