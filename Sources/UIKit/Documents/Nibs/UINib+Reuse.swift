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
