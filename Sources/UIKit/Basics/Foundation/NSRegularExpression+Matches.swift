extension NSRegularExpression {
    /// Calls a block, given as a parameter, with each match; the block needn't escape, unlike Foundation's on Linux.
    ///
    /// Progress isn't reported: the block is called with matches only.
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
