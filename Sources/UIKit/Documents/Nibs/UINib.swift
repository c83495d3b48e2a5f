/// A document of views that can be instantiated any number of times.
///
/// The parsed document is kept in `document` for the next time.
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

    /// Takes the place of reading documents, where a test sets it.
    package static var instantiation: Instantiation?

    package let source: Source
    /// The bundle; nil is the main one.
    package let bundle: Bundle?
    /// The parsed source, for the next instantiation.
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
    /// They live to the end of the turn, as UIKit's autorelease pool keeps them: a view that only a weak reference holds can still be
    /// added to another one.
    ///
    /// - Raises: `NSInternalInconsistencyException` where the document can't be loaded.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let objects = (UINib.instantiation ?? NibLoader.instantiate)(self, ownerOrNil, optionsOrNil)
        UIApplication.shared.holdToEndOfTurn(objects.map { $0 as AnyObject })
        return objects
    }

    var sourceDescription: String {
        switch source {
        case .name(let name): "with name '\(name)'"
        case .data(let data): "with \(data.count) bytes of data"
        }
    }
}
