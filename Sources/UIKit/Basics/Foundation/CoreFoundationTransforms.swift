import Foundation

/// Core Foundation's changes of scripts and letters, by ICU, as Foundation has them.

/// Changes a string in place; `range` is what of it, in UTF-16 units, all where it is nil, and then the changed text's place.
/// False, and nothing changes, for a change that isn't known or can't be reversed.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let part =
        range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
        ?? NSRange(location: 0, length: string.length)
    // Foundation's own change in place loses letters whose marks it strips (swift-corelibs-foundation, release 6).
    guard
        let changed = string.substring(with: part)
            .applyingTransform(StringTransform(rawValue: transform as String), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: part, with: changed)
    range?.pointee.length = (changed as NSString).length
    return true
}

public var kCFStringTransformStripCombiningMarks: CFString! { StringTransform.stripCombiningMarks.name }
public var kCFStringTransformStripDiacritics: CFString! { StringTransform.stripDiacritics.name }
public var kCFStringTransformToLatin: CFString! { StringTransform.toLatin.name }
public var kCFStringTransformFullwidthHalfwidth: CFString! { StringTransform.fullwidthToHalfwidth.name }
public var kCFStringTransformLatinKatakana: CFString! { StringTransform.latinToKatakana.name }
public var kCFStringTransformLatinHiragana: CFString! { StringTransform.latinToHiragana.name }
public var kCFStringTransformHiraganaKatakana: CFString! { StringTransform.hiraganaToKatakana.name }
public var kCFStringTransformMandarinLatin: CFString! { StringTransform.mandarinToLatin.name }
public var kCFStringTransformLatinHangul: CFString! { StringTransform.latinToHangul.name }
public var kCFStringTransformLatinArabic: CFString! { StringTransform.latinToArabic.name }
public var kCFStringTransformLatinHebrew: CFString! { StringTransform.latinToHebrew.name }
public var kCFStringTransformLatinThai: CFString! { StringTransform.latinToThai.name }
public var kCFStringTransformLatinCyrillic: CFString! { StringTransform.latinToCyrillic.name }
public var kCFStringTransformToXMLHex: CFString! { StringTransform.toXMLHex.name }
public var kCFStringTransformToUnicodeName: CFString! { StringTransform.toUnicodeName.name }

extension StringTransform {
    fileprivate var name: CFString { rawValue as NSString }
}
