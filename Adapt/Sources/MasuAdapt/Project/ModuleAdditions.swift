/// Members that each Swift module of a package gets: names of a module's own hide those of other modules, so that they take
/// the place of Foundation's.
///
/// Public functions may have them in default arguments.
enum ModuleAdditions {
    static let file = "ApplicationBundle.swift"

    /// - Parameter describesErrors: true if the module has descriptions of its own for all errors.
    static func text(describesErrors: Bool) -> String { always + (describesErrors ? "" : errorDescriptions) }

    private static let always = """
        import UIKit

        extension Bundle {
            /// The app's resources, which are beside the program here.
            @usableFromInline nonisolated class var main: Bundle { .application }
        }

        @usableFromInline nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            bundle.localizedText(forKey: key, value: value, table: tableName)
        }

        extension UserDefaults {
            /// The one that `set(nil, forKey:)` is taken for.
            @usableFromInline nonisolated func set(_ url: URL?, forKey key: String) { _set(url, forKey: key) }

            /// Settings post it from the first time that somebody asks for it.
            @usableFromInline nonisolated static var didChangeNotification: NSNotification.Name { _announcedChangeNotification }
        }

        """

    private static let errorDescriptions = """
        extension Swift.Error {
            /// Apple's sentence, where the error has none of its own.
            @usableFromInline nonisolated var localizedDescription: String { _ErrorDescription.text(of: self) }
        }

        """
}
