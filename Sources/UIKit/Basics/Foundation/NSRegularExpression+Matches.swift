extension NSRegularExpression {
    /// Matches one by one, for a block that is a parameter of the caller's: Foundation on Apple's systems doesn't keep it.
    ///
    /// Progress isn't reported: the block hears of matches only.
    @_disfavoredOverload public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}
