/// What a drag can carry in an item provider.
public protocol NSItemProviderWriting: AnyObject {}

/// What a drop can take out of an item provider.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

/// Carries objects from a drag to a drop of the same program.
///
/// Representations as data, which other programs would read, aren't made.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []
    /// What the item would be called as a file.
    open var suggestedName: String?

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) {
        objects = [object]
        super.init()
    }

    open func registerObject(_ object: any NSItemProviderWriting) { objects.append(object) }

    open func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { loaded(aClass) != nil }

    /// Calls back on the application's clock, after the present turn; with nil where there is no object of the class.
    open func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) {
        UIApplication.shared.after(0) { completionHandler(self.loaded(aClass), nil) }
    }

    func loaded<T: NSItemProviderReading>(_ aClass: T.Type) -> T? { objects.lazy.compactMap { $0 as? T }.first }
}
