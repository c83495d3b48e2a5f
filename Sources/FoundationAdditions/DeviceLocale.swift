import Foundation

/// The locale of the device that a host shows.
///
/// On Apple's systems `Locale.current` follows the settings; Linux's Foundation has one of no country there, in which an amount
/// of money has no sign of its currency. Adapted sources ask here instead.
public enum _DeviceLocale {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var stored: [String] = []

    /// The user's languages, the first preferred, as the host sets them; none for English as in the United States.
    package static var languages: [String] {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    /// The locale of the first language, in the country that speaks it most where the language names none.
    public static var present: Locale {
        guard let language = languages.first else { return Locale(identifier: "en_US") }
        let parts = Locale.Language(identifier: language)
        guard parts.region == nil || !language.contains("-") && !language.contains("_") else {
            return Locale(identifier: language)
        }
        let full = Locale.Language(identifier: parts.maximalIdentifier)
        guard let region = full.region?.identifier else { return Locale(identifier: language) }
        return Locale(identifier: "\(language)_\(region)")
    }

    public static func makeNumberFormatter() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = present
        return formatter
    }

    public static func makeDateFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = present
        return formatter
    }
}
