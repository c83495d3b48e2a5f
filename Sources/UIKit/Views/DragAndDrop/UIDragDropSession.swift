/// The members that drag and drop sessions have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// The position of the touch.
    func location(in view: UIView) -> CGPoint
    /// A Boolean value that indicates whether items may be moved from their source.
    var allowsMoveOperation: Bool { get }
    func canLoadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool
}

/// A drag, as seen by its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Data of the program's own about the drag.
    var localContext: Any? { get set }
}

/// A drag, as seen by its destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session, where the drag began in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Loads the objects of a class among the items and calls back after the current run-loop pass.
    func loadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void)
}

/// A drag inside one list, which is both source and destination.
final class ListDragSession: NSObject, UIDragSession, UIDropSession {
    let items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation = true
    /// In window coordinates, or the list's where it has no window.
    private var place = CGPoint.zero
    private weak var list: UIView?

    init(items: [UIDragItem], list: UIView) {
        self.items = items
        self.list = list
        super.init()
    }

    var localDragSession: (any UIDragSession)? { self }

    func move(to point: CGPoint, in view: UIView) { place = view.convert(point, to: nil) }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

    func canLoadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) {
        UIApplication.shared.after(0) { completion(self.items.compactMap { $0.itemProvider.loaded(aClass) }) }
    }
}
