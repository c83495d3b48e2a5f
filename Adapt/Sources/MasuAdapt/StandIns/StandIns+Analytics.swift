extension StandIns {
    static let firebaseAnalytics =
        #"""
        // A stand-in for FirebaseAnalytics by Masu: no event leaves the app.
        @_exported import Foundation

        open class Analytics: NSObject {
            public class func logEvent(_ name: String, parameters: [String: Any]?) {}
            public class func setUserProperty(_ value: String?, forName name: String) {}
            public class func setUserID(_ userID: String?) {}
            public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
            public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
            public class func resetAnalyticsData() {}
            public class func appInstanceID() -> String? { nil }
        }

        """#
        + constants("AnalyticsEvent", events) + constants("AnalyticsParameter", parameters)
        + constants("AnalyticsUserProperty", ["sign_up_method", "allow_personalized_ads"])

    /// `public let AnalyticsEventAppOpen = "app_open"`.
    private static func constants(_ prefix: String, _ values: [String]) -> String {
        values.map { value in
            let words = value.split(separator: "_").map {
                $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst()
            }
            return "public let \(prefix)\(words.joined()) = \"\(value)\"\n"
        }.joined()
    }

    /// Source: the reference of Firebase's events and parameters for Apple's systems.
    private static let events = [
        "add_payment_info", "add_shipping_info", "add_to_cart", "add_to_wishlist", "ad_impression", "app_open",
        "begin_checkout", "campaign_details", "earn_virtual_currency", "generate_lead", "join_group", "level_end",
        "level_start", "level_up", "login", "post_score", "purchase", "refund", "remove_from_cart", "screen_view",
        "search", "select_content", "select_item", "select_promotion", "share", "sign_up", "spend_virtual_currency",
        "tutorial_begin", "tutorial_complete", "unlock_achievement", "view_cart", "view_item", "view_item_list",
        "view_promotion", "view_search_results",
    ]
    private static let parameters = [
        "achievement_id", "ad_format", "ad_platform", "ad_source", "ad_unit_name", "affiliation", "campaign",
        "character", "content", "content_type", "coupon", "creative_name", "creative_slot", "currency", "destination",
        "discount", "end_date", "extend_session", "flight_number", "group_id", "index", "item_brand", "item_category",
        "item_id", "item_list_id", "item_list_name", "item_name", "item_variant", "items", "level", "level_name",
        "location", "location_id", "medium", "method", "number_of_nights", "number_of_passengers", "number_of_rooms",
        "origin", "payment_type", "price", "promotion_id", "promotion_name", "quantity", "score", "screen_class",
        "screen_name", "search_term", "shipping", "shipping_tier", "source", "start_date", "success", "tax", "term",
        "transaction_id", "travel_class", "value", "virtual_currency_name",
    ]
}
