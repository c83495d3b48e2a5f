import Foundation

/// The text without its percent escapes, but for those of some characters.
///
/// - Parameter charactersToLeaveEscaped: nil leaves all of them, an empty text none: Apple's documentation.
/// - Returns: nil where the escapes are no UTF-8.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFTypeRef?, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    guard let text = originalString as String? else { return nil }
    guard let kept = charactersToLeaveEscaped as String? else { return text as CFString }
    var escapes = text
    for character in kept {
        let escape = character.utf8.map { String(format: "%%%02X", $0) }.joined()
        // The escape's own percent sign is escaped, so that it comes out as it was.
        escapes = escapes.replacing(escape, with: escape.replacing("%", with: "%25"))
        escapes = escapes.replacing(escape.lowercased(), with: escape.lowercased().replacing("%", with: "%25"))
    }
    return escapes.removingPercentEncoding.map { $0 as CFString }
}

/// The text with percent escapes for what no address may have (RFC 2396).
///
/// - Parameters:
///   - charactersToLeaveUnescaped: those that stay although an address may not have them; nil for none.
///   - legalURLCharactersToBeEscaped: those that are escaped although it may; nil for none.
///   - encoding: ignored: the escapes are of UTF-8.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFTypeRef?, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    guard let text = originalString as String? else { return nil }
    var allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,")
    if let more = charactersToLeaveUnescaped as String? { allowed.insert(charactersIn: more) }
    if let fewer = legalURLCharactersToBeEscaped as String? { allowed.remove(charactersIn: fewer) }
    return text.addingPercentEncoding(withAllowedCharacters: allowed).map { $0 as CFString }
}
