import CairoRenderer
@_exported import UIKit

/// A document of pages, read whole when it is made. It can't be changed; one with a password isn't read.
open class PDFDocument: NSObject {
    public let documentURL: URL?
    private let data: Data
    private let pages: [PDFPage]

    /// - Returns: nil where the file can't be read or isn't a document without a password.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, url: url)
    }

    /// - Returns: nil where the data aren't a document without a password.
    public convenience init?(data: Data) { self.init(data: data, url: nil) }

    private init?(data: Data, url: URL?) {
        let bytes = [UInt8](data)
        guard let count = try? VectorPicture(bytes, format: .pdf).pageCount(), count > 0 else { return nil }
        self.data = data
        documentURL = url
        pages = (0..<count).compactMap { number in
            (try? VectorPicture(bytes, format: .pdf, page: number)).flatMap { PDFPage($0, number: number) }
        }
        guard pages.count == count else { return nil }
        super.init()
        for page in pages { page.document = self }
    }

    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var outlineRoot: PDFOutline? { nil }
    /// The texts of all pages, one after the other.
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }

    /// - Returns: nil where there is no page of this number, which counts from 0.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex(of: page) ?? NSNotFound }
    open func dataRepresentation() -> Data? { data }
    @discardableResult open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
    @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Each place in the texts where a string stands, page by page.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        guard !string.isEmpty else { return [] }
        return pages.flatMap { page -> [PDFSelection] in
            guard let text = page.string else { return [] }
            var found: [PDFSelection] = []
            var rest = text.startIndex..<text.endIndex
            while let place = text.range(of: string, options: options, range: rest), !place.isEmpty {
                found.append(PDFSelection(page: page, string: String(text[place])))
                rest = place.upperBound..<text.endIndex
            }
            return found
        }
    }
}

/// The table of contents of a document; it isn't read.
open class PDFOutline: NSObject {
    open var label: String? { nil }
    open var numberOfChildren: Int { 0 }
    open func child(at index: Int) -> PDFOutline? { nil }
}

/// A text in a page.
open class PDFSelection: NSObject {
    open var pages: [PDFPage] { [page] }
    public let string: String?
    private let page: PDFPage

    init(page: PDFPage, string: String) {
        (self.page, self.string) = (page, string)
        super.init()
    }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
open class PDFPage: NSObject {
    open internal(set) weak var document: PDFDocument?
    private let picture: VectorPicture
    private let size: CGSize
    private let number: Int

    init?(_ picture: VectorPicture, number: Int) {
        guard let size = try? picture.pageSize(), size.width > 0, size.height > 0 else { return nil }
        (self.picture, self.number) = (picture, number)
        self.size = CGSize(width: size.width, height: size.height)
        super.init()
    }

    /// The page's number as it is counted from 1.
    open var label: String? { String(number + 1) }
    open var string: String? { try? picture.text() }
    open var numberOfCharacters: Int { (string as NSString?)?.length ?? 0 }
    /// Always 0: a page is read as it is turned.
    open var rotation: Int { 0 }

    /// The page's rectangle in points of a seventy-second of an inch; the same for each box, which is the one that is seen.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The page in the largest size that fits, on white.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let scale = min(size.width / self.size.width, size.height / self.size.height)
        return image(scale: max(scale, 0), pixelsPerPoint: UIScreen.main.scale)
    }

    /// Draws the page into a context whose y axis goes up, as PDF's does.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let page = image(scale: 1, pixelsPerPoint: 2).cgImage else { return }
        context.draw(page, in: CGRect(origin: .zero, size: size))
    }

    /// The page on white; an empty image where it can't be drawn.
    func image(scale: CGFloat, pixelsPerPoint: CGFloat) -> UIImage {
        let points = CGSize(width: size.width * scale, height: size.height * scale)
        let pixels = [points.width, points.height].map {
            min(VectorPicture.largestSide, max(1, Int(($0 * pixelsPerPoint).rounded())))
        }
        let drawn = try? picture.bitmap(
            width: pixels[0], height: pixels[1], size: (Double(size.width), Double(size.height)))
        guard let drawn else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = pixelsPerPoint
        format.opaque = true
        return UIGraphicsImageRenderer(size: points, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: points))
            UIImage(cgImage: CGImage(bitmap: drawn)).draw(in: CGRect(origin: .zero, size: points))
        }
    }
}
