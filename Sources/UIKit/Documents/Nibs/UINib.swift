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
    /// - Raises: `NSInternalInconsistencyException` where the document can't be loaded.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        (UINib.instantiation ?? NibLoader.instantiate)(self, ownerOrNil, optionsOrNil)
    }

    var sourceDescription: String {
        switch source {
        case .name(let name): "with name '\(name)'"
        case .data(let data): "with \(data.count) bytes of data"
        }
    }
}

/// Reusable views from documents.
extension UINib {
    /// The document's only top-level object, for a view that was registered for reuse.
    ///
    /// - Raises: UIKit's exception where there are none or several, or where it is of another class.
    func instantiateReusable<View: UIView>(_ type: View.Type, identifier: String, className: String) -> View? {
        let objects = instantiate(withOwner: nil, options: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        UIKitException.raise(
            .internalInconsistency,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                + "which must be a \(className) instance")
        return nil
    }

    /// A view that carries another identifier than the one its document was registered for can't be found again.
    static func checkIdentifier(_ own: String?, registered: String) {
        guard let own, !own.isEmpty, own != registered else { return }
        UIKitException.raise(
            .internalInconsistency,
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                + "(\(registered))")
    }
}
