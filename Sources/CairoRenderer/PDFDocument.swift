import CCairo
import Foundation
import Graphics

/// Pages of display lists, and what leads from place to place.
public struct PDFDocument: Sendable {
    public struct Page: Sendable {
        public var list: DisplayList
        /// The visible area, in the list's coordinates; a point is a seventy-second of an inch.
        public var bounds: CGRect
        public var links: [Link] = []
        public var destinations: [Destination] = []

        public init(list: DisplayList, bounds: CGRect) {
            self.list = list
            self.bounds = bounds
        }
    }

    /// A rectangle that leads somewhere when it is clicked; in the list's coordinates.
    public struct Link: Hashable, Sendable {
        public enum Target: Hashable, Sendable {
            case address(String)
            case destination(String)
        }

        public var rectangle: CGRect
        public var target: Target

        public init(rectangle: CGRect, target: Target) {
            (self.rectangle, self.target) = (rectangle, target)
        }
    }

    /// A named place, in the list's coordinates.
    public struct Destination: Hashable, Sendable {
        public var name: String
        public var point: CGPoint

        public init(name: String, point: CGPoint) {
            (self.name, self.point) = (name, point)
        }
    }

    /// The document's properties that readers show.
    public struct Information: Hashable, Sendable {
        public var title: String?
        public var author: String?
        public var subject: String?
        public var keywords: String?
        public var creator: String?

        public init() {}
    }

    public var pages: [Page] = []
    public var information = Information()

    public init() {}
}

extension PDFDocument {
    /// Pixels a point of what can't be said in lines and curves: shadows, scaled pictures, perspective.
    private static let pixelsPerPoint = 4.0

    /// The document as bytes; text is outlines. Equal documents give equal bytes: the date of creation is the reference
    /// date, since nothing below hosts reads a clock.
    ///
    /// - Throws: ``RenderError`` for geometry that isn't finite or is too large.
    public func bytes() throws -> [UInt8] {
        let output = CairoOutput()
        let first = pages.first?.bounds.size ?? .zero
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                CairoOutput.write, Unmanaged.passUnretained(output).toOpaque(), Double(first.width),
                Double(first.height))
        else { throw RenderError.cairo(status: "no PDF surface") }
        defer { cairo_surface_destroy(surface) }
        let tell: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
            (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
            (CAIRO_PDF_METADATA_CREATOR, information.creator),
            (CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z"),
        ]
        for (key, value) in tell {
            if let value { cairo_pdf_surface_set_metadata(surface, key, value) }
        }
        let scale = Self.pixelsPerPoint
        let caches = RenderCaches(limit: 16 << 20)
        for page in pages {
            let size = page.bounds.size
            guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) * scale <= 1e6 else {
                throw RenderError.unusableSize(size, scale: scale, limit: 250_000)
            }
            cairo_surface_set_device_scale(surface, 1, 1)
            cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
            cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
            let painter = try Painter(
                vectors: surface, width: Int((size.width * scale).rounded(.up)),
                height: Int((size.height * scale).rounded(.up)), scale: scale, caches: caches)
            try painter.paint(page)
            cairo_surface_show_page(surface)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError.cairo(status: String(cString: cairo_status_to_string(status)))
        }
        return output.bytes
    }
}

extension Painter {
    fileprivate func paint(_ page: PDFDocument.Page) throws {
        let origin = page.bounds.origin
        func place(_ point: CGPoint) -> CGPoint {
            // Cairo takes these in points, whatever scale it draws in.
            CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        for destination in page.destinations {
            let point = place(destination.point)
            tag(CAIRO_TAG_DEST, "name=\(destination.name.quoted) x=\(point.x) y=\(point.y)")
        }
        for link in page.links {
            let corner = place(CGPoint(x: link.rectangle.minX, y: link.rectangle.minY))
            let end = place(CGPoint(x: link.rectangle.maxX, y: link.rectangle.maxY))
            let target =
                switch link.target {
                case .address(let address): "uri=\(address.quoted)"
                case .destination(let name): "dest=\(name.quoted)"
                }
            tag(
                CAIRO_TAG_LINK,
                "rect=[\(corner.x) \(corner.y) \(end.x - corner.x) \(end.y - corner.y)] \(target)")
        }
        let list = DisplayList { recorder in
            recorder.translate(x: -origin.x, y: -origin.y)
            recorder.append(page.list)
        }
        try paint(list)
    }

    private func tag(_ name: String, _ attributes: String) {
        inDevicePixels {
            cairo_tag_begin(context, name, attributes)
            cairo_tag_end(context, name)
        }
    }
}

extension String {
    /// The text quoted as Cairo reads strings among attributes.
    fileprivate var quoted: String {
        "'" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
