extension StandIns {
    /// The settings of YPImagePicker; those of cameras, videos, filters and crops are kept and have no effect.
    static let photoPickerSettings = #"""
        public enum YPPickerScreen: Sendable {
            case library, photo, video
        }

        public enum YPlibraryMediaType: Sendable {
            case photo, video, photoAndVideo
        }

        public enum YPCropType: Sendable {
            case none, circle
            case rectangle(ratio: Double)
        }

        public enum YPImageSize: Sendable {
            case original
            case cappedTo(size: CGFloat)
        }

        public struct YPConfigLibrary {
            public var options: PHFetchOptions?
            public var onlySquare = false
            public var isSquareByDefault = true
            public var minWidthForItem: CGFloat?
            public var mediaType = YPlibraryMediaType.photo
            public var defaultMultipleSelection = false
            public var maxNumberOfItems = 1
            public var minNumberOfItems = 1
            public var numberOfItemsInRow = 4
            public var spacingBetweenItems: CGFloat = 1
            public var skipSelectionsGallery = false
            public var preselectedItems: [YPMediaItem]?
            public var preSelectItemOnMultipleSelection = true
        }

        public struct YPConfigVideo {
            public var compression = "AVAssetExportPresetHighestQuality"
            public var recordingTimeLimit: TimeInterval = 60
            public var recordingSizeLimit: Int64?
            public var libraryTimeLimit: TimeInterval = 60
            public var minimumTimeLimit: TimeInterval = 3
            public var trimmerMaxDuration: Double = 60
            public var trimmerMinDuration: Double = 3
        }

        public struct YPConfigSelectionsGallery {
            public var hidesRemoveButton = true
        }

        public struct YPWordings {
            public var libraryTitle = "Library"
            public var cameraTitle = "Photo"
            public var videoTitle = "Video"
            public var albumsTitle = "Albums"
            public var next = "Next"
            public var cancel = "Cancel"
            public var done = "Done"
            public var save = "Save"
            public var processing = "Processing.."
            public var filter = "Filter"
            public var crop = "Crop"
            public var warningMaxItemsLimit = "The limit is %d photos or videos"
        }

        public struct YPColors {
            public var tintColor = UIColor.systemBlue
            public var multipleItemsSelectedCircleColor = UIColor.systemBlue
            public var selectionsBackgroundColor = UIColor.systemBackground
            public var assetViewBackgroundColor = UIColor.systemBackground
            public var libraryScreenBackgroundColor = UIColor.systemBackground
            public var safeAreaBackgroundColor = UIColor.systemBackground
            public var bottomMenuItemBackgroundColor = UIColor.systemBackground
            public var bottomMenuItemSelectedTextColor = UIColor.label
            public var bottomMenuItemUnselectedTextColor = UIColor.secondaryLabel
            public var navigationBarActivityIndicatorColor = UIColor.label
            public var progressBarTrackColor = UIColor.systemBackground
            public var progressBarCompletedColor: UIColor?
        }

        public struct YPImagePickerConfiguration {
            @MainActor public static var shared = YPImagePickerConfiguration()

            public var isScrollToChangeModesEnabled = true
            public var onlySquareImagesFromCamera = true
            public var usesFrontCamera = false
            public var shouldSaveNewPicturesToAlbum = true
            public var albumName = "DefaultYPImagePickerAlbumName"
            public var startOnScreen = YPPickerScreen.photo
            public var screens: [YPPickerScreen] = [.library, .photo]
            public var showsPhotoFilters = true
            public var showsVideoTrimmer = true
            public var showsCrop = YPCropType.none
            public var showsCropGridOverlay = false
            public var targetImageSize = YPImageSize.original
            public var overlayView: UIView?
            public var hidesStatusBar = true
            public var hidesBottomBar = false
            public var hidesCancelButton = false
            public var preferredStatusBarStyle = UIStatusBarStyle.default
            public var bottomMenuItemSelectedColour = UIColor.label
            public var bottomMenuItemUnSelectedColour = UIColor.secondaryLabel
            public var maxCameraZoomFactor: CGFloat = 1
            public var library = YPConfigLibrary()
            public var video = YPConfigVideo()
            public var gallery = YPConfigSelectionsGallery()
            public var wordings = YPWordings()
            public var colors = YPColors()

            public init() {}
        }
        """#
}
