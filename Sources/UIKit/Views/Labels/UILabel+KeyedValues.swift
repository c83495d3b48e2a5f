/// A label's values by key, for code that copies them from one label to another.
extension UILabel {
    /// The value of a property by its Objective-C name; enumerations as their numbers.
    ///
    /// Raises where there is no such property among those known here.
    public func value(forKey key: String) -> Any? {
        guard let property = Self.keyedProperties[key] else {
            raiseUndefined(key, "valueForUndefinedKey:")
            return nil
        }
        return property.get(self)
    }
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets a property by its Objective-C name; raises where there is none.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let property = Self.keyedProperties[key] else { return raiseUndefined(key, "setValue:forUndefinedKey:") }
        property.set(self, value)
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    private func raiseUndefined(_ key: String, _ method: String) {
        UIKitException.raiseUnknownKey(key, method, of: self)
    }

    @MainActor private struct KeyedProperty {
        let get: @MainActor (UILabel) -> Any?
        let set: @MainActor (UILabel, Any?) -> Void

        /// A value of another type is ignored, as is nil for a property that isn't optional.
        static func plain<Value>(_ path: ReferenceWritableKeyPath<UILabel, Value>) -> KeyedProperty {
            KeyedProperty(
                get: { $0[keyPath: path] }, set: { if let value = $1 as? Value { $0[keyPath: path] = value } })
        }

        static func optional<Value>(_ path: ReferenceWritableKeyPath<UILabel, Value?>) -> KeyedProperty {
            KeyedProperty(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 as? Value })
        }

        static func number<Value: RawRepresentable>(_ path: ReferenceWritableKeyPath<UILabel, Value>) -> KeyedProperty {
            KeyedProperty(
                get: { $0[keyPath: path].rawValue },
                set: {
                    if let raw = $1 as? Value.RawValue, let value = Value(rawValue: raw) { $0[keyPath: path] = value }
                })
        }
    }

    private static let keyedProperties: [String: KeyedProperty] = [
        "adjustsFontSizeToFitWidth": .plain(\.adjustsFontSizeToFitWidth), "alpha": .plain(\.alpha),
        "attributedText": .optional(\.attributedText), "backgroundColor": .optional(\.backgroundColor),
        "baselineAdjustment": .number(\.baselineAdjustment), "contentMode": .number(\.contentMode),
        "enabled": .plain(\.isEnabled), "font": .plain(\.font), "hidden": .plain(\.isHidden),
        "highlighted": .plain(\.isHighlighted), "highlightedTextColor": .optional(\.highlightedTextColor),
        "lineBreakMode": .number(\.lineBreakMode), "minimumScaleFactor": .plain(\.minimumScaleFactor),
        "numberOfLines": .plain(\.numberOfLines), "shadowColor": .optional(\.shadowColor),
        "shadowOffset": .plain(\.shadowOffset), "tag": .plain(\.tag), "text": .optional(\.text),
        "textAlignment": .number(\.textAlignment), "textColor": .plain(\.textColor),
        "userInteractionEnabled": .plain(\.isUserInteractionEnabled),
        // Deprecated in favour of a scale; always zero.
        "minimumFontSize": KeyedProperty(get: { _ in CGFloat(0) }, set: { _, _ in }),
    ]
}
