/// Rarely used Auto Layout state of a view: guides, margins of its own, a safe area, dictated sizes.
///
/// Allocated lazily outside the view, so that most views stay small.
final class RareLayoutTraits {
    fileprivate var givenContentSize: CGSize?
    fileprivate var layoutGuides: [UILayoutGuide] = []
    fileprivate(set) var encapsulatedWidth: NSLayoutConstraint?
    fileprivate(set) var encapsulatedHeight: NSLayoutConstraint?
    fileprivate var ownMargins = ViewLayoutTraits.standardMargins
    fileprivate var safeAreaInsets = UIEdgeInsets.zero
    fileprivate var marginsGuide: UILayoutGuide?
    fileprivate var safeAreaGuide: UILayoutGuide?
    fileprivate var readableGuide: UILayoutGuide?
    fileprivate var barGuides: [BarLayoutGuide] = []
    fileprivate var keyboardGuide: UILayoutGuide?
    fileprivate(set) var host: TreeLayoutHost?
    fileprivate(set) var fittingHost: FittingLayoutHost?
    fileprivate(set) var measuredSize = CGSize.zero
    fileprivate var documentSize: CGSize?
}

extension ViewLayoutTraits {
    fileprivate static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    private var ensuredRare: RareLayoutTraits {
        mutating get {
            if let rare { return rare }
            let made = RareLayoutTraits()
            rare = made
            return made
        }
    }

    /// Replaces the intrinsic size, to reproduce a canvas's; alignment rectangle, in points.
    var givenContentSize: CGSize? {
        get { rare?.givenContentSize }
        set { if rare != nil || newValue != nil { ensuredRare.givenContentSize = newValue } }
    }
    var layoutGuides: [UILayoutGuide] {
        get { rare?.layoutGuides ?? [] }
        set { if rare != nil || !newValue.isEmpty { ensuredRare.layoutGuides = newValue } }
    }
    /// A size dictated by code outside Auto Layout: the encapsulated constraints.
    var encapsulatedWidth: NSLayoutConstraint? {
        get { rare?.encapsulatedWidth }
        set { if rare != nil || newValue != nil { ensuredRare.encapsulatedWidth = newValue } }
    }
    var encapsulatedHeight: NSLayoutConstraint? {
        get { rare?.encapsulatedHeight }
        set { if rare != nil || newValue != nil { ensuredRare.encapsulatedHeight = newValue } }
    }
    var ownMargins: NSDirectionalEdgeInsets {
        get { rare?.ownMargins ?? Self.standardMargins }
        set { if rare != nil || newValue != Self.standardMargins { ensuredRare.ownMargins = newValue } }
    }
    var safeAreaInsets: UIEdgeInsets {
        get { rare?.safeAreaInsets ?? .zero }
        set { if rare != nil || newValue != .zero { ensuredRare.safeAreaInsets = newValue } }
    }
    var marginsGuide: UILayoutGuide? {
        get { rare?.marginsGuide }
        set { if rare != nil || newValue != nil { ensuredRare.marginsGuide = newValue } }
    }
    var safeAreaGuide: UILayoutGuide? {
        get { rare?.safeAreaGuide }
        set { if rare != nil || newValue != nil { ensuredRare.safeAreaGuide = newValue } }
    }
    var readableGuide: UILayoutGuide? {
        get { rare?.readableGuide }
        set { if rare != nil || newValue != nil { ensuredRare.readableGuide = newValue } }
    }
    var keyboardGuide: UILayoutGuide? {
        get { rare?.keyboardGuide }
        set { if rare != nil || newValue != nil { ensuredRare.keyboardGuide = newValue } }
    }
    /// The strips under bars that the view's controller accessed so far.
    var barGuides: [BarLayoutGuide] {
        get { rare?.barGuides ?? [] }
        set { if rare != nil || !newValue.isEmpty { ensuredRare.barGuides = newValue } }
    }
    /// The engine of this tree, where this view is its topmost.
    var host: TreeLayoutHost? {
        get { rare?.host }
        set { if rare != nil || newValue != nil { ensuredRare.host = newValue } }
    }
    /// The engine that measures this view, kept from its second measurement on.
    var fittingHost: FittingLayoutHost? {
        get { rare?.fittingHost }
        set { if rare != nil || newValue != nil { ensuredRare.fittingHost = newValue } }
    }
    /// The size of a document's topmost view in the document.
    var documentSize: CGSize? {
        get { rare?.documentSize }
        set { if rare != nil || newValue != nil { ensuredRare.documentSize = newValue } }
    }
    /// The result of the view's measurement in place.
    var measuredSize: CGSize {
        get { rare?.measuredSize ?? .zero }
        set { if rare != nil || newValue != .zero { ensuredRare.measuredSize = newValue } }
    }
}
