/// The titles of an item beyond `title`, since iOS 26.
struct NavigationItemTitles {
    var subtitle: NSAttributedString?
    var subtitleView: UIView?
    var large: String?
    var largeSubtitle: NSAttributedString?
    var largeSubtitleView: UIView?
}

/// A second line under the title, and other words where the title is large; earlier releases than iOS 26 don't show them.
///
/// Source: Apple's documentation of `UINavigationItem.subtitle`, `largeTitle`, `largeSubtitle`, `subtitleView` and
/// `largeSubtitleView`.
extension UINavigationItem {
    /// The line under the title in the bar's row; a `subtitleView` takes its place.
    public var subtitle: String? {
        get { titles.subtitle?.string }
        set { titles.subtitle = newValue.map(NSAttributedString.init(string:)) }
    }

    /// The line under the title with attributes of its own.
    public var attributedSubtitle: AttributedString? {
        get { titles.subtitle.map { AttributedString($0) } }
        set { titles.subtitle = newValue.map { NSAttributedString($0) } }
    }

    /// A view in place of the subtitle, as large as `sizeThatFits(_:)` or its constraints say.
    public var subtitleView: UIView? {
        get { titles.subtitleView }
        set { titles.subtitleView = newValue }
    }

    /// The words of the large title; nil for those of `title`.
    public var largeTitle: String? {
        get { titles.large }
        set { titles.large = newValue }
    }

    /// The line under the large title; nil for that of `subtitle`.
    public var largeSubtitle: String? {
        get { titles.largeSubtitle?.string }
        set { titles.largeSubtitle = newValue.map(NSAttributedString.init(string:)) }
    }

    /// The line under the large title with attributes of its own.
    public var largeAttributedSubtitle: AttributedString? {
        get { titles.largeSubtitle.map { AttributedString($0) } }
        set { titles.largeSubtitle = newValue.map { NSAttributedString($0) } }
    }

    /// A view under the large title; it precedes every other subtitle there.
    public var largeSubtitleView: UIView? {
        get { titles.largeSubtitleView }
        set { titles.largeSubtitleView = newValue }
    }
}
