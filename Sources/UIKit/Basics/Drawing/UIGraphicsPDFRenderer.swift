import CairoRenderer
import Graphics

/// The settings of a PDF renderer: its pages' bounds and the document's information.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's information, by Core Graphics' keys: `kCGPDFContextTitle` and the like.
    open var documentInfo: [String: Any] = [:]

    public required init() { super.init() }
}

/// Makes PDFs of what actions draw.
///
/// Lines, shapes and text stay sharp at any size; text is stored as outlines. Shadows and pictures have 288 pixels an
/// inch.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let pdfFormat: UIGraphicsPDFRendererFormat

    /// - Parameter bounds: of pages without bounds of their own; in points, seventy-seconds of an inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pdfFormat = UIGraphicsPDFRendererFormat()
        pdfFormat.documentInfo = format.documentInfo
        pdfFormat.bounds = bounds
        super.init(storing: pdfFormat)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Draws and returns the document; empty data, and a line in the log, where it can't be made.
    open func pdfData(actions: DrawingActions) -> Data {
        do {
            return try data(actions)
        } catch {
            UIKitLog.writeFromAnyThread("UIGraphicsPDFRenderer: writing the document failed: \(error)")
            return Data()
        }
    }

    /// Draws and writes the document.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws { try data(actions).write(to: url) }

    private func data(_ actions: DrawingActions) throws -> Data {
        let context = UIGraphicsPDFRendererContext(format: pdfFormat)
        GraphicsContextStack.drawing(into: context.cgContext) { actions(context) }
        return Data(try context.document().bytes())
    }
}

/// The drawing destination of a PDF renderer, page after page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var pages: [PDFDocument.Page] = []
    private var links: [PDFDocument.Link] = []
    private var destinations: [PDFDocument.Destination] = []
    private var isOnPage = false

    init(format: UIGraphicsPDFRendererFormat) {
        super.init(CGContext(scale: 1, bounds: format.bounds), format: format)
    }

    /// The bounds of the present page.
    open var pdfContextBounds: CGRect { cgContext.bounds }

    /// Ends the present page and begins the next.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        cgContext.begin(in: bounds)
        isOnPage = true
    }

    /// Makes a rectangle, in the present coordinates, a link to a URL.
    open func setURL(_ url: URL, for rect: CGRect) {
        links.append(PDFDocument.Link(rectangle: onPage(rect), target: .address(url.absoluteString)))
    }
    /// Makes a rectangle a link to a named destination of the document.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        links.append(PDFDocument.Link(rectangle: onPage(rect), target: .destination(name)))
    }
    open func addDestination(withName name: String, at point: CGPoint) {
        destinations.append(
            PDFDocument.Destination(name: name, point: point.applying(cgContext.state.transform)))
    }

    private func onPage(_ rect: CGRect) -> CGRect { rect.applying(cgContext.state.transform) }

    private func endPage() {
        let list = cgContext.recorder.list
        guard isOnPage else {
            if !list.isEmpty {
                UIKitLog.writeFromAnyThread(
                    "UIGraphicsPDFRendererContext: drawing before beginPage() is on no page and is left out. Call beginPage() "
                        + "first.")
            }
            return
        }
        isOnPage = false
        var page = PDFDocument.Page(list: list, bounds: cgContext.bounds)
        (page.links, page.destinations) = (links, destinations)
        (links, destinations) = ([], [])
        pages.append(page)
    }

    func document() -> PDFDocument {
        endPage()
        var document = PDFDocument()
        document.pages = pages
        let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        document.information.title = information[kCGPDFContextTitle] as? String
        document.information.author = information[kCGPDFContextAuthor] as? String
        document.information.subject = information[kCGPDFContextSubject] as? String
        document.information.creator = information[kCGPDFContextCreator] as? String
        let keywords = information[kCGPDFContextKeywords]
        document.information.keywords = (keywords as? [String])?.joined(separator: ", ") ?? keywords as? String
        return document
    }
}

/// Keys of `documentInfo`; the owner's password and access rights aren't among them.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
