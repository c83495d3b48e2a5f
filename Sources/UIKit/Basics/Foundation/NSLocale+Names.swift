/// Names of codes in the locale's language, which Foundation on Linux has for `Locale` alone.
extension NSLocale {
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        locale.localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
        locale.localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        locale.localizedString(forCurrencyCode: currencyCode)
    }
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String? {
        locale.localizedString(forIdentifier: localeIdentifier)
    }

    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
