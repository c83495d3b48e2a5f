public import UIKit

/// A change that a screen makes to its own list, such as inserting a note, for scripts that are played on the list.
///
/// A script that was found is played again and again while it is made shorter, and its edits once more on a new screen: an
/// edit depends on the screen's data and on its number alone.
@preconcurrency @MainActor public struct ListEdit<Screen: UIViewController> {
    /// The name by which scripts call it.
    public let name: String
    let change: @MainActor (Screen, Int) -> Void

    /// An edit by its name.
    ///
    /// - Parameter change: changes the screen's data and tells the list of it, as the app does. Its number is at least 0 and
    ///   chooses the row or the content, such as `number % notes.count`.
    public init(_ name: String, _ change: @escaping @MainActor (Screen, Int) -> Void) {
        self.name = name
        self.change = change
    }
}
