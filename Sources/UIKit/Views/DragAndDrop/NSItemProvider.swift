/// An object that a drag can carry in an item provider.
public protocol NSItemProviderWriting: AnyObject {}

/// An object that a drop can read from an item provider.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// The visibility of an item provider's representation to other programs.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// Carries objects and data from a drag to a drop of the same program.
///
/// Representations are stored by type identifier, in the order of registration: the best first. A representation of data is found by
/// the identifier with which it was registered, an object's by those that its type conforms to, too: `public.image` for a picture.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []
    private var representations: [Representation] = []
    /// The item's name as a file.
    open var suggestedName: String?

    private struct Representation {
        let type: String
        let load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    }

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) {
        objects = [object]
        super.init()
    }

    open func registerObject(_ object: any NSItemProviderWriting) { objects.append(object) }
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) { objects.append(object) }

    open func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { loaded(aClass) != nil }

    /// Loads an object and calls back after the current run-loop pass; with nil where there is none of the class.
    @discardableResult
    open func loadObject<T: NSItemProviderReading>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        UIApplication.shared.after(0) {
            progress.completedUnitCount = 1
            completionHandler(self.loaded(aClass), nil)
        }
        return progress
    }

    func loaded<T: NSItemProviderReading>(_ aClass: T.Type) -> T? { objects.lazy.compactMap { $0 as? T }.first }

    // MARK: Data

    open var registeredTypeIdentifiers: [String] {
        objects.compactMap { ItemRepresentation(of: $0)?.types.first } + representations.map(\.type)
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// The one that was registered for a type, or an object's.
    private func representation(of type: String) -> Representation? {
        if let found = representations.first(where: { $0.type == type }) { return found }
        let object = objects.lazy.compactMap { ItemRepresentation(of: $0) }.first { $0.types.contains(type) }
        return object.map { object in
            Representation(type: type) { deliver in
                deliver(object.data(), nil)
                return nil
            }
        }
    }

    /// - Parameter loadHandler: makes the data when a drop needs them, and passes them to its parameter.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.append(Representation(type: typeIdentifier, load: loadHandler))
    }

    /// Loads data and calls back after the current run-loop pass; with an error where the identifier isn't registered.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let found = representation(of: typeIdentifier)
        UIApplication.shared.after(0) {
            guard let found else {
                progress.completedUnitCount = 1
                return completionHandler(nil, NSItemProvider.cannotLoad(typeIdentifier))
            }
            _ = found.load { data, error in
                progress.completedUnitCount = 1
                completionHandler(data, error)
            }
        }
        return progress
    }

    /// Writes the data into a file of its own, which is there until the handler returns, as Apple's documentation says.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        let ending = ItemRepresentation.fileEndings[registeredTypeIdentifiers.first ?? typeIdentifier] ?? "data"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-item-\(address(of: self))")
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("\(name).\(ending)")
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
            } catch {
                return completionHandler(nil, error)
            }
            completionHandler(file, nil)
        }
    }

    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

    private static func cannotLoad(_ type: String) -> NSError {
        NSError(
            domain: errorDomain, code: -1000,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
}
