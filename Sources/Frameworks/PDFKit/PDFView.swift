import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

extension Notification.Name {
    /// The view's current page is another.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
}

@preconcurrency @MainActor public protocol PDFViewDelegate: AnyObject {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// Shows a document's pages one below the other, or one alone; each is drawn when it comes into sight.
@preconcurrency @MainActor open class PDFView: UIView {
    private let scrollView = UIScrollView()
    private var pictures: [UIImageView] = []
    /// The scale at which each page in sight was drawn, by its number.
    private var drawnScales: [Int: CGFloat] = [:]
    private var toldPage: PDFPage?
    open weak var delegate: (any PDFViewDelegate)?

    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            rebuild()
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    /// Pages beside each other are shown below each other.
    open var displayMode: PDFDisplayMode = .singlePageContinuous { didSet { if displayMode != oldValue { rebuild() } } }
    open var displayDirection: PDFDisplayDirection = .vertical { didSet { setNeedsLayout() } }
    open var displayBox: PDFDisplayBox = .cropBox
    open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
    /// The space around a page, in points.
    ///
    /// Provenance: claimed — 4.75 above and below, 4 at the sides: PDFKit's defaults as they are commonly told.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { setNeedsLayout() }
    }
    open var isUsingPageViewController: Bool { usesPages }
    private var usesPages = false
    /// True for a scale by which a page is as wide as the view.
    open var autoScales = false { didSet { setNeedsLayout() } }
    open var minScaleFactor: CGFloat = 0.25
    open var maxScaleFactor: CGFloat = 5
    private var givenScale: CGFloat = 1
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : givenScale }
        set {
            autoScales = false
            givenScale = min(max(newValue, minScaleFactor), maxScaleFactor)
            setNeedsLayout()
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }
    /// The scale by which the widest page is as wide as the view.
    open var scaleFactorForSizeToFit: CGFloat {
        let widest = shownPages.map { $0.bounds(for: displayBox).width }.max() ?? 0
        let room = bounds.width - margins.left - margins.right
        return widest > 0 && room > 0 ? room / widest : 1
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        if backgroundColor == nil { backgroundColor = .systemGray }
        scrollView.delegate = self
        addSubview(scrollView)
    }

    open var documentView: UIView? { document == nil ? nil : scrollView }
    open func layoutDocumentView() { setNeedsLayout() }
    /// One page at a time, as by `displayMode`; pages aren't turned by a swipe.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        usesPages = enable
        rebuild()
    }

    // MARK: Pages

    private var showsOnePage: Bool { displayMode == .singlePage || displayMode == .twoUp || usesPages }
    private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }
    private var singleNumber = 0

    private var shownNumbers: [Int] {
        let count = document?.pageCount ?? 0
        return showsOnePage ? (count > 0 ? [min(singleNumber, count - 1)] : []) : Array(0..<count)
    }
    private var shownPages: [PDFPage] { shownNumbers.compactMap { document?.page(at: $0) } }

    /// The page that has the middle of the view, or the one that is shown alone.
    open var currentPage: PDFPage? {
        layoutIfNeeded()
        return pageInTheMiddle
    }

    private var pageInTheMiddle: PDFPage? {
        guard !showsOnePage else { return shownPages.first }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let nearest = pictures.indices.min {
            distance(of: pictures[$0], to: middle) < distance(of: pictures[$1], to: middle)
        }
        return nearest.flatMap { document?.page(at: $0) }
    }

    open var visiblePages: [PDFPage] {
        layoutIfNeeded()
        return zip(pictures, shownPages).filter { $0.0.frame.intersects(scrollView.bounds) }.map(\.1)
    }

    private func distance(of view: UIView, to point: CGPoint) -> CGFloat {
        displayDirection == .vertical ? abs(view.frame.midY - point.y) : abs(view.frame.midX - point.x)
    }

    private var currentNumber: Int? { currentPage.flatMap { document?.index(for: $0) } }
    open var canGoToNextPage: Bool { currentNumber.map { $0 + 1 < document?.pageCount ?? 0 } ?? false }
    open var canGoToPreviousPage: Bool { currentNumber.map { $0 > 0 } ?? false }
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { go(toNumber: (currentNumber ?? 0) + 1) } }
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { go(toNumber: (currentNumber ?? 0) - 1) } }
    open func goToFirstPage(_ sender: Any?) { go(toNumber: 0) }
    open func goToLastPage(_ sender: Any?) { go(toNumber: (document?.pageCount ?? 1) - 1) }
    open func go(to page: PDFPage) {
        guard let number = document?.index(for: page), number != NSNotFound else { return }
        go(toNumber: number)
    }
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }

    private func go(toNumber number: Int) {
        if showsOnePage {
            singleNumber = number
            rebuild()
        } else {
            layoutIfNeeded()
            guard pictures.indices.contains(number) else { return }
            let frame = pictures[number].frame
            let inset = scrollView.adjustedContentInset
            let end = CGPoint(
                x: max(-inset.left, scrollView.contentSize.width - scrollView.bounds.width + inset.right),
                y: max(-inset.top, scrollView.contentSize.height - scrollView.bounds.height + inset.bottom))
            scrollView.contentOffset = CGPoint(
                x: min(end.x, max(-inset.left, frame.minX - margins.left)),
                y: min(end.y, max(-inset.top, frame.minY - margins.top)))
        }
        tellOfPage()
    }

    // MARK: Layout

    private func rebuild() {
        for picture in pictures { picture.removeFromSuperview() }
        drawnScales = [:]
        pictures = shownNumbers.map { _ in
            let picture = UIImageView()
            picture.backgroundColor = .white
            scrollView.addSubview(picture)
            return picture
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let (scale, margins) = (scaleFactor, margins)
        let sizes = shownPages.map { page -> CGSize in
            let size = page.bounds(for: displayBox).size
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
        let isVertical = displayDirection == .vertical
        let across = sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0
        let room = max(
            across,
            isVertical ? bounds.width - margins.left - margins.right : bounds.height - margins.top - margins.bottom)
        var along: CGFloat = 0
        for (picture, size) in zip(pictures, sizes) {
            along += isVertical ? margins.top : margins.left
            let aside = (room - (isVertical ? size.width : size.height)) / 2
            picture.frame = CGRect(
                origin: isVertical
                    ? CGPoint(x: margins.left + aside, y: along) : CGPoint(x: along, y: margins.top + aside),
                size: size)
            along += isVertical ? size.height + margins.bottom : size.width + margins.right
        }
        scrollView.contentSize =
            isVertical
            ? CGSize(width: room + margins.left + margins.right, height: along)
            : CGSize(width: along, height: room + margins.top + margins.bottom)
        drawVisiblePages()
        tellOfPage()
    }

    private func drawVisiblePages() {
        let scale = scaleFactor
        let sight = scrollView.bounds.insetBy(dx: -scrollView.bounds.width / 2, dy: -scrollView.bounds.height / 2)
        for (index, page) in shownPages.enumerated() where pictures.indices.contains(index) {
            let isInSight = pictures[index].frame.intersects(sight)
            if isInSight, drawnScales[index] != scale {
                pictures[index].image = page.image(scale: scale, pixelsPerPoint: traitCollection.displayScale)
                drawnScales[index] = scale
            } else if !isInSight {
                pictures[index].image = nil
                drawnScales[index] = nil
            }
        }
    }

    private func tellOfPage() {
        guard let page = pageInTheMiddle, page !== toldPage else { return }
        toldPage = page
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
}

extension PDFView: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        drawVisiblePages()
        tellOfPage()
    }
}
