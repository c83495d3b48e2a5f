import Foundation

/// Modules that a package gets without a library: C libraries of the system, and stand-ins of Masu's own for libraries that
/// can't be compiled here and that many apps want little of.
enum StandIns {
    /// A library of the system, with its header, the name to link, and the Debian package that has both.
    struct SystemLibrary {
        var header: String
        var link: String
        var package: String
    }

    static let systemLibraries: [String: SystemLibrary] = [
        "SQLite3": SystemLibrary(header: "sqlite3.h", link: "sqlite3", package: "libsqlite3-dev"),
        "zlib": SystemLibrary(header: "zlib.h", link: "z", package: "zlib1g-dev"),
        "libxml2": SystemLibrary(header: "libxml/parser.h", link: "xml2", package: "libxml2-dev"),
    ]

    /// The files of a system library's module.
    static func files(of name: String, _ library: SystemLibrary) -> [String: Data] {
        let map = "module \(name) {\n    header \"shim.h\"\n    link \"\(library.link)\"\n    export *\n}\n"
        return ["module.modulemap": Data(map.utf8), "shim.h": Data("#include <\(library.header)>\n".utf8)]
    }

    /// The Swift text of a stand-in.
    static let texts: [String: String] = [
        "Kingfisher": kingfisher, "SDWebImage": pictures + pictureIndicators, "SVProgressHUD": progressSV,
        "MBProgressHUD": progressMB,
        "JGProgressHUD": progressJG, "RealmSwift": realm,
        "Realm": "@_exported import RealmSwift\n", "SDWebImageSwiftUI": "@_exported import SDWebImage\n",
        "Rswift": resourceTypes, "RswiftResources": "@_exported import Rswift\n",
        "Lottie": lottie, "YandexMobileMetrica": metrica, "UIScrollView_InfiniteScroll": infiniteScroll,
        "Firebase": firebaseUmbrella(of: []), "GoogleMobileAds": mobileAds,
        "FSCalendar": calendar, "GoogleMaps": maps, "UITextView_Placeholder": textPlaceholder,
        "YPImagePicker": photoPicker + "\n" + photoPickerSettings, "SVGKit": drawings,
    ].merging(firebase) { $1 }.merging(lumberjack) { $1 }.merging(google) { $1 }.merging(facebook) { $1 }
        .merging(fabric) { $1 }.merging(appCenter) { $1 }.merging(keyboards) { $1 }

    /// Stand-ins for libraries of views in SwiftUI, without these views.
    static let withoutViews: Set<String> = ["SDWebImageSwiftUI", "GoogleSignInSwift"]

    /// Modules of libraries that Masu has under their names.
    static let own: Set<String> = ["SnapshotTesting"]

    /// Libraries that are there, and need more of Apple's frameworks than Masu has or a server: their stand-in is taken unless
    /// their sources are given by the module's name.
    static let preferred = Set(firebase.keys).union(google.keys).union(facebook.keys).union(fabric.keys).union(
        appCenter.keys
    ).union([
        "Kingfisher", "IQKeyboardManager", "IQKeyboardManagerSwift", "RealmSwift", "Realm", "SDWebImageSwiftUI",
        "Firebase", "Lottie",
        "GoogleMobileAds", "FSCalendar", "GoogleMaps", "YPImagePicker", "Rswift", "RswiftResources", "CocoaLumberjack",
        "CocoaLumberjackSwift", "CocoaLumberjackSwiftSupport",
    ])
}
