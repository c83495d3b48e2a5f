import UIKit

/// The environment that a program sets before it shows a screen.
@MainActor public enum GalleryEnvironment {
    /// The address of the screens' pictures; while it is nil they are not asked for.
    public static var imageBaseURL: URL?
    /// The address of users and items; while it is nil there are none.
    public static var webBaseURL: URL?
}
