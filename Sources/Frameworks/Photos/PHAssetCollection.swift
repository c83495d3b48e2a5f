import UIKit

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures
    case any = 9_223_372_036_854_775_807
}

/// A group of pictures, or of such groups.
@preconcurrency @MainActor open class PHCollection: NSObject {
    public let localIdentifier: String
    public let localizedTitle: String?
    open var canContainAssets: Bool { true }
    open var canContainCollections: Bool { false }

    init(_ identifier: String, _ title: String) {
        localIdentifier = identifier
        localizedTitle = title
    }

    /// None: the user made no albums.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult([])
    }
}

/// An album. A host's pictures are all in one, that of the whole library; the user made no others.
@preconcurrency @MainActor open class PHAssetCollection: PHCollection {
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    open var estimatedAssetCount: Int { PHAsset.fetchAssets(in: self, options: nil).count }
    /// Nil: a host's pictures have no dates.
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }

    private init(_ subtype: PHAssetCollectionSubtype, _ title: String) {
        assetCollectionType = .smartAlbum
        assetCollectionSubtype = subtype
        super.init("album-\(subtype.rawValue)", title)
    }

    private static let library = PHAssetCollection(.smartAlbumUserLibrary, "Recents")

    /// The album of the library where smart ones, or that one, are asked for; none without the user's permission.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        guard PHPhotoLibrary.authorizationStatus() == .authorized, type == .smartAlbum,
            [.any, .smartAlbumUserLibrary].contains(subtype)
        else { return PHFetchResult([]) }
        return PHFetchResult([library])
    }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let all = fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).objects
        return PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) })
    }
}

/// A change of an album that a block of `PHPhotoLibrary.performChanges` asks for; blocks aren't called here, as the library
/// can't be changed.
@preconcurrency @MainActor open class PHAssetCollectionChangeRequest: NSObject {
    open var title = ""

    public required override init() { super.init() }

    public convenience init?(for assetCollection: PHAssetCollection) {
        self.init()
        title = assetCollection.localizedTitle ?? ""
    }

    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        request.title = title
        return request
    }

    open class func deleteAssetCollections(_ assetCollections: NSArray) {}
    open func addAssets(_ assets: NSArray) {}
    open func removeAssets(_ assets: NSArray) {}
}
