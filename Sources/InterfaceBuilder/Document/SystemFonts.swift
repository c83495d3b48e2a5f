/// The fonts that come with iOS, by the beginnings of their PostScript names.
///
/// Provenance: claimed — families of iOS 13 to 18: common lists of the system's fonts, not read off a device.
package enum SystemFonts {
    /// True for a face that comes with iOS, by its PostScript name.
    package static func contains(_ name: String) -> Bool {
        families.contains { name == $0 || name.hasPrefix("\($0)-") || name.hasPrefix("\($0)PS") || name.hasPrefix(".") }
    }

    private static let families = [
        "AcademyEngravedLetPlain", "AcademyEngravedLET", "AlNile", "AmericanTypewriter", "AppleColorEmoji",
        "AppleSDGothicNeo", "AppleSymbols", "AppleGothic", "Arial", "ArialMT", "ArialRoundedMTBold", "ArialHebrew",
        "Avenir", "AvenirNext", "AvenirNextCondensed", "BanglaSangamMN", "Baskerville", "BodoniSvtyTwoITCTT",
        "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BodoniOrnamentsITCTT", "BradleyHandITCTT",
        "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "CourierNew", "CourierNewPSMT",
        "DBLCDTempBlack", "DINAlternate", "DINCondensed", "Damascus", "DamascusBold", "DevanagariSangamMN", "Didot",
        "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangamMN",
        "GujaratiSangamMN", "GurmukhiMN", "HeitiSC", "HeitiTC", "Helvetica", "HelveticaNeue", "HiraMaruProN",
        "HiraMinProN", "HiraginoSans", "HiraKakuProN", "HoeflerText", "IowanOldStyle", "Kailasa", "KannadaSangamMN",
        "Kefa", "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari", "KohinoorGujarati", "KohinoorTelugu",
        "LaoSangamMN", "MalayalamSangamMN", "Marion", "MarkerFelt", "Menlo", "Mishafi", "MuktaMahee", "MyanmarSangamMN",
        "Noteworthy", "NotoNastaliqUrdu", "NotoSansKannada", "NotoSansMyanmar", "NotoSansOriya", "Optima",
        "OriyaSangamMN", "Palatino", "Papyrus", "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell",
        "SavoyeLetPlain", "SinhalaSangamMN", "SnellRoundhand", "STHeitiSC", "STHeitiTC", "STIXTwoText", "STIXTwoMath",
        "Superclarendon", "Symbol", "TamilSangamMN", "TeluguSangamMN", "Thonburi", "TimesNewRoman", "TimesNewRomanPSMT",
        "TrebuchetMS", "Trebuchet", "Verdana", "ZapfDingbatsITC", "Zapfino", "SFUIText", "SFUIDisplay", "SFProText",
        "SFProDisplay", "SFMono", "NewYork", "Seravek", "Athelas", "Impact", "PhosphateInline", "PhosphateSolid",
    ]
}
