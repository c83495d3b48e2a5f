extension NSAttributedString {
    /// Makes an empty string: `NSAttributedString()`, which Foundation on Linux leaves out.
    ///
    /// The parameter stands for nothing; an extension can't have an initialiser that `NSObject` has.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
