import Graphics
import TextLayout

/// The area that a text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    weak var owner: UITextView?
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// In points; zero and huge lengths mean no limit. A text view's own container follows the view as far as it tracks
    /// it.
    open var size: CGSize { didSet { if size != oldValue { changed(from: oldValue) } } }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Left and right of each line, inside the text view's inset.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
    /// The shapes that text flows around, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    /// A Boolean value that indicates whether lines are as wide as the container.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
    /// A Boolean value that indicates whether the container is as wide as its text view; if not, its `size` says how
    /// long lines are.
    open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { changed() } } }
    /// Stored without effect: text is laid out to its end, whatever the view's height.
    open var heightTracksTextView = false

    /// The space left for a line in a proposed rectangle, the first gap in the direction of writing; null where there
    /// is none. Text is laid out by the same rule; overrides aren't called.
    ///
    /// - Parameter remainingRect: receives the area beyond the gap, in which the next line may lie beside this one.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
        guard let obstacles = obstacles(padding: 0) else {
            return CGRect(
                x: proposedRect.minX, y: proposedRect.minY, width: max(0, width - proposedRect.minX),
                height: proposedRect.height)
        }
        var gaps = obstacles.free(
            from: Double(proposedRect.minY), to: Double(proposedRect.maxY), width: Double(width)
        ).map { $0.clamped(to: Double(proposedRect.minX)..<max(Double(proposedRect.minX), Double(width))) }
            .filter { !$0.isEmpty }
        let isReversed = writingDirection == .rightToLeft
        if isReversed { gaps.reverse() }
        guard let gap = gaps.first else { return .null }
        if let far = gaps.dropFirst().last {
            let (left, right) = isReversed ? (far.lowerBound, gap.lowerBound) : (gap.upperBound, far.upperBound)
            remainingRect?.pointee = CGRect(
                x: CGFloat(left), y: proposedRect.minY, width: CGFloat(right - left), height: proposedRect.height)
        }
        return CGRect(
            x: CGFloat(gap.lowerBound), y: proposedRect.minY, width: CGFloat(gap.upperBound - gap.lowerBound),
            height: proposedRect.height)
    }

    /// Hands the text of this container's layout manager to another, with all of its containers.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers.reversed() {
            old.removeTextContainer(at: old.textContainers.count - 1)
            newLayoutManager.insertTextContainer(container, at: 0)
        }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The obstacles of lines, in coordinates that begin after the padding; nil without any.
    func obstacles(padding: CGFloat) -> TextObstacles? {
        guard !exclusionPaths.isEmpty else { return nil }
        let contours = exclusionPaths.flatMap { $0.graphicsPath.polygons() }.map { corners in
            corners.map { TextObstacles.Corner(x: Double($0.x - padding), y: Double($0.y)) }
        }
        return TextObstacles(contours: contours)
    }

    private func changed(from oldSize: CGSize? = nil) {
        layoutManager?.textContainerChangedGeometry(self, from: oldSize ?? size)
        owner?.containerDidChange()
    }
}
