import UIKit

/// What a program sets before it shows a screen.
@MainActor public enum GalleryEnvironment {
    /// Where the screens' pictures are; while it is nil they are not asked for.
    public static var imageBaseURL: URL?
    /// Where users and items are; while it is nil there are none.
    public static var webBaseURL: URL?
}
