/// The class or document of a reuse identifier.
enum ReuseRegistration<Class> {
    case type(Class)
    case document(any ReusableViewDocument)
}

/// A document with one view to be reused.
@MainActor protocol ReusableViewDocument: AnyObject {
    /// The document's only top-level view.
    ///
    /// - Raises: UIKit's exception where there are none or several, or where it is of another class.
    func instantiateReusable<View: UIView>(_ type: View.Type, identifier: String, className: String) -> View?
}

extension ReusableViewDocument {
    /// A view that carries another identifier than the one its document was registered for can't be found again.
    func checkIdentifier(_ own: String?, registered: String) {
        guard let own, !own.isEmpty, own != registered else { return }
        UIKitException.raise(
            .internalInconsistency,
            "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                + "(\(registered))")
    }
}
