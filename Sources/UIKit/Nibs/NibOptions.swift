import InterfaceBuilder

/// How a document is made into objects.
package struct NibOptions {
    package enum LeafSizes: String, Sendable {
        /// Leaves have the sizes that this framework measures.
        case measured
        /// Leaves have the sizes that the document recorded; see `NibLoader.leafClasses`.
        case recorded
    }

    package var sizeClasses: SizeClassPair
    package var leafSizes = LeafSizes.measured
    /// Constraints that hold on the canvas only are made too, and recorded frames of what autoresizing masks place are
    /// kept as they are.
    package var isCanvas = false
    package var bundle: Bundle?

    package init(sizeClasses: SizeClassPair) { self.sizeClasses = sizeClasses }
}
