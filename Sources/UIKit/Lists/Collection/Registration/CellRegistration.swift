extension UICollectionView {
    /// A cell's class or nib and how it is configured for an item; made once, and kept.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let document: (any ReusableViewDocument)?
        let handler: Handler

        public init(handler: @escaping Handler) { self.init(document: nil, handler: handler) }

        init(document: (any ReusableViewDocument)?, handler: @escaping Handler) {
            self.document = document
            self.handler = handler
        }
    }

    /// A header's, footer's or other view's class or nib and how it is configured; made once, and kept.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let document: (any ReusableViewDocument)?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.init(elementKind: elementKind, document: nil, handler: handler)
        }

        init(elementKind: String, document: (any ReusableViewDocument)?, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.document = document
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let identifier = registration.identity.identifier
        registerOnce(
            kind: Self.elementKindCell, identifier: identifier, viewClass: Cell.self, document: registration.document)
        let view = dequeueView(kind: Self.elementKindCell, identifier: identifier, for: indexPath)
        let cell = view as? Cell ?? standIn(Cell.self, for: view, identifier)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let (identifier, kind) = (registration.identity.identifier, registration.elementKind)
        registerOnce(kind: kind, identifier: identifier, viewClass: Supplementary.self, document: registration.document)
        let view = dequeueView(kind: kind, identifier: identifier, for: indexPath)
        let supplementary = view as? Supplementary ?? standIn(Supplementary.self, for: view, identifier)
        registration.handler(supplementary, kind, indexPath)
        return supplementary
    }

    private func registerOnce(
        kind: String, identifier: String, viewClass: AnyClass, document: (any ReusableViewDocument)?
    ) {
        guard state.registrations[ReuseKey(kind: kind, identifier: identifier)] == nil else { return }
        if let document {
            registerDocument(document, kind: kind, identifier: identifier)
        } else {
            registerClass(viewClass, kind: kind, identifier: identifier)
        }
    }

    /// Reports a nib with a view of another class, and returns an empty view of the right one.
    private func standIn<View: UICollectionReusableView>(
        _ type: View.Type, for view: UICollectionReusableView?, _ identifier: String
    ) -> View {
        if let view {
            UIKitException.raise(
                .internalInconsistency,
                "The nib of a registration for \(type) holds \(classAndAddress(view)). Make the document's top-level "
                    + "view a \(type), or the registration one of the document's class.")
        }
        let other = type.make(frame: .zero)
        other.reuse.identifier = identifier
        return other
    }
}

/// Tells registrations apart: each has views of its own.
final class RegistrationIdentity: Sendable {
    let number: Int

    @MainActor private static var last = 0

    @MainActor init() {
        Self.last += 1
        number = Self.last
    }

    var identifier: String { "registration \(number)" }
}
