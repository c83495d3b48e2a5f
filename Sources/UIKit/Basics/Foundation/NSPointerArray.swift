/// A list of places that may be empty: with weak memory a place is emptied when its object goes.
public final class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [TableReference?] = []

    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public static func strongObjects() -> NSPointerArray { NSPointerArray(options: []) }

    /// The number of places, empty ones included; those added are empty.
    public var count: Int {
        get { places.count }
        set {
            if newValue < places.count {
                places.removeLast(places.count - newValue)
            } else {
                places += Array(repeating: nil, count: newValue - places.count)
            }
        }
    }

    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(reference(pointer)) }
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(reference(item), at: index)
    }
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        places[index] = reference(item)
    }
    public func removePointer(at index: Int) { places.remove(at: index) }

    /// The object at a place, without owning it; nil for an empty one.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Removes the empty places.
    public func compact() { places.removeAll { $0?.object == nil } }

    public var allObjects: [Any] { places.compactMap { $0?.object } }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map { TableReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
