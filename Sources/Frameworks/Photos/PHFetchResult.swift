import FoundationAdditions
import UIKit

/// The conditions of a search in the library.
@preconcurrency @MainActor open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var wantsIncrementalChangeDetails = true
    /// 0 for all.
    open var fetchLimit = 0

    public override nonisolated init() { super.init() }
}

/// The results of a search in the library.
@preconcurrency @MainActor open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    let objects: [ObjectType]

    init(_ objects: [ObjectType]) { self.objects = objects }

    /// A result of nothing.
    public override convenience init() { self.init([]) }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.filter { ($0 as? PHAsset)?.mediaType == mediaType }.count
    }
    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func object(at index: Int) -> ObjectType { objects[index] }
    open subscript(index: Int) -> ObjectType { objects[index] }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {
        var isOver = false
        for (index, object) in objects.enumerated() where !isOver { block(object, index, &isOver) }
    }
}
