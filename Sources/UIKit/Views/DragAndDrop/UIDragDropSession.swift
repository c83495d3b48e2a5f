/// What drags and drops have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Where the finger is.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be taken away from where they come from.
    var allowsMoveOperation: Bool { get }
    func canLoadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool
}

/// A drag, for the one that it starts from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// The program's own note of what is dragged.
    var localContext: Any? { get set }
}

/// A drag, for the one that it may end at.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it started in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Calls back with the objects of a class among the items, after the present turn.
    func loadObjects<T: NSItemProviderReading>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void)
}

/// A drag inside of one list, which is its own drop.
final class ListDragSession: NSObject, UIDragSession, UIDropSession {
    let items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation = true
    /// Window coordinates, or the list's where it has no window.
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
