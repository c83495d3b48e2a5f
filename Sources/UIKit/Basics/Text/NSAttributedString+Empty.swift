extension NSAttributedString {
    /// Makes an empty string: `NSAttributedString()`, which Foundation on Linux leaves out.
    ///
    /// The parameter is a placeholder; an extension can't declare an initialiser that `NSObject` has.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
