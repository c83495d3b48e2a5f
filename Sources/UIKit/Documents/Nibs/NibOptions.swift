import InterfaceBuilder

/// Options for instantiating a document.
package struct NibOptions {
    package enum LeafSizes: String, Sendable {
        /// Leaves have the sizes that this framework measures.
        case measured
        /// Leaves have the sizes that the document recorded; see `leafClasses`.
        case recorded
    }

    /// The elements whose recorded size is taken for an intrinsic one where leaves are recorded.
    package static let leafClasses = [
        "label", "button", "imageView with an image", "textField", "textView that doesn't scroll", "switch", "slider",
        "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicatorView", "pickerView",
        "datePicker", "navigationBar", "toolbar", "tabBar", "searchBar",
    ]

    package var sizeClasses: SizeClassPair
    package var leafSizes = LeafSizes.measured
    /// Leaves that are measured although the others have their recorded sizes.
    package var measuredLeaves: Set<String> = []
    /// Constraints that hold on the canvas only are made too, and recorded frames of what autoresizing masks place are
    /// kept as they are.
    package var isCanvas = false
    /// Lists have the rows that Interface Builder shows in them, bars their items, although the canvas lays out neither.
    package var showsContents = false
    /// Views are told that a tool shows them.
    package var isShownByTool = false
    /// The root view's safe area has an inset at the bottom.
    package var hasBottomInset = false
    package var bundle: Bundle?
    /// Localised texts by id and property: `Qx3-fT-9ab.text`.
    package var strings: [String: String] = [:]

    package init(sizeClasses: SizeClassPair) { self.sizeClasses = sizeClasses }
}
